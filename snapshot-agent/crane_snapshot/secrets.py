"""Names and texts that look like secrets; nothing of their values is recorded."""

import functools
import re

_WORDS = frozenset(
    "password passwords passwd pwd passphrase secret secrets token apikey credential credentials auth bearer cookie "
    "cookies pat dsn jwt".split()
)
_PAIRS = frozenset(
    {
        ("api", "key"), ("access", "key"), ("private", "key"), ("secret", "key"), ("account", "key"), ("ssh", "key"),
        ("encryption", "key"), ("client", "secret"), ("connection", "string"), ("conn", "str"), ("session", "id"),
        ("auth", "key"), ("service", "account"), ("license", "key"), ("aws", "key"), ("openai", "key"),
    }
)  # fmt: skip
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_TOKEN = re.compile(
    r"^(sk|pk|rk|ghp|gho|ghs|github_pat|glpat|hf|xox[abps]|AKIA|ASIA|AIza|eyJ|ya29|npm|pypi)[-_A-Za-z0-9.]{12,}$"
)
_LONG = re.compile(r"^[A-Za-z0-9+/=_\-]{24,}$")


@functools.lru_cache(4096)
def secret_name(name):
    """Whether a variable, key, attribute or column of this name must not be recorded."""
    words = [word.lower() for word in _WORD.findall(name[:200])]
    return any(word in _WORDS for word in words) or any(pair in _PAIRS for pair in zip(words, words[1:]))


def secret_text(text):
    """Whether a text looks like a key, or an address with a password in it."""
    if _TOKEN.match(text) or ("://" in text and "@" in text):
        return True
    if not _LONG.match(text):
        return False
    kinds = [any(c.isdigit() for c in text), any(c.isupper() for c in text), any(c.islower() for c in text)]
    return sum(kinds) >= 2 and kinds[0]
