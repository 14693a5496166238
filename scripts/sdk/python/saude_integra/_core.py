"""One call from end to end: it adds the token, sends the request, reads the answer, and tries again where it may.

Two kinds of repetition meet here. A refused token is renewed once, and the call is sent again with the new one. A
passing failure is repeated after a pause, but only when the call cannot do its work twice: it is not a POST, or it
carries an Idempotency-Key.
"""

from __future__ import annotations

import datetime
import json
import time
import uuid
from typing import Any, Callable, Dict, Mapping, NamedTuple, Optional
from urllib.parse import quote, urlencode

from ._contract import VERSION
from ._errors import ApiError, SaudeIntegraError
from ._files import Download, FileLike, Form
from ._http import Answer, Body, Pool, checked
from ._retry import Retry
from ._session import Session


class Operation(NamedTuple):
    """What is known of an operation from the contract."""

    method: str
    path: str
    is_public: bool = False
    #: Whether it takes an Idempotency-Key.
    takes_key: bool = False
    #: Whether it answers with a file.
    gives_file: bool = False


class Core:
    def __init__(
        self,
        pool: Pool,
        retry: Retry,
        headers: Mapping[str, str],
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.pool = pool
        self.retry = retry
        self.sleep = sleep
        self.session: Optional[Session] = None
        self._headers = {"User-Agent": f"saude-integra-python/{VERSION}", **headers}

    def call(
        self,
        operation: Operation,
        path: Mapping[str, Any],
        query: Optional[Mapping[str, Any]] = None,
        *,
        body: Any = None,
        form: Optional[Mapping[str, Any]] = None,
        files: Optional[Mapping[str, FileLike]] = None,
        headers: Optional[Mapping[str, Optional[str]]] = None,
        timeout: Optional[float] = None,
    ) -> Any:
        """Calls an operation. Answers what its JSON says, None where there is none, or a file as a stream."""
        content = _content(body, form, files)
        sent = {**self._headers, **{name: value for name, value in (headers or {}).items() if value is not None}}
        if operation.takes_key and "Idempotency-Key" not in sent:
            sent["Idempotency-Key"] = uuid.uuid4().hex
        if not operation.gives_file:
            sent["Accept-Encoding"] = "gzip"
        is_repeatable = operation.method != "POST" or "Idempotency-Key" in sent
        target = _filled(operation.path, path) + _query(query or {})

        def send(token: Optional[str]) -> Answer:
            authorised = {**sent, **content.headers, **({"Authorization": f"Bearer {token}"} if token else {})}
            return checked(self.pool.send(operation.method, target, authorised, content.body(), timeout))

        answer = self._tried(send, operation.is_public, is_repeatable and content.is_repeatable)
        return Download(answer) if operation.gives_file else answer.json()

    def _tried(self, send: Callable[[Optional[str]], Answer], is_public: bool, is_repeatable: bool) -> Answer:
        renewed = False
        tries = 1
        while True:
            session = None if is_public else self.session
            token = session.access() if session else None
            try:
                return send(token)
            except SaudeIntegraError as error:
                if token and session and not renewed and isinstance(error, ApiError) and error.code == "UNAUTHORIZED":
                    renewed = True
                    if session.renew(token) is not None:
                        continue
                delay = self.retry.delay_after(error, tries) if is_repeatable else None
                if delay is None:
                    raise
                self.sleep(delay)
                tries += 1


class _Content(NamedTuple):
    headers: Dict[str, str]
    body: Callable[[], Body]
    is_repeatable: bool = True


def _content(body: Any, form: Optional[Mapping[str, Any]], files: Optional[Mapping[str, FileLike]]) -> _Content:
    if files is not None:
        multipart = Form({name: _text(value) for name, value in (form or {}).items() if value is not None}, files)
        headers = {"Content-Type": multipart.content_type, "Content-Length": str(multipart.length)}
        return _Content(headers, multipart.chunks, multipart.is_repeatable)
    if form is not None:
        data = urlencode({name: _text(value) for name, value in form.items() if value is not None}).encode()
        return _Content({"Content-Type": "application/x-www-form-urlencoded"}, lambda: data)
    if body is None:
        return _Content({}, lambda: None)
    text = json.dumps(body, ensure_ascii=False, default=_plain).encode()
    return _Content({"Content-Type": "application/json"}, lambda: text)


def _filled(path: str, values: Mapping[str, Any]) -> str:
    for name, value in values.items():
        path = path.replace(f"{{{name}}}", quote(_text(value), safe=""))
    return path


def _query(values: Mapping[str, Any]) -> str:
    pairs = [(name, _text(value)) for name, value in values.items() if value is not None]
    return f"?{urlencode(pairs)}" if pairs else ""


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (datetime.date, datetime.datetime)):
        return str(_plain(value))
    if isinstance(value, (list, tuple, set, frozenset)):
        return ",".join(_text(each) for each in value)
    return json.dumps(value) if isinstance(value, dict) else str(value)


def _plain(value: Any) -> Any:
    """Days and moments as the service takes them. A moment without a zone would be guessed, so it is refused."""
    if isinstance(value, datetime.datetime):
        if value.tzinfo is None:
            raise ValueError(f"{value!r} has no time zone")
        return value.isoformat()
    if isinstance(value, datetime.date):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} cannot be sent as JSON")
