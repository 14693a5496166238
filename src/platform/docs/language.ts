import type { FastifyRequest } from 'fastify'
import words from '../../../generated/words.json' with { type: 'json' }
import { languageByTag } from '../../engine/contract/edge/language.ts'
import type { Language } from '../../engine/messages/messages.ts'

export interface Asked {
  language: Language
  /** It was asked for in the address, so that links of a page should keep it. */
  isExplicit: boolean
}

/** The language of a page or a document: `?lang=` when it names one of ours, else that of the request. */
export function askedLanguage(request: FastifyRequest): Asked {
  const { lang } = request.query as { lang?: unknown }
  const language = typeof lang === 'string' ? languageByTag(lang) : undefined
  return language ? { language, isExplicit: true } : { language: request.language, isExplicit: false }
}

type Words = Partial<Record<string, Record<string, string>>>

/** A document of the contract, which is written in English, in another language: what the overlay of that language says. */
export function translated<T>(document: T, language: Language): T {
  const all = (words as Partial<Record<string, unknown>>)[language] as Words | undefined
  return all ? said(document, all) : document
}

/** The English sentence in another language, or as it is where nobody has translated it. */
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
