"""Keeps the tokens of a client valid. Threads that find them expired at the same time renew them once."""

from __future__ import annotations

import threading
import time
from typing import Any, Callable, Mapping, NamedTuple, Optional

# Tokens are renewed this early, because a request takes time.
_EARLY_SECONDS = 10.0


class Tokens(NamedTuple):
    """An access token with what renews it."""

    access_token: str
    refresh_token: Optional[str] = None
    #: Seconds since 1970 by this machine's clock; None where it is not known.
    expires_at: Optional[float] = None


class Session:
    def __init__(
        self,
        tokens: Optional[Tokens],
        login: Optional[Callable[[], Mapping[str, Any]]],
        exchange: Callable[[str], Mapping[str, Any]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.tokens = tokens
        self._login = login
        self._exchange = exchange
        self._clock = clock
        self._lock = threading.RLock()

    def access(self) -> Optional[str]:
        """The token to send, renewed before it expires; None where there is no login."""
        tokens = self.tokens
        if tokens is None:
            return self._first() if self._login else None
        is_old = tokens.expires_at is not None and tokens.expires_at - self._clock() < _EARLY_SECONDS
        return self.renew(tokens.access_token) or tokens.access_token if is_old else tokens.access_token

    def renew(self, refused: str) -> Optional[str]:
        """A token in place of one that is old or was refused; None where there is no way to get one."""
        with self._lock:
            if self.tokens and self.tokens.access_token != refused:
                return self.tokens.access_token
            if self.tokens is None or not self.tokens.refresh_token:
                return None
            return self.begin(self._exchange(self.tokens.refresh_token))

    def begin(self, answer: Mapping[str, Any]) -> str:
        """Keeps the tokens of a login or a refresh."""
        self.tokens = Tokens(
            answer["access_token"], answer.get("refresh_token"), self._clock() + float(answer["expires_in"])
        )
        return self.tokens.access_token

    def end(self) -> None:
        self.tokens = None

    def _first(self) -> Optional[str]:
        with self._lock:
            if self.tokens is None and self._login:
                self.begin(self._login())
            return self.tokens.access_token if self.tokens else None
