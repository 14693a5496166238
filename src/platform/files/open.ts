import type { Readable } from 'node:stream'
import { notFound } from '../../errors.ts'
import { FileMissing } from './file-missing.ts'
import type { Files } from './store.ts'

/**
 * Opens a stored file for sending, or throws 404 when it is gone. `note` records the reader before any byte is sent.
 */
export async function openFile(
  files: Files,
  key: string,
  note: () => Promise<void> = async () => {}
): Promise<{ stream: Readable; size: number }> {
  const file = await files.get(key).catch((error) => {
    throw error instanceof FileMissing ? notFound() : error
  })
  await note().catch((error) => {
    file.stream.destroy()
    throw error
  })
  return file
}
