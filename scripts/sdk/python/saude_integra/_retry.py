"""When a call is sent again."""

from __future__ import annotations

import random
from typing import NamedTuple, Optional

from ._errors import ApiError, NetworkError, SaudeIntegraError

# The service is overloaded or briefly down. A proxy answers 502 and 504 instead of the service.
_PASSING = (429, 502, 503, 504)


class Retry(NamedTuple):
    """How calls that failed are sent again, where that cannot do their work twice."""

    #: How often a call is sent again. 0 sends each call once.
    retries: int = 4
    #: Seconds before the first retry, unless the service names a time. They double each time.
    first_delay: float = 0.25
    #: A call that would have to wait longer fails at once, with `retry_after`.
    longest_delay: float = 120.0

    def delay_after(self, error: SaudeIntegraError, tries: int) -> Optional[float]:
        """The seconds to wait before the next try; None when the call should fail."""
        if tries > self.retries or not _is_passing(error):
            return None
        asked = error.retry_after if isinstance(error, ApiError) else None
        # Between half and all of the time, so that many clients do not come back at the same moment.
        delay = self.first_delay * 2 ** (tries - 1) * (0.5 + random.random() / 2) if asked is None else asked
        return None if delay > self.longest_delay else delay


def _is_passing(error: SaudeIntegraError) -> bool:
    if isinstance(error, NetworkError):
        return True
    # IDEMPOTENCY_IN_PROGRESS: an earlier try of ours is still under way; its answer was lost.
    return isinstance(error, ApiError) and (error.status in _PASSING or error.code == "IDEMPOTENCY_IN_PROGRESS")
