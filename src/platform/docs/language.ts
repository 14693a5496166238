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

type Words = Partial<Record<string, Record<string, string>>>

/** Translates a document of the contract, which is written in English, with the overlay of the language. */
export function translated<T>(document: T, language: Language): T {
  const all = (words as Partial<Record<string, unknown>>)[language] as Words | undefined
  return all ? said(document, all) : document
}

/** Translates an English sentence, or returns it unchanged where no translation exists. */
export const inWords = (text: string, language: Language): string =>
  ((words as Partial<Record<string, unknown>>)[language] as Words | undefined)?.description?.[text] ?? text

function said<T>(node: T, all: Words): T {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((each) => said(each, all)) as T
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    typeof value === 'string' ? (all[key]?.[value] ?? value) : said(value, all)
  ])
  return Object.fromEntries(entries) as T
}
