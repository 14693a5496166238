import type { Change } from './change.ts'
import type { Language } from './say.ts'
import { places, sentences } from './words.ts'

/**
 * The most places that are named. Of more only the number is given, unless something breaks there or the names are the
 * news.
 */
const NAMED = 3

const code = (text: string) => `\`${text.replaceAll('`', "'")}\``
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Writes a change as a sentence in Markdown: `POST /api/v1/x` (B): new parameters: `y`. */
export function sentenceOf(change: Change, language: Language): string {
  const { at, ...names } = change.values
  const filled = Object.fromEntries(
    Object.entries(names).map(([name, value]) => [name, [value].flat().map(code).join(', ')])
  )
  const place = at === undefined ? placeOf(change, language) : `${placeOf(change, language)}, ${code(String(at))}`
  return `${place}: ${fill(sentences[change.what].sentence[language], filled)}`
}

function placeOf({ of, places: names, description, ...change }: Change, language: Language): string {
  const letter = description.toUpperCase()
  const isNamed = names.length <= NAMED || change.impact === 'major' || change.what.startsWith(`${of}.`)
  if (of === 'document' || !isNamed)
    return fill(places[language][of], { count: String(names.length), description: letter })
  return `${names.map(code).join(', ')} (${letter})`
}
