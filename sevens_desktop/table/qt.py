"""Qt's ``Property`` with the type of its value, which PySide's own annotations leave out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if not TYPE_CHECKING:
    from PySide6.QtCore import Property
else:
    T = TypeVar("T")

    class Value(Generic[T]):
        def __get__(self, owner: object, kind: type | None = None) -> T:
            raise NotImplementedError

    class Property:
        def __init__(self, kind: object, /, *, notify: object = None, constant: bool = False) -> None: ...

        def __call__(self, getter: Callable[[Any], T], /) -> Value[T]:
            raise NotImplementedError


Map = dict[str, Any]
"""A JavaScript object."""

__all__ = ["Map", "Property"]
