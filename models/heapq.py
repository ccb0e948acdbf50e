"""heapq: a list in the order of a heap."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import known as _known
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


def _list(heap):
    if isinstance(heap, (tuple, dict, str, int, float, set)) is True or heap is None:
        raise TypeError(f"heap argument must be a list, not {_type_name(heap)}")


def _reordered(heap):
    """The same elements in an order that is not known."""
    if _known(heap) and len(heap) > 1:
        same = heap[0]
        like = same if all([type(x) in (int, float) and x == same for x in heap]) else _unknown()
        for i in range(len(heap)):
            heap[i] = like
    elif not _known(heap):
        _havoc(heap)


def heapify(heap, /):
    _list(heap)
    _may_fail()
    _reordered(heap)


def heappush(heap, item, /):
    _list(heap)
    if isinstance(heap, list) is not True:
        _havoc(heap)
        return
    if not _known(heap) or len(heap) > 0:
        _may_fail()
    heap.append(item)
    _reordered(heap)


def heappop(heap, /):
    _list(heap)
    if _known(heap) and isinstance(heap, list):
        if len(heap) == 0:
            raise IndexError("index out of range")
        item = heap[0] if len(heap) == 1 else _unknown()
        if len(heap) > 1:
            _may_fail()
        heap.pop()
        return item
    _may_fail()
    _havoc(heap)
    return _unknown()


def heappushpop(heap, item, /):
    _list(heap)
    _may_fail()
    _havoc(heap)
    return _unknown()


def heapreplace(heap, item, /):
    _list(heap)
    if _known(heap) and isinstance(heap, list) and len(heap) == 0:
        raise IndexError("index out of range")
    _may_fail()
    _havoc(heap)
    return _unknown()


def _some(n, iterable, key, down):
    if not _known(n) or not _known(iterable) or not isinstance(iterable, (list, tuple, dict, str, set)):
        _may_fail()
        return _unknown(list)
    return sorted(iterable, key=key, reverse=down)[:max(n, 0)]


def nlargest(n, iterable, key=None):
    return _some(n, iterable, key, True)


def nsmallest(n, iterable, key=None):
    return _some(n, iterable, key, False)


def merge(*iterables, key=None, reverse=False):
    _may_fail()
    return _unknown()
