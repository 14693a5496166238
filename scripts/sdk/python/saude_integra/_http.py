"""Connections that are used again, and one exchange over one of them."""

from __future__ import annotations

import gzip
import http.client
import json
import select
import ssl
import threading
import urllib.parse
from typing import Any, Dict, Iterable, List, Mapping, Optional, Union

from ._errors import ApiError, NetworkError, SaudeIntegraError

Body = Union[bytes, Iterable[bytes], None]
Connection = http.client.HTTPConnection

# The most connections that are kept for later; more are made while they are needed.
_KEPT = 8
_BROKEN = (BrokenPipeError, ConnectionResetError, ssl.SSLEOFError)
_LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Answer:
    """An answer whose body may not have been read yet."""

    def __init__(self, pool: Pool, connection: Connection, response: http.client.HTTPResponse) -> None:
        self._pool = pool
        self._connection = connection
        self._response = response
        self._is_over = False
        self.status = response.status
        self.headers: Dict[str, str] = {name.lower(): value for name, value in response.getheaders()}

    def read(self, size: int = -1) -> bytes:
        """Reads a part of the body, or all that is left. The connection is free when nothing is left."""
        try:
            data = self._response.read() if size < 0 else self._response.read(size)
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise NetworkError(f"The answer broke off: {error!r}") from error
        if size != 0 and (size < 0 or not data):
            self._check_length()
            self.close()
        return data

    def json(self) -> Any:
        """Reads the whole body. What is not JSON comes from something else than the service."""
        data = self.read()
        if self.headers.get("content-encoding") == "gzip":
            data = gzip.decompress(data)
        if not data:
            return None
        try:
            return json.loads(data)
        except ValueError:
            if self.status < 400:
                raise SaudeIntegraError(f"The answer with status {self.status} is not JSON") from None
            return None

    def close(self) -> None:
        """Gives the connection back, or closes it where something is left unread on it."""
        # Another thread may already use the connection that was given back.
        if self._is_over:
            return
        self._is_over = True
        if self._response.isclosed() and not self._response.will_close:
            self._pool.keep(self._connection)
        else:
            self._connection.close()

    def _check_length(self) -> None:
        # Reading in parts, http.client takes an early end for the end.
        left = self._response.length
        if left is not None and left > 0:
            self._connection.close()
            raise NetworkError(f"The answer broke off: {left} bytes are missing")


class Pool:
    """The connections of a client to its one server. Threads may share it."""

    def __init__(self, base_url: str, ca_file: Optional[str], timeout: float) -> None:
        parts = urllib.parse.urlsplit(base_url)
        if parts.scheme not in ("https", "http") or not parts.hostname:
            raise ValueError(f"base_url: wanted an address such as https://localhost:8443, given {base_url!r}")
        if parts.scheme == "http" and parts.hostname not in _LOOPBACK:
            raise ValueError("base_url: passwords and patients' data go over https only")
        self._host = parts.hostname
        self._port = parts.port
        # The address of an environment may include the version of the API, which every path already has.
        path = parts.path.rstrip("/")
        self._prefix = path[: -len("/api/v1")] if path.endswith("/api/v1") else path
        self._timeout = timeout
        self._tls = ssl.create_default_context(cafile=ca_file) if parts.scheme == "https" else None
        self._idle: List[Connection] = []
        self._lock = threading.Lock()

    def send(self, method: str, path: str, headers: Mapping[str, str], body: Body, timeout: Optional[float]) -> Answer:
        """Sends a request and returns its answer, whatever its status is."""
        connection = self._take(timeout or self._timeout)
        try:
            try:
                connection.request(method, self._prefix + path, body=body, headers=dict(headers))
            except _BROKEN:
                # The service may refuse a file before it has all of it, and say so.
                if body is None:
                    raise
            return Answer(self, connection, connection.getresponse())
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            raise NetworkError(f"No answer: {error!r}") from error
        except BaseException:
            # Half a request must not be followed by another one.
            connection.close()
            raise

    def keep(self, connection: Connection) -> None:
        with self._lock:
            if connection.sock is not None and len(self._idle) < _KEPT:
                self._idle.append(connection)
                return
        connection.close()

    def close(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def _take(self, timeout: float) -> Connection:
        while True:
            with self._lock:
                connection = self._idle.pop() if self._idle else None
            if connection is None:
                return self._new(timeout)
            if _is_alive(connection):
                connection.timeout = timeout
                connection.sock.settimeout(timeout)
                return connection
            connection.close()

    def _new(self, timeout: float) -> Connection:
        if self._tls is None:
            return http.client.HTTPConnection(self._host, self._port, timeout=timeout)
        return http.client.HTTPSConnection(self._host, self._port, timeout=timeout, context=self._tls)


def _is_alive(connection: Connection) -> bool:
    """Whether nothing has come on an idle connection: what comes unasked is its end."""
    if connection.sock is None:
        return False
    try:
        return not select.select([connection.sock], [], [], 0)[0]
    except (OSError, ValueError):
        return False


def checked(answer: Answer) -> Answer:
    """Raises the error that an answer is."""
    if answer.status < 400:
        return answer
    raise ApiError(answer.status, answer.headers, answer.json())
