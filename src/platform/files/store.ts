import type { Readable } from 'node:stream'
import type { Room } from '../disk/room.ts'

/** Stored files, by keys that the service makes. A key is never taken from a request. */
export interface Files {
  /** Stores or replaces a file. A reader sees the old content or the new, never a part. A stream is always used up. */
  put(key: string, data: Buffer | Readable, contentType: string): Promise<void>
  /** Stores a file of this machine, by moving it where possible. It is gone afterwards. */
  take(key: string, path: string, contentType: string): Promise<void>
  /**
   * Gives a local path to a file, for callers that read it more than once and release it afterwards. Throws
   * FileMissing.
   */
  local(key: string): Promise<{ path: string; release(): Promise<void> }>
  /** Throws FileMissing. The caller must read the stream to its end or destroy it. */
  get(key: string): Promise<{ stream: Readable; size: number }>
  /** Removes a file. A missing file is fine. */
  remove(key: string): Promise<void>
  /** Throws when files cannot be stored at the moment. */
  check(): Promise<void>
  /** Says whether there is room for more. */
  room: Room
}

/** Where files lie, which does not ask for room itself. */
export type Store = Omit<Files, 'room'>
