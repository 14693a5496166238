import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { languages, SOURCE } from './guides.ts'
import { type Spoken, textsOf } from './texts.ts'

/** Texts by what they belong to, and by their place there. */
export type Groups = Record<string, Record<string, string>>

/** What openapi/languages/ says in one language. */
export interface Translation {
  language: string
  /** The texts by key. */
  words: Record<string, string>
  /** The digest of the English text that a translation was last compared with, by key. */
  seen: Record<string, string>
  /** What is wrong with the files themselves. */
  problems: string[]
}

/** Reads openapi/languages/: for each language a folder, whose files share out the texts, and a file of digests. */
export async function readTranslations(folder: string): Promise<Translation[]> {
  return await Promise.all(
    languages
      .filter((language) => language !== SOURCE)
      .map(async (language) => {
        const found = await readdir(join(folder, language), { recursive: true }).catch(() => [])
        const names = found.filter((name) => name.endsWith('.yaml')).sort()
        const files = names.map(
          async (name): Promise<[string, string]> => [
            `openapi/languages/${language}/${name}`,
            await readFile(join(folder, language, name), 'utf8')
          ]
        )
        const seen = await readFile(join(folder, `${language}.seen.json`), 'utf8').catch(() => '{}')
        return translationOf(language, Object.fromEntries(await Promise.all(files)), seen)
      })
  )
}

/** `files` are texts by path. */
export function translationOf(language: string, files: Record<string, string>, seen = '{}'): Translation {
  const { 'x-generated': _, ...digests } = JSON.parse(seen) as Groups
  const translation: Translation = { language, words: {}, seen: {}, problems: [] }
  for (const [key, digest] of flat(digests)) translation.seen[key] = digest
  for (const [path, text] of Object.entries(files)) {
    for (const [key, said] of flat((parse(text) ?? {}) as Groups)) {
      if (typeof said !== 'string') translation.problems.push(`${path}: ${key} is no text`)
      else if (translation.words[key] !== undefined) translation.problems.push(`${path}: ${key} is in another file too`)
      else translation.words[key] = said
    }
  }
  return translation
}

const flat = (groups: Groups) =>
  Object.entries(groups).flatMap(([group, places]) =>
    Object.entries(places ?? {}).map(([place, text]): [string, string] => [`${group}.${place}`, text])
  )

/** The English texts by key. */
export type English = Map<string, string>

export function englishOf(sources: Spoken): English {
  return new Map([...textsOf(sources)].map(({ key, text }) => [key, text]))
}

/** The sources in another language. What it does not say stays English. */
export function translated<T extends Spoken>(sources: T, { words }: Translation): T {
  const { documents, engine } = structuredClone({ documents: sources.documents, engine: sources.engine })
  for (const { key, holder, field, text } of [...textsOf({ documents, engine })]) holder[field] = words[key] ?? text
  return { ...sources, documents, engine }
}

/** Keys that stand for two texts. */
export function keyProblems(sources: Spoken): string[] {
  const found = new Map<string, string>()
  return [...textsOf(sources)].flatMap(({ key, text }) => {
    const before = found.get(key) ?? text
    found.set(key, text)
    return before === text ? [] : [`${key} stands for two texts: "${before}" and "${text}"`]
  })
}

/** Which texts a language lacks, which of its own have no place, and which do not have the same marks. */
export function translationProblems({ language, words, problems }: Translation, english: English): string[] {
  const at = `openapi/languages/${language}`
  const missing = [...english].filter(([key]) => words[key] === undefined)
  const unused = Object.keys(words).filter((key) => !english.has(key))
  const different = [...english].filter(([key, text]) => words[key] !== undefined && marks(words[key]) !== marks(text))
  return [
    ...problems,
    ...missing.map(([key, text]) => `${at}: ${key} is missing: "${text}"`),
    ...unused.map((key) => `${at}: ${key} has no place`),
    ...different.map(([key, text]) => `${at}: ${key} has other code, links, emphasis or holes than "${text}"`)
  ]
}

/** What must be equal in all languages: code, the targets of links, the number of emphases, the holes of sentences. */
function marks(text: string): string {
  const found = (pattern: RegExp) => (text.match(pattern) ?? []).sort().join(' ')
  return [found(/`[^`]+`/g), found(/\]\([^)]+\)/g), found(/\*\*/g), found(/\{\w+\}/g)].join('\n')
}
