"""abc: abstract classes. That one of them cannot be instantiated is not followed."""

from models.crane import unknown as _unknown

__pure__ = True


class ABC:
    """Base of abstract classes; a registered class may be an instance of one."""

    __complete__ = True
    __abstract__ = True

    @classmethod
    def register(cls, subclass):
        return subclass


def abstractmethod(funcobj):
    return funcobj


def abstractproperty(function):
    return property(function)


abstractclassmethod = classmethod
abstractstaticmethod = staticmethod
ABCMeta = _unknown()
