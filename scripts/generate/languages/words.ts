import { type Document, type Json, mapValues } from '../document.ts'
import { walk } from './texts.ts'

/** The documents that are published, by name. */
export type Published = Record<string, Document>

/** What the service needs to show the documents in one language. */
interface Words {
  /** Translations by field and English text. */
  texts: Record<string, Record<string, string>>
  /** Those that differ from what `texts` says, by document and pointer. */
  places: Record<string, Record<string, string>>
}

/** generated/words.json: what differs between the English documents and those of each language. */
export function wordsFile(head: string, english: Published, others: Record<string, Published>): string {
  const languages = Object.entries(others).map(([language, documents]) => [language, wordsOf(english, documents)])
  return `${JSON.stringify({ 'x-generated': head, ...Object.fromEntries(languages) }, null, 1)}\n`
}

function wordsOf(english: Published, others: Published): Words {
  const texts: Words['texts'] = { title: {}, summary: {}, description: {} }
  const places = mapValues(english, (document, name) => {
    const own: Record<string, string> = {}
    for (const { pointer, field, before, after } of pairsOf(name, document, others[name] as Document)) {
      const known = texts[field]?.[before]
      if (known === undefined) Object.assign(texts[field] ?? {}, { [before]: after })
      else if (known !== after) own[pointer] = after
    }
    return own
  })
  return { texts, places }
}

/** The texts of two documents that differ in words alone. */
function* pairsOf(name: string, english: Document, other: Document) {
  const said = [...walk(other as unknown as Json)]
  for (const [i, { at, field, text: before }] of [...walk(english as unknown as Json)].entries()) {
    const pointer = [...at, field].join('/')
    const found = said[i]
    if (!found || [...found.at, found.field].join('/') !== pointer)
      throw new Error(`${name} has another form than in English, from ${pointer} on`)
    yield { pointer, field, before, after: found.text }
  }
}
