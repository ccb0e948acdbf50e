"""Sequential, ModuleList, ModuleDict and their kin."""

from models.crane import known, parts, torn, type_name, unknown
from models.torch.nn.module import Module, check_module, fields


INNER = ("ready_", "training", "hooked_", "buffers_", "torn_")


class Indexed(Module):
    """A container whose submodules are attributes named "0", "1", … or by the keys of a dict."""

    def items_of(self):
        return [pair[1] for pair in self.pairs_of()]

    def pairs_of(self):
        if not torn(self, INNER):
            return parts(self, Module)
        return [pair for pair in fields(self) if pair[0] not in INNER and (not known(pair[1]) and not known(type_name(pair[1])) or known(pair[1]) and isinstance(pair[1], Module))]

    def is_whole(self):
        return "torn_" not in self.__dict__

    def tear(self):
        """Modules came that are not known."""
        setattr(self, "torn_", True)

    def add_all(self, modules):
        if not known(modules):
            self.tear()
            return
        if isinstance(modules, dict):
            for name in modules:
                check_module(modules[name])
                setattr(self, name, modules[name])
            return
        place = len(self.pairs_of())
        for m in modules:
            check_module(m)
            setattr(self, str(place), m)
            place = place + 1

    def __len__(self):
        return len(self.pairs_of()) if self.is_whole() else unknown(int)

    def __iter__(self):
        return iter(self.items_of()) if self.is_whole() else iter(unknown())

    def __getitem__(self, index):
        if not self.is_whole() or not known(index):
            return unknown()
        items = self.items_of()
        if isinstance(index, slice):
            return type(self)(*items[index]) if isinstance(self, Sequential) else type(self)(items[index])
        if isinstance(index, str):
            raise TypeError("'str' object cannot be interpreted as an integer")
        if not isinstance(index, int):
            return unknown()
        if index >= len(items) or index < -len(items):
            raise IndexError(f"index {index} is out of range")
        return items[index]

    def __setitem__(self, index, module):
        if not self.is_whole() or not known(index) or not isinstance(index, int):
            self.tear()
            return
        pairs = self.pairs_of()
        if index >= len(pairs) or index < -len(pairs):
            raise IndexError(f"index {index} is out of range")
        setattr(self, pairs[index][0], module)

    def __delitem__(self, index):
        if not self.is_whole() or not known(index) or not isinstance(index, int):
            self.tear()
            return
        pairs = self.pairs_of()
        if index >= len(pairs) or index < -len(pairs):
            raise IndexError(f"index {index} is out of range")
        delattr(self, pairs[index][0])

    def append(self, module):
        check_module(module)
        setattr(self, str(len(self.pairs_of())), module)
        return self

    def extend(self, modules):
        if known(modules) and (isinstance(modules, Module) and not isinstance(modules, Indexed) or isinstance(modules, (int, float))):
            raise TypeError(f"{type_name(self)}.extend should be called with an iterable, but got {type_name(modules)}")
        self.add_all(list(modules) if known(modules) and not isinstance(modules, dict) else modules)
        return self

    def insert(self, index, module):
        self.tear()


class Sequential(Indexed):
    __real__ = "torch.nn.modules.container.Sequential"

    def __init__(self, *args):
        super().__init__()
        if len(args) == 1 and known(args[0]) and isinstance(args[0], dict):
            self.add_all(args[0])
        else:
            self.add_all(args)

    def forward(self, input):
        if not self.is_whole():
            return unknown()
        for m in self.items_of():
            input = m(input)
        return input


class ModuleList(Indexed):
    __real__ = "torch.nn.modules.container.ModuleList"

    def __init__(self, modules=None):
        super().__init__()
        if not known(modules) or modules is not None:
            self.extend(modules)


class ModuleDict(Indexed):
    __real__ = "torch.nn.modules.container.ModuleDict"

    def __init__(self, modules=None):
        super().__init__()
        if not known(modules):
            self.tear()
        elif modules is not None:
            self.update(modules)

    def update(self, modules):
        if not known(modules) or not isinstance(modules, dict):
            self.tear()
            return
        for name in modules:
            if "." in name:
                raise KeyError(f"module name can't contain \".\", got: {name}")
        self.add_all(modules)

    def __getitem__(self, key):
        if not self.is_whole() or not known(key):
            return unknown()
        for pair in self.pairs_of():
            if pair[0] == key:
                return pair[1]
        raise KeyError(key)

    def __setitem__(self, key, module):
        self.add_module(key, module)

    def __contains__(self, key):
        if not self.is_whole() or not known(key):
            return unknown(bool)
        return any(pair[0] == key for pair in self.pairs_of())

    def __iter__(self):
        return iter([pair[0] for pair in self.pairs_of()]) if self.is_whole() else iter(unknown())

    def keys(self):
        return [pair[0] for pair in self.pairs_of()] if self.is_whole() else unknown()

    def values(self):
        return self.items_of() if self.is_whole() else unknown()

    def items(self):
        return [(pair[0], pair[1]) for pair in self.pairs_of()] if self.is_whole() else unknown()


class ParameterList(Module):
    __real__ = "torch.nn.modules.container.ParameterList"

    def __init__(self, values=None):
        super().__init__()
        self.values_ = values

    def is_whole(self):
        return False

    def __getitem__(self, index):
        return unknown()

    def __iter__(self):
        return iter(unknown())

    def __len__(self):
        return unknown(int)

    def append(self, value):
        return self

    def extend(self, values):
        return self


class ParameterDict(ParameterList):
    __real__ = "torch.nn.modules.container.ParameterDict"

    def __setitem__(self, key, value):
        return None
