import { type Language, sayValue } from '../words/words.ts'

const dotOf = (nome: string) => nome.indexOf('.')

/** The part of the service that a permission is about. */
export const moduleOf = (nome: string): string => (dotOf(nome) < 0 ? 'geral' : nome.slice(0, dotOf(nome)))

export const actionOf = (nome: string): string => nome.slice(dotOf(nome) + 1)

/** A permission in words; one that somebody has made is its own name. */
export const rightName = (language: Language, nome: string): string =>
  `${sayValue(language, 'module', moduleOf(nome))}: ${sayValue(language, 'action', actionOf(nome)).toLowerCase()}`
