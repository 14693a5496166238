import { open } from 'node:fs/promises'

/**
 * Returns the content of a file, or null when it is too large. Routes have limits of their own; this one protects every
 * caller.
 */
export async function readBounded(path: string, maxBytes: number): Promise<Buffer | null> {
  const file = await open(path, 'r')
  try {
    return (await file.stat()).size > maxBytes ? null : await file.readFile()
  } finally {
    await file.close()
  }
}
