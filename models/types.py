"""types: names of builtin types, and a plain namespace."""

from models.crane import unknown as _unknown

__pure__ = True
FunctionType = LambdaType = MethodType = ModuleType = GeneratorType = BuiltinFunctionType = NoneType = MappingProxyType = _unknown()


class SimpleNamespace:
    __real__ = "types.SimpleNamespace"
    __complete__ = True

    def __init__(self, mapping_or_iterable=None, /, **kwargs):
        if mapping_or_iterable is not None:
            self.__dict__.update(_unknown(dict))
        for name in kwargs:
            setattr(self, name, kwargs[name])
