import type { FastifyRequest } from 'fastify'
import words from '../../../generated/words.json' with { type: 'json' }
import { languageByTag } from '../../engine/contract/edge/language.ts'
import type { Language } from '../../engine/messages/messages.ts'

export interface Asked {
  language: Language
  /** Whether the address named the language. The links of a page should keep it then. */
  isExplicit: boolean
}

/** Returns the language of a page or a document: `?lang=` when it names one of ours, else that of the request. */
export function askedLanguage(request: FastifyRequest): Asked {
  const { lang } = request.query as { lang?: unknown }
  const language = typeof lang === 'string' ? languageByTag(lang) : undefined
  return language ? { language, isExplicit: true } : { language: request.language, isExplicit: false }
}

type Texts = Partial<Record<string, Record<string, string>>>

/** What generated/words.json has for one language. */
export interface Words {
  /** Translations by field and English text. */
  texts: Texts
  /** Where a text is said in another way than `texts` has it, by document and pointer. */
  places: Texts
}

/** Translates a document of the contract, which is written in English. `name` is the name of its file. */
export function translated<T>(document: T, name: string, language: Language): T {
  const found = (words as object as Partial<Record<string, Words>>)[language]
  return found ? inWords(document, name, found) : document
}

export const inWords = <T>(document: T, name: string, { texts, places }: Words): T =>
  said(document, '', texts, places[name] ?? {})

function said<T>(node: T, at: string, texts: Texts, places: Record<string, string>): T {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((each, i) => said(each, `${at}${i}/`, texts, places)) as T
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    typeof value === 'string'
      ? (places[at + key] ?? texts[key]?.[value] ?? value)
      : said(value, `${at}${key}/`, texts, places)
  ])
  return Object.fromEntries(entries) as T
}
