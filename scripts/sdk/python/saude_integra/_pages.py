"""Lists that the service answers page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, Generic, Iterable, Iterator, List, Mapping, Optional, TypeVar

from ._errors import MissingPandas

if TYPE_CHECKING:
    import pandas

Item = TypeVar("Item")
Page = TypeVar("Page")

# The most items that the service gives at once.
_SIZE = 100

#: Asks for a page with these changes of the request.
Ask = Callable[[Mapping[str, Any]], Any]


class Listing(Generic[Item, Page]):
    """Everything a list has, item by item. The next page is asked for after the last item of a page was taken.

    Nothing is sent before the first item is asked for, and each loop begins anew.
    """

    def __init__(self, ask: Ask, items: str, paging: str, given: Mapping[str, Any]) -> None:
        self._ask = ask
        self._items = items
        self._paging = paging
        self._given = given

    def __iter__(self) -> Iterator[Item]:
        for page in self._pages():
            yield from self._of(page)

    def pages(self) -> Iterator[Page]:
        """The pages as they were answered, with `total` and what else stands beside the items."""
        return self._pages()

    def first_page(self) -> Page:
        """The first page as it was answered."""
        return next(self._pages())

    def all(self) -> List[Item]:
        """All items at once."""
        return list(self)

    def to_dataframe(self) -> pandas.DataFrame:
        """All items as a data frame. Fields of nested objects get names such as `paciente.idade`."""
        _pandas()
        return to_dataframe(self.all())

    def _of(self, page: Any) -> List[Any]:
        return list(page if self._items == "" else page[self._items])

    def _pages(self) -> Iterator[Any]:
        turn = _TURNS[self._paging](self._given)
        changes: Optional[Mapping[str, Any]] = next(turn)
        while changes is not None:
            page = self._ask(changes)
            yield page
            try:
                changes = turn.send((page, len(self._of(page))))
            except StopIteration:
                return


def to_dataframe(rows: Iterable[Any]) -> pandas.DataFrame:
    """Rows of any answer as a data frame. Fields of nested objects get names such as `paciente.idade`."""
    return _pandas().json_normalize(list(rows), sep=".")


def _pandas() -> Any:
    try:
        import pandas
    except ImportError:
        raise MissingPandas() from None
    return pandas


# Each turn yields the changes of a request, and is sent the page that came and how many items were on it.
def _once(_: Mapping[str, Any]) -> Any:
    yield {}


def _by_page(given: Mapping[str, Any]) -> Any:
    page, size = given.get("page") or 1, given.get("size") or _SIZE
    while True:
        answer, count = yield {"page": page, "size": size}
        page += 1
        if count == 0 or page > answer.get("pages", 0):
            return


def _by_offset(given: Mapping[str, Any]) -> Any:
    offset, limit = given.get("offset") or 0, given.get("limit") or _SIZE
    while True:
        answer, count = yield {"offset": offset, "limit": limit}
        offset += count
        if count == 0 or offset >= answer["total"]:
            return


def _by_body(given: Mapping[str, Any]) -> Any:
    asked: Dict[str, Any] = {"tamanho": _SIZE, **(given.get("paginacao") or {})}
    page = asked.get("pagina") or 1
    while True:
        answer, count = yield {"paginacao": {**asked, "pagina": page}}
        page += 1
        if count == 0 or page > answer.get("pages", 0):
            return


_TURNS: Dict[str, Callable[[Mapping[str, Any]], Any]] = {
    "none": _once,
    "page": _by_page,
    "offset": _by_offset,
    "body": _by_body,
}
