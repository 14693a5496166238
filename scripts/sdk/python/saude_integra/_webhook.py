"""Verifies that a webhook delivery comes from the service.

It works on the raw bytes of the body, because any parsing would change what was signed. There are two schemes, and each
may carry several signatures while a secret is being replaced.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from typing import Any, Iterable, List, Mapping, Optional, Sequence, Union

from ._errors import WebhookVerificationError

_PREFIX = "whsec_"


def verify_webhook(
    body: Union[bytes, str],
    headers: Mapping[str, Any],
    secret: Union[str, Sequence[str]],
    *,
    tolerance_seconds: float = 300,
    scheme: str = "standard",
    now: Optional[float] = None,
) -> Any:
    """Returns the event of a delivery whose signature is right. Raises WebhookVerificationError otherwise.

    While you replace a secret, give the new one and the former one. `scheme` is `standard`, which checks the three
    headers of Standard Webhooks, which sign the time, too; or `plain`, which checks `X-Webhook-Signature` or
    `X-Webhook-Signature-Previous`, for receivers behind a proxy that removes the others. With `plain`, anybody who has
    seen a delivery can send it again. `now` is in seconds since 1970.
    """
    raw = body.encode() if isinstance(body, str) else bytes(body)
    secrets = [secret] if isinstance(secret, str) else list(secret)
    found = {str(name).lower(): value for name, value in headers.items()}
    if scheme == "standard":
        is_right = _standard(raw, found, secrets, tolerance_seconds, time.time() if now is None else now)
    elif scheme == "plain":
        is_right = _plain(raw, found, secrets)
    else:
        raise ValueError(f"scheme: wanted standard or plain, given {scheme!r}")
    if not is_right:
        raise WebhookVerificationError("signature")
    return _event(raw)


def _standard(raw: bytes, headers: Mapping[str, Any], secrets: List[str], tolerance: float, now: float) -> bool:
    given = [_header(headers, f"webhook-{name}") for name in ("id", "timestamp", "signature")]
    if not all(given):
        raise WebhookVerificationError("headers")
    event_id, timestamp, signatures = (str(each) for each in given)
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise WebhookVerificationError("timestamp")
    age = now - int(timestamp)
    if age > tolerance:
        raise WebhookVerificationError("too-old")
    if -age > tolerance:
        raise WebhookVerificationError("too-new")
    signed = f"{event_id}.{timestamp}.".encode() + raw
    candidates = [_base64(each[3:]) for each in signatures.split(" ") if each.startswith("v1,")]
    return _any_matches([_key(each) for each in secrets], candidates, signed)


def _plain(raw: bytes, headers: Mapping[str, Any], secrets: List[str]) -> bool:
    names = ("x-webhook-signature", "x-webhook-signature-previous")
    given = [each for each in (_header(headers, name) for name in names) if each is not None]
    if not given:
        raise WebhookVerificationError("headers")
    for each in secrets:
        _key(each)
    return _any_matches([each.encode() for each in secrets], [_hex(each) for each in given], raw)


def _any_matches(secrets: Iterable[bytes], signatures: Iterable[Optional[bytes]], signed: bytes) -> bool:
    """Compares every pair, each in constant time."""
    candidates = [each for each in signatures if each is not None]
    matches = [
        hmac.compare_digest(hmac.new(secret, signed, hashlib.sha256).digest(), candidate)
        for secret in secrets
        for candidate in candidates
    ]
    return any(matches)


def _key(secret: str) -> bytes:
    """The bytes of a secret. An empty key would accept what anybody can sign."""
    data = _base64(secret[len(_PREFIX) :]) if secret.startswith(_PREFIX) else None
    if not data:
        raise WebhookVerificationError("secret")
    return data


def _event(raw: bytes) -> Any:
    try:
        event = json.loads(raw.decode("utf-8"))
    except ValueError:
        event = None
    if isinstance(event, dict) and isinstance(event.get("id"), str) and isinstance(event.get("tipo"), str):
        return event
    raise WebhookVerificationError("body")


def _header(headers: Mapping[str, Any], name: str) -> Optional[str]:
    """A header; some servers give a list where one came more than once."""
    value = headers.get(name)
    if isinstance(value, (list, tuple)):
        return " ".join(str(each) for each in value)
    return None if value is None else str(value)


def _base64(text: str) -> Optional[bytes]:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None


def _hex(text: str) -> Optional[bytes]:
    try:
        return bytes.fromhex(text) if re.fullmatch(r"(?:[0-9a-fA-F]{2})+", text) else None
    except ValueError:
        return None
