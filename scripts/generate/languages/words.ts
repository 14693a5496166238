import type { Json } from '../document.ts'
import type { Engine } from '../engine.ts'
import { languages, SOURCE } from './guides.ts'
import { type Field, fields, type Overlay } from './overlay.ts'

/** The English texts of each field. */
export type Texts = Record<Field, Set<string>>

/** Every text for people in these documents. Examples are no sentences of ours, and neither is a field that happens to be called `description`. */
export function textsOf(...documents: object[]): Texts {
  const texts: Texts = { title: new Set(), summary: new Set(), description: new Set() }
  for (const document of documents) collect(document as Json, texts)
  return texts
}

const isData = (key: string) => ['example', 'default', 'enum', 'const', 'value'].includes(key)

function collect(node: Json, texts: Texts): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') {
      if ((fields as readonly string[]).includes(key)) texts[key as Field].add(value)
    } else if (!isData(key) && !(key === 'examples' && Array.isArray(value))) collect(value, texts)
  }
}

/** What the catalogue of error codes says, in the form in which an overlay finds it. */
export const catalogueTexts = ({ errors, details }: Pick<Engine, 'errors' | 'details'>) => ({
  errors,
  details: Object.values(details).map((description) => ({ description }))
})

/** Which texts each language lacks, which of its words nobody needs, and which do not say the same. */
export function wordProblems(overlays: Overlay[], texts: Texts): string[] {
  return languages
    .filter((language) => language !== SOURCE)
    .flatMap((language) => {
      const overlay = overlays.find((each) => each.language === language)
      return overlay ? problemsOf(overlay, texts) : [`openapi/languages/${language}.yaml is missing`]
    })
}

function problemsOf({ language, words, problems }: Overlay, texts: Texts): string[] {
  const at = `openapi/languages/${language}.yaml`
  const perField = fields.flatMap((field) => {
    const translated = Object.entries(words[field])
    const missing = [...texts[field]].filter((text) => words[field][text] === undefined)
    const unused = translated.filter(([english]) => !texts[field].has(english))
    const different = translated.filter(([english, translation]) => marks(english) !== marks(translation))
    return [
      ...missing.map((text) => `${at}: no action for the ${field} "${text}"`),
      ...unused.map(([english]) => `${at}: nothing has the ${field} "${english}"`),
      ...different.map(([english]) => `${at}: code, links or emphasis differ from the ${field} "${english}"`)
    ]
  })
  return [...problems, ...perField]
}

/** What must be equal in all languages: code, the targets of links, and how often something is emphasised. */
function marks(text: string): string {
  const found = (pattern: RegExp) => (text.match(pattern) ?? []).sort().join(' ')
  return [found(/`[^`]+`/g), found(/\]\([^)]+\)/g), found(/\*\*/g)].join('\n')
}

/** generated/words.json: what the service needs to show a document in another language than English. */
export function wordsFile(head: string, overlays: Overlay[]): string {
  const languages = Object.fromEntries(overlays.map(({ language, words }) => [language, words]))
  return `${JSON.stringify({ 'x-generated': head, ...languages }, null, 1)}\n`
}
