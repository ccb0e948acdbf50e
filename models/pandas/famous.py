"""Columns of well-known public data sets, for files that bear their names.

Most notebooks that are shared read one of these. What a file of that name holds is only presumed: a column that
code asks for and that is listed here is taken to be as in the data set; nothing is said of other columns. Where
several versions of a data set go by one name (seaborn's and Kaggle's), the columns of all are listed.

Kinds: "int", "float", "text" (what no number is read from), "mixed" (texts of which some are numbers), each with "?"
where values are missing; "text a|b" lists all the values.
"""

from models.crane import presume, unknown
from models.data import Facts

FILES = {
    "50_startups": {"R&D Spend": "float", "Administration": "float", "Marketing Spend": "float", "State": "text New York|California|Florida",
                    "Profit": "float"},
    "ab_nyc_2019": {"id": "int", "name": "text?", "host_name": "text?", "neighbourhood_group": "text", "neighbourhood": "text",
                    "latitude": "float", "longitude": "float", "room_type": "text Private room|Entire home/apt|Shared room", "price": "int",
                    "last_review": "text?", "reviews_per_month": "float?"},
    "advertising": {"TV": "float", "Radio": "float", "radio": "float", "Newspaper": "float", "newspaper": "float", "Sales": "float",
                    "sales": "float"},
    "auto-mpg": {"mpg": "float", "cylinders": "int", "displacement": "float", "horsepower": "mixed", "weight": "int", "acceleration": "float",
                 "car name": "text"},
    "churn_modelling": {"RowNumber": "int", "CustomerId": "int", "Surname": "text", "CreditScore": "int",
                        "Geography": "text France|Spain|Germany", "Gender": "text Female|Male", "Age": "int", "Tenure": "int",
                        "Balance": "float", "EstimatedSalary": "float", "Exited": "int"},
    "creditcard": {"Time": "float", "V1": "float", "V2": "float", "Amount": "float", "Class": "int"},
    "diabetes": {"Pregnancies": "int", "Glucose": "int", "BloodPressure": "int", "SkinThickness": "int", "Insulin": "int", "BMI": "float",
                 "DiabetesPedigreeFunction": "float", "Age": "int", "Outcome": "int"},
    "diamonds": {"carat": "float", "cut": "text Ideal|Premium|Very Good|Good|Fair", "color": "text D|E|F|G|H|I|J", "clarity": "text",
                 "depth": "float", "table": "float", "price": "int"},
    "googleplaystore": {"App": "text", "Category": "text", "Rating": "float?", "Reviews": "mixed", "Size": "text", "Installs": "text",
                        "Type": "text?", "Price": "mixed", "Content Rating": "text?", "Genres": "text", "Last Updated": "text"},
    "heart": {"age": "int", "sex": "int", "cp": "int", "trestbps": "int", "chol": "int", "fbs": "int", "thalach": "int", "oldpeak": "float",
              "target": "int"},
    "hmeq": {"BAD": "int", "LOAN": "int", "MORTDUE": "float?", "VALUE": "float?", "REASON": "text?", "JOB": "text?", "YOJ": "float?",
             "DEROG": "float?", "DELINQ": "float?", "CLAGE": "float?", "NINQ": "float?", "CLNO": "float?", "DEBTINC": "float?"},
    "housing": {"total_bedrooms": "float?", "ocean_proximity": "text <1H OCEAN|INLAND|NEAR OCEAN|NEAR BAY|ISLAND"},
    "imdb dataset": {"review": "text", "sentiment": "text positive|negative"},
    "insurance": {"age": "int", "sex": "text female|male", "bmi": "float", "children": "int", "smoker": "text yes|no",
                  "region": "text southwest|southeast|northwest|northeast", "charges": "float"},
    "iris": {"sepal_length": "float", "sepal_width": "float", "petal_length": "float", "petal_width": "float",
             "species": "text setosa|versicolor|virginica", "SepalLengthCm": "float", "SepalWidthCm": "float", "PetalLengthCm": "float",
             "PetalWidthCm": "float", "Species": "text Iris-setosa|Iris-versicolor|Iris-virginica"},
    "mall_customers": {"CustomerID": "int", "Gender": "text Male|Female", "Genre": "text Male|Female", "Age": "int",
                       "Annual Income (k$)": "int", "Spending Score (1-100)": "int"},
    "mpg": {"mpg": "float", "cylinders": "int", "displacement": "float", "horsepower": "float?", "weight": "int", "acceleration": "float",
            "origin": "text usa|japan|europe", "name": "text"},
    "netflix_titles": {"show_id": "text", "type": "text Movie|TV Show", "title": "text", "director": "text?", "cast": "text?",
                       "country": "text?", "date_added": "text?", "release_year": "int", "listed_in": "text", "description": "text"},
    "penguins": {"species": "text Adelie|Chinstrap|Gentoo", "island": "text Torgersen|Biscoe|Dream", "bill_length_mm": "float?",
                 "bill_depth_mm": "float?", "flipper_length_mm": "float?", "body_mass_g": "float?", "sex": "text?"},
    "salary_data": {"YearsExperience": "float", "Salary": "float"},
    "social_network_ads": {"User ID": "int", "Gender": "text Male|Female", "Age": "int", "EstimatedSalary": "int", "Purchased": "int"},
    "studentsperformance": {"gender": "text female|male", "race/ethnicity": "text", "parental level of education": "text",
                            "lunch": "text standard|free/reduced", "test preparation course": "text none|completed", "math score": "int",
                            "reading score": "int", "writing score": "int"},
    "tips": {"total_bill": "float", "tip": "float", "sex": "text Female|Male", "smoker": "text No|Yes", "day": "text Sun|Sat|Thur|Fri",
             "time": "text Dinner|Lunch", "size": "int"},
    "titanic": {"PassengerId": "int", "Survived": "int", "Pclass": "int", "Name": "text", "Sex": "text male|female", "Age": "float?",
                "SibSp": "int", "Parch": "int", "Ticket": "mixed", "Fare": "float", "Cabin": "text?", "Embarked": "text?", "survived": "int",
                "pclass": "int", "sex": "text male|female", "age": "float?", "embarked": "text?", "class": "text First|Second|Third",
                "deck": "text?", "embark_town": "text?", "alive": "text no|yes"},
    "vgsales": {"Rank": "int", "Name": "text", "Platform": "text", "Year": "float?", "Genre": "text", "Publisher": "text?",
                "NA_Sales": "float", "Global_Sales": "float"},
    "wa_fn-usec_-telco-customer-churn": {"customerID": "text", "gender": "text Female|Male", "SeniorCitizen": "int", "tenure": "int",
                                         "PhoneService": "text Yes|No", "Contract": "text", "PaymentMethod": "text",
                                         "MonthlyCharges": "float", "TotalCharges": "mixed", "Churn": "text No|Yes"},
}


def columns_of(path):
    """Facts of the columns, by name, that a file of this name is presumed to hold; `None` for a name that says nothing."""
    stem = path.replace("\\", "/").split("/")[-1].lower()
    for ending in (".gz", ".zip", ".bz2", ".csv"):
        if stem.endswith(ending):
            stem = stem[:-len(ending)]
    kinds = FILES.get(stem)
    if kinds is None or not presume("'" + path.replace("\\", "/").split("/")[-1] + "' is the well-known data set of that name"):
        return None
    return {name: facts_of(kinds[name]) for name in kinds}


def facts_of(kind):
    from models.pandas.core import text_dtype
    missing = kind.endswith("?")
    words = kind[:-1] if missing else kind
    rows = (unknown(int),)
    if words == "int":
        return Facts(rows, "int64", False, False, integral=True)
    if words == "float":
        return Facts(rows, "float64", missing, False)
    kinds = ("str",) if not missing else unknown()
    if words == "mixed":
        return Facts(rows, text_dtype(), missing, False, kinds=kinds, int_text="some", float_text="some")
    labels = words[5:].split("|") if len(words) > 5 else None
    return Facts(rows, text_dtype(), missing, False, kinds=kinds, labels=labels, unique=None if labels is None else len(labels),
                 int_text="none", float_text="none", date_text=None)
