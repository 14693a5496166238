import { type ApiError, serviceUnavailable } from '../../errors.ts'

/** The store of files cannot be reached, or does not answer in time. Later it may. */
export class FilesAway extends Error {
  override name = 'FilesAway'

  constructor(cause: unknown) {
    super('the store of files does not answer', { cause })
  }
}

/** Translates an error of the store for the client. Returns null for other errors. */
export const filesFault = (error: unknown): ApiError | null =>
  error instanceof FilesAway ? serviceUnavailable() : null
