"""Looking at objects without running any of their code.

`isinstance`, `hasattr`, `getattr`, `len` and `repr` may run properties, force lazy proxies, compute or
warn. What is here reads types and instance dictionaries only, past any override of a user's class.
"""

import types

_type_module = type.__dict__["__module__"]
_type_mro = type.__dict__["__mro__"]
_type_dict = type.__dict__["__dict__"]
_type_qualname = type.__dict__["__qualname__"]
_MISSING = object()

#: Key under which a summariser gives the addresses of the buffers that a value lives in; not recorded.
MEMORY = "@memory"

#: Types whose values never change and hold nothing.
SCALARS = frozenset({int, float, bool, complex, str, bytes, type(None), type(Ellipsis), type(NotImplemented)})


def module_of(cls):
    """The module that a class reports, "" where it is no text."""
    try:
        module = _type_module.__get__(cls)
    except AttributeError:
        return ""
    return module if type(module) is str else ""


def top_package(cls):
    return module_of(cls).partition(".")[0]


def mro(cls):
    return _type_mro.__get__(cls)


def class_dict(cls):
    return _type_dict.__get__(cls)


def qualname(cls):
    return _type_qualname.__get__(cls)


def type_name(cls):
    """The public name of a type: builtins bare, others with their module."""
    module = module_of(cls)
    name = qualname(cls)
    return name if module == "builtins" or not module else f"{module}.{name}"


def find_in_class(cls, name):
    """The class attribute as it stands in a class's dictionary, or None."""
    for ancestor in mro(cls):
        found = class_dict(ancestor).get(name, _MISSING)
        if found is not _MISSING:
            return found
    return None


def instance_dict(v):
    """The instance's own dictionary, or None; a class's `__dict__` property is not run."""
    descriptor = find_in_class(type(v), "__dict__")
    # Modules have a member descriptor there, other objects a getset descriptor; anything else is a user's.
    if type(descriptor) not in (types.GetSetDescriptorType, types.MemberDescriptorType):
        return None
    try:
        found = descriptor.__get__(v, type(v))
    except (AttributeError, TypeError):
        return None
    return found if type(found) is dict else None


def slots(v):
    """Values of `__slots__` that are set, by name."""
    found = {}
    for ancestor in mro(type(v)):
        for name, member in class_dict(ancestor).items():
            if type(member) is types.MemberDescriptorType and name not in found:
                try:
                    found[name] = member.__get__(v, type(v))
                except AttributeError:
                    pass
    return found


def is_user_class(cls):
    """A class that the notebook itself defines."""
    return module_of(cls) == "__main__"
