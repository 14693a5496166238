import { enUS } from './en-US/all.ts'
import { esES } from './es-ES/all.ts'
import { ptBR, type Words } from './pt-BR/all.ts'

export type Language = 'pt-BR' | 'en-US' | 'es-ES'
export type Key = keyof Words

export const languages: Record<Language, string> = { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' }

const words: Record<Language, Words> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES }

export type Values = Record<string, string | number>
export type Say = (key: Key, values?: Values, count?: number) => string

/**
 * Returns a sentence with its values filled in. Where there are two forms, `count` chooses: one, or any other number.
 */
export function sayIn(language: Language): Say {
  const own = words[language]
  return (key, values = {}, count) => {
    const [one = '', many = one] = own[key].split('|')
    return (count === 1 ? one : many).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}

/**
 * Returns the word for a value of the contract, or the value itself where there is no word. The service may know newer
 * values.
 */
export const sayValue = (language: Language, field: string, value: string): string =>
  (words[language] as Record<string, string>)[`${field}.${value}`] ?? value.replaceAll('_', ' ')

/** Returns the best of our languages for the one that the page came with. */
export const languageOf = (tag: string | null): Language | null =>
  (Object.keys(languages) as Language[]).find((each) => each.slice(0, 2) === tag?.toLowerCase().slice(0, 2)) ?? null
