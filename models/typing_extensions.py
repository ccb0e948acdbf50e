"""typing_extensions: the names of typing, for older Pythons."""

from models.typing import (  # noqa: F401
    Annotated, Any, Callable, ClassVar, Final, Generic, Literal, NamedTuple, NewType, NotRequired, ParamSpec, Protocol, Required,
    Self, TypeAlias, TypedDict, TypeGuard, TypeVar, cast, final, overload, override, runtime_checkable,
)

__pure__ = True
