import type { Readable } from 'node:stream'

/** Stored files, by a key that we make ourselves. A key is never taken from a request. */
export interface Files {
  /** Replaces what was there; a reader sees the old content or the new, never a part. A stream is always used up. */
  put(key: string, data: Buffer | Readable, contentType: string): Promise<void>
  /** The same for a file that lies on this machine, which is moved where that is possible; it is gone afterwards. */
  take(key: string, path: string, contentType: string): Promise<void>
  /** The file on this machine, for who has to read it more than once; to be released when it is no longer needed. Throws FileMissing. */
  local(key: string): Promise<{ path: string; release(): Promise<void> }>
  /** Throws FileMissing. The caller must read the stream to its end or destroy it. */
  get(key: string): Promise<{ stream: Readable; size: number }>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /** Throws when files can not be stored at the moment. */
  check(): Promise<void>
}
