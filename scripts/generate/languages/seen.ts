import { createHash } from 'node:crypto'
import type { English, Groups, Translation } from './translations.ts'

/** The keys of translations whose English text is another one than that which they were compared with. */
export const staleKeys = ({ seen }: Translation, english: English): string[] =>
  [...english].flatMap(([key, text]) => (seen[key] !== undefined && seen[key] !== digestOf(text) ? [key] : []))

/** Forgets what the translations whose keys begin so were compared with, so that they count as new ones. */
export function forgetSeen({ seen }: Translation, beginnings: string[]): void {
  for (const key of Object.keys(seen)) if (beginnings.some((beginning) => key.startsWith(beginning))) delete seen[key]
}

/**
 * openapi/languages/<language>.seen.json: the digests as they were, and those of new translations, which were made from
 * the English text of today. It stands beside the sources and not in generated/, since nothing else says which
 * translation somebody has to look at again.
 */
export function seenFile(head: string, { words, seen }: Translation, english: English): string {
  const keys = [...english.keys()].filter((key) => words[key] !== undefined).sort()
  const groups: Groups = {}
  for (const key of keys) {
    const [group, place] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)]
    groups[group] = { ...groups[group], [place]: seen[key] ?? digestOf(english.get(key) as string) }
  }
  const lines = Object.entries({ 'x-generated': head, ...groups }).map(
    ([group, places]) => ` ${JSON.stringify(group)}: ${JSON.stringify(places)}`
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6)
