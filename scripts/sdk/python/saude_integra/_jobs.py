"""Long work at the service, and waiting for it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Callable, Mapping, Optional, Union, cast

from ._errors import JobFailed
from ._files import Download
from ._resources import JobsBase

if TYPE_CHECKING:
    from . import types

_FIRST_SECONDS = 0.25

#: The id of a job, or what holds it, such as the answer of the operation that has started it.
JobRef = Union[str, "types.JobAceito", "types.Job", Mapping[str, object]]


class Jobs(JobsBase):
    """Jobs: what an import, an export and other long work is waited for with."""

    def wait(
        self,
        job: JobRef,
        on_progress: Optional[Callable[[types.Job], None]] = None,
        *,
        interval: float = 2.0,
        timeout: Optional[float] = None,
    ) -> types.Job:
        """Returns the job when it is completed. Raises JobFailed when it failed or was cancelled.

        `on_progress` is told of the job after each look at it, the last time when it has ended. `interval` is the
        time between two looks, after the first quick ones. After `timeout` seconds TimeoutError is raised; the job
        itself goes on.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        delay = min(_FIRST_SECONDS, interval)
        while True:
            state = self.obter(_id(job))
            if on_progress:
                on_progress(state)
            if state["status"] == "completed":
                return state
            if state["status"] == "failed":
                raise JobFailed(state)
            if deadline is not None and time.monotonic() + delay > deadline:
                raise TimeoutError(f"{_id(job)} has not ended within {timeout} s")
            self._core.sleep(delay)
            # The end of a short job is noticed at once; a long one is looked at rarely enough for any account's limits.
            delay = min(delay * 2, interval)

    def download(self, job: JobRef) -> Download:
        """The file that the job has made: an export, or the rows that an import has refused."""
        return self.baixar_resultado(_id(job))

    def cancel(self, job: JobRef) -> types.Job:
        """Ends a running job. What an import has written is undone."""
        return self.cancelar(_id(job))


def _id(job: JobRef) -> str:
    return job if isinstance(job, str) else cast(str, cast(Mapping[str, object], job)["job_id"])
