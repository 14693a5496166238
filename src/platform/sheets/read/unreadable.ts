import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'

/** Why a file cannot be read, for the person who sent it. */
export class UnreadableFile extends Error {
  readonly reason: MessageKey
  readonly values: MessageValues

  constructor(reason: MessageKey, values: MessageValues = {}, cause?: unknown) {
    super(`unreadable file: ${reason}`, { cause })
    this.name = 'UnreadableFile'
    this.reason = reason
    this.values = values
  }
}

/** Turns an error of a reader into UnreadableFile. An error of the disk is returned as it is. */
export function damaged(error: unknown): unknown {
  const ours = error instanceof UnreadableFile || (error instanceof Error && ('syscall' in error || 'errno' in error))
  const zlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
  return ours && !zlib ? error : new UnreadableFile('sheet.damaged', {}, error)
}
