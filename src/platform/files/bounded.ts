import { open } from 'node:fs/promises'

/** The content of a file; null for one that is larger. The routes have limits of their own; this one keeps its callers safe by itself. */
export async function readBounded(path: string, maxBytes: number): Promise<Buffer | null> {
  const file = await open(path, 'r')
  try {
    return (await file.stat()).size > maxBytes ? null : await file.readFile()
  } finally {
    await file.close()
  }
}
