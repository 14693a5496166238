import type { Readable } from 'node:stream'
import { notFound } from '../../errors.ts'
import { FileMissing } from './file-missing.ts'
import type { Files } from './store.ts'

/** A stored file to be sent, 404 when it is gone. Where it matters who reads it, that is noted before any of it leaves. */
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
