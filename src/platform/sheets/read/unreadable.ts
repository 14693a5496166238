import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'

/** Why a file can not be read, for the person who sent it. */
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

/** What a part of ours says about a file it can not read; a fault of the disk stays what it is. */
export function damaged(error: unknown): unknown {
  const ours = error instanceof UnreadableFile || (error instanceof Error && ('syscall' in error || 'errno' in error))
  const zlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
  return ours && !zlib ? error : new UnreadableFile('sheet.damaged', {}, error)
}
