"""Everything that this package raises."""

from __future__ import annotations

import email.utils
import time
from typing import TYPE_CHECKING, Any, List, Mapping, NamedTuple, Optional

if TYPE_CHECKING:
    from . import types


class SaudeIntegraError(Exception):
    """The parent of every error of this package."""


class ErrorDetail(NamedTuple):
    """What is wrong with one field; `field` is empty where the whole request is meant."""

    field: str
    message: str
    code: str


class ApiError(SaudeIntegraError):
    """The service has answered with an error. New codes may come, so fall back on `status`."""

    status: int
    code: str
    #: A sentence for people, in the language of the client.
    message: str
    details: List[ErrorDetail]
    #: Quote this id when you ask for support.
    request_id: Optional[str]
    #: Seconds after which the service takes the request again, if it said so.
    retry_after: Optional[float]
    #: With ACCOUNT_LOCKED, when the lock ends.
    locked_until: Optional[str]
    #: With PERMISSION_DENIED, the permission that the account lacks.
    required_permission: Optional[str]
    #: The body of the answer as it came.
    body: Any

    def __init__(self, status: int, headers: Mapping[str, str], body: Any) -> None:
        error = _mapping(_mapping(body).get("error"))
        # Description A lists invalid data in another shape; a proxy may have answered in one of its own.
        invalid = _mapping(body).get("detail")
        found = error.get("details")
        details = [_named(each) for each in found] if isinstance(found, list) else []
        if not error and isinstance(invalid, list):
            details = [_invalid(_mapping(each)) for each in invalid]
        fallback = "VALIDATION_ERROR" if details else f"HTTP_{status}"
        self.status = status
        self.code = str(error.get("code") or fallback)
        self.message = str(error.get("message") or (details[0].message if details else f"HTTP {status}"))
        self.details = details
        self.request_id = error.get("request_id") or headers.get("x-request-id")
        self.retry_after = _seconds(headers.get("retry-after"))
        self.locked_until = error.get("locked_until")
        self.required_permission = error.get("required_permission")
        self.body = body
        super().__init__(f"{self.code} ({status}): {self.message}")


class NetworkError(SaudeIntegraError):
    """No whole answer came. The reason is in `__cause__`."""


class JobFailed(SaudeIntegraError):
    """The job has ended without success. Its `message` says why."""

    def __init__(self, job: types.Job) -> None:
        super().__init__(job["message"])
        self.job = job


class MissingPandas(SaudeIntegraError, ImportError):
    """A data frame was asked for, and pandas is not installed."""

    def __init__(self) -> None:
        super().__init__("to_dataframe() needs pandas, which is not installed: pip install pandas")


class WebhookVerificationError(SaudeIntegraError):
    """The delivery is not from the service, or too old or too new. Answer with 400 and do nothing."""

    def __init__(self, fault: str) -> None:
        super().__init__(_FAULTS[fault])
        #: headers, secret, timestamp, too-old, too-new, signature or body
        self.fault = fault


_FAULTS = {
    "headers": "The headers that sign a delivery are missing.",
    "secret": "The secret is none: it begins with whsec_, followed by base64.",
    "timestamp": "The header webhook-timestamp is no time.",
    "too-old": "The delivery is older than is tolerated.",
    "too-new": "The delivery is from the future.",
    "signature": "No signature of the delivery is that of the secret.",
    "body": "The body is no event.",
}


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _named(detail: Any) -> ErrorDetail:
    # Password rules that are not met come as plain sentences.
    if isinstance(detail, str):
        return ErrorDetail("", detail, "WEAK_PASSWORD")
    found = _mapping(detail)
    return ErrorDetail(str(found.get("field", "")), str(found.get("message", "")), str(found.get("code", "")))


def _invalid(entry: Mapping[str, Any]) -> ErrorDetail:
    # The path begins with where the value was sent: body, query or path.
    place = ".".join(str(each) for each in list(entry.get("loc") or [])[1:])
    return ErrorDetail(place, str(entry.get("msg", "")), str(entry.get("type", "")))


def _seconds(header: Optional[str]) -> Optional[float]:
    """Reads Retry-After, which is a number of seconds or a date."""
    if header is None:
        return None
    if header.isdigit():
        return float(header)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
