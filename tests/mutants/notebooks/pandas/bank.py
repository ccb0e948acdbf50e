# %%
import pandas as pd


class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def deposit(self, amount, date):
        self.balance += amount
        self.history.append({"date": date, "amount": amount, "kind": "deposit"})

    def withdraw(self, amount, date):
        if amount > self.balance:
            raise ValueError("insufficient funds")
        self.balance -= amount
        self.history.append({"date": date, "amount": -amount, "kind": "withdrawal"})
# %%
account = Account("ann", 100)
account.deposit(50, "2024-01-03")
account.withdraw(30, "2024-01-09")
account.deposit(20, "2024-02-01")
print(account.balance)
# %%
history = pd.DataFrame(account.history)
history["date"] = pd.to_datetime(history["date"])
history["balance"] = 100 + history["amount"].cumsum()
history
# %%
deposits = history[history["kind"] == "deposit"]
print(deposits["amount"].sum(), history["balance"].iloc[-1])
# %%
monthly = history.set_index("date")["amount"].resample("MS").sum()
for month, amount in monthly.items():
    print(month.month, amount)
# %%
accounts = {"ann": account, "bob": Account("bob")}
balances = pd.Series({name: a.balance for name, a in accounts.items()})
print(balances["bob"], balances.sort_values().index[-1])
