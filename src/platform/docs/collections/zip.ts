import { strToU8, zipSync } from 'fflate'

/** The first day of the ZIP calendar, in any time zone. A fixed date makes the same texts give the same bytes. */
const mtime = new Date(1980, 0, 1)

/** Makes a zip of texts by their paths. All of it is kept in memory, so it is meant for small archives. */
export function zipOf(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const)
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime }))
}
