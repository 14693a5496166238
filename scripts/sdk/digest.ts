import { createHash } from 'node:crypto'

/**
 * A digest of files by name, in letters only: a version may hold it without becoming a number, which must not begin
 * with a zero.
 */
export function digestOf(files: Iterable<readonly [name: string, text: string | Buffer]>): string {
  const hash = createHash('sha256')
  for (const [name, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\n${Buffer.byteLength(text)}\n`).update(text)
  const letters = [...hash.digest('hex')].map((sign) => 'abcdefghijklmnop'[Number.parseInt(sign, 16)])
  return letters.slice(0, 12).join('')
}
