"""The client of one server for one account."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional, Union

from ._core import Core, Operation
from ._errors import ApiError
from ._http import Pool
from ._jobs import Jobs
from ._resources import ResourcesA, ResourcesB
from ._retry import Retry
from ._session import Session, Tokens

if TYPE_CHECKING:
    from typing import Literal

    Language = Literal["pt-BR", "en-US", "es-ES"]

_LOGIN = Operation("POST", "/api/v1/auth/login", is_public=True)
_REFRESH = Operation("POST", "/api/v1/auth/refresh", is_public=True)


class ClientA(ResourcesA):
    """Description A: the formal contract of accounts and permissions."""


class Client(ResourcesB):
    """A client of one server for one account. Threads may share it.

    `base_url` is the address of the service, such as https://localhost:8443. Give either a `key`, or `email` and `senha`
    (with `mfa_code` where the account has a second factor), or `tokens` that you have. `ca_file` is the certificate of
    the authority that has signed the server's, where the machine does not know it.
    """

    #: Long work, and waiting for it.
    jobs: Jobs
    #: Description A, with the same tokens.
    a: ClientA

    def __init__(
        self,
        base_url: str,
        *,
        key: Optional[str] = None,
        email: Optional[str] = None,
        senha: Optional[str] = None,
        mfa_code: Optional[str] = None,
        tokens: Union[Tokens, str, None] = None,
        language: Optional[Language] = None,
        ca_file: Optional[str] = None,
        timeout: float = 60.0,
        retry: Optional[Retry] = None,
        headers: Optional[Mapping[str, str]] = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        if sum(each is not None for each in (key, email, tokens)) > 1:
            raise ValueError("Give a key, or email and senha, or tokens")
        if (email is None) != (senha is None):
            raise ValueError("email and senha belong together")
        said = {"Accept-Language": language} if language else {}
        core = Core(Pool(base_url, ca_file, timeout), retry or Retry(), {**said, **(headers or {})}, sleep)
        super().__init__(core)
        self.jobs = Jobs(core)
        self.a = ClientA(core)

        def login() -> Mapping[str, Any]:
            body = {"email": email, "senha": senha, **({"mfa_code": mfa_code} if mfa_code else {})}
            return dict(core.call(_LOGIN, {}, body=body))

        def exchange(refresh_token: str) -> Mapping[str, Any]:
            return dict(core.call(_REFRESH, {}, body={"refresh_token": refresh_token}))

        given = key or tokens
        known = Tokens(given) if isinstance(given, str) else given
        core.session = self._session = Session(known, login if email is not None else None, exchange)

    @property
    def tokens(self) -> Optional[Tokens]:
        """The tokens that are known now. A later program can be given them."""
        return self._session.tokens

    def logout(self, *, everywhere: bool = False) -> None:
        """Ends the session at the service and forgets its tokens."""
        if self._session.tokens is None:
            return
        try:
            self._core.call(Operation("POST", "/api/v1/auth/logout"), {}, body={"everywhere": everywhere})
        except ApiError as error:
            # The session has already ended.
            if error.code not in ("UNAUTHORIZED", "INVALID_REFRESH_TOKEN"):
                raise
        self._session.end()

    def close(self) -> None:
        """Closes the connections. The session stays."""
        self._core.pool.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
