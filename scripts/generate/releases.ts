import { readdir } from 'node:fs/promises'

/** The number of the latest release in openapi/released/, where each has a folder of its number; 0 before the first. */
export async function latestRelease(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  return Math.max(0, ...names.filter((name) => /^[1-9]\d*$/.test(name)).map(Number))
}
