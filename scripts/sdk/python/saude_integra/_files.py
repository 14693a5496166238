"""Files both ways, as streams: an upload is read while it is sent, a download is read by whoever wants it."""

from __future__ import annotations

import os
import re
import uuid
from typing import Any, BinaryIO, Callable, Iterator, List, Mapping, NamedTuple, Optional, Tuple, Union
from urllib.parse import unquote

from ._errors import NetworkError
from ._http import Answer

#: Is told the bytes so far, and the total where it is known.
Progress = Callable[[int, Optional[int]], None]

_CHUNK = 1 << 16


class Upload(NamedTuple):
    """A file to send: a path, bytes, or an open binary file."""

    source: Union[str, "os.PathLike[str]", bytes, BinaryIO]
    #: The name that is sent. Default: that of the file.
    name: Optional[str] = None
    type: str = "application/octet-stream"
    on_progress: Optional[Progress] = None


FileLike = Union[Upload, str, "os.PathLike[str]", bytes, BinaryIO]


class Form:
    """A multipart body of known length, which can be sent several times where its file can be read again."""

    def __init__(self, fields: Mapping[str, Any], files: Mapping[str, FileLike]) -> None:
        boundary = f"saude-integra-{uuid.uuid4().hex}"
        self.content_type = f"multipart/form-data; boundary={boundary}"
        self._parts: List[Tuple[bytes, Optional[_Source]]] = []
        for name, value in fields.items():
            head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
            self._parts.append((head.encode(), None))
        for name, given in files.items():
            source = _Source(given if isinstance(given, Upload) else Upload(given))
            file_name = re.sub(r'[\r\n"]', "_", source.name)
            head = (
                f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"; filename="{file_name}"\r\n'
                f"Content-Type: {source.type}\r\n\r\n"
            )
            self._parts.append((head.encode(), source))
        self._end = f"--{boundary}--\r\n".encode()
        sizes = [len(head) + (source.size + 2 if source else 0) for head, source in self._parts]
        self.length = sum(sizes) + len(self._end)

    @property
    def is_repeatable(self) -> bool:
        return all(source is None or source.is_repeatable for _, source in self._parts)

    def chunks(self) -> Iterator[bytes]:
        for head, source in self._parts:
            yield head
            if source:
                yield from source.chunks()
                yield b"\r\n"
        yield self._end


class _Source:
    """The bytes of an upload, from their beginning each time."""

    def __init__(self, upload: Upload) -> None:
        self.type = upload.type
        self._source = upload.source
        self._on_progress = upload.on_progress
        self._start = 0
        self.is_repeatable = True
        if isinstance(self._source, bytes):
            self.size = len(self._source)
            self.name = upload.name or "file"
        elif isinstance(self._source, (str, os.PathLike)):
            self.size = os.path.getsize(self._source)
            self.name = upload.name or os.path.basename(os.fspath(self._source))
        else:
            file = self._source
            if not file.seekable():
                raise ValueError("The file cannot be rewound: give a path, bytes, or a file that can")
            self._start = file.tell()
            self.size = file.seek(0, os.SEEK_END) - self._start
            self.name = upload.name or os.path.basename(str(getattr(file, "name", "file")))

    def chunks(self) -> Iterator[bytes]:
        sent = 0
        for chunk in self._read():
            sent += len(chunk)
            if sent > self.size:
                raise ValueError(f"{self.name} grew while it was sent")
            yield chunk
            if self._on_progress:
                self._on_progress(sent, self.size)
        if sent < self.size:
            raise ValueError(f"{self.name} shrank while it was sent")

    def _read(self) -> Iterator[bytes]:
        if isinstance(self._source, bytes):
            for at in range(0, self.size, _CHUNK):
                yield self._source[at : at + _CHUNK]
        elif isinstance(self._source, (str, os.PathLike)):
            with open(self._source, "rb") as file:
                yield from iter(lambda: file.read(_CHUNK), b"")
        else:
            source = self._source
            source.seek(self._start)
            yield from iter(lambda: source.read(_CHUNK), b"")


class Download:
    """A file of the service. Nothing of it is read before you do. Use it in a `with`, or read it to its end."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self.type = answer.headers.get("content-type", "application/octet-stream")
        #: The name that the service gives the file.
        self.filename = _filename(answer.headers.get("content-disposition", ""))
        length = answer.headers.get("content-length")
        #: Size in bytes, where the service knows it before it has sent everything.
        self.size: Optional[int] = int(length) if length is not None else None

    def __enter__(self) -> Download:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __iter__(self) -> Iterator[bytes]:
        return iter(lambda: self._answer.read(_CHUNK), b"")

    def read(self) -> bytes:
        """All of it, in memory."""
        return b"".join(self)

    def save(self, path: Union[str, "os.PathLike[str]"], on_progress: Optional[Progress] = None) -> int:
        """Writes the file to disk as it arrives, and returns its size. It appears only when it is complete."""
        part = f"{os.fspath(path)}.part"
        received = 0
        try:
            with open(part, "wb") as file:
                for chunk in self:
                    file.write(chunk)
                    received += len(chunk)
                    if on_progress:
                        on_progress(received, self.size)
            os.replace(part, path)
        except BaseException:
            self.close()
            if os.path.exists(part):
                os.remove(part)
            raise
        if self.size is not None and received != self.size:
            raise NetworkError(f"The file broke off after {received} of {self.size} bytes")
        return received

    def close(self) -> None:
        """Stops reading."""
        self._answer.close()


def _filename(disposition: str) -> Optional[str]:
    # The UTF-8 form is the whole name; the other has what ASCII can express of it.
    wide = re.search(r"filename\*=UTF-8''([^;]+)", disposition, re.IGNORECASE)
    if wide:
        return unquote(wide.group(1))
    plain = re.search(r'filename="([^"]*)"', disposition, re.IGNORECASE)
    return plain.group(1) if plain else None
