import type { Words } from './pt-BR/all.ts'
import { first } from './pt-BR/first.ts'

export type Language = 'pt-BR' | 'en-US' | 'es-ES'
export type Key = keyof Words

export const languages: Record<Language, string> = { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' }

/**
 * The Portuguese of the first view comes with the page, and that of other views with the first of them that is opened.
 * The other languages are loaded for those who read them.
 */
const words: Record<Language, Partial<Words> | null> = { 'pt-BR': first, 'en-US': null, 'es-ES': null }
const whole = new Set<Language>()

const doors = {
  'pt-BR': async () => (await import('./pt-BR/all.ts')).ptBR,
  'en-US': async () => (await import('./en-US/all.ts')).enUS,
  'es-ES': async () => (await import('./es-ES/all.ts')).esES
}

export const hasWords = (language: Language): boolean => words[language] !== null

/** Fetches the sentences of every view in a language. Until they are there, sentences are in Portuguese. */
export async function loadAllWords(language: Language): Promise<void> {
  if (whole.has(language)) return
  words[language] = await doors[language]()
  whole.add(language)
}

/** Fetches what the first view needs. */
export async function loadWords(language: Language): Promise<void> {
  if (!hasWords(language)) await loadAllWords(language)
}

export type Values = Record<string, string | number>
export type Say = (key: Key, values?: Values, count?: number) => string

/**
 * Returns a sentence with its values filled in. Where there are two forms, `count` chooses: one, or any other number.
 */
export function sayIn(language: Language): Say {
  return (key, values = {}, count) => {
    // What has been loaded since is asked for at each call.
    const own: Partial<Words> = words[language] ?? first
    const [one = '', many = one] = (own[key] ?? '').split('|')
    return (count === 1 ? one : many).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}

/**
 * Returns the word for a value of the contract, or the value itself where there is no word. The service may know newer
 * values.
 */
export const sayValue = (language: Language, field: string, value: string): string =>
  ((words[language] ?? first) as Record<string, string>)[`${field}.${value}`] ?? value.replaceAll('_', ' ')

/** Returns the best of our languages for the one that the page came with. */
export const languageOf = (tag: string | null): Language | null =>
  (Object.keys(languages) as Language[]).find((each) => each.slice(0, 2) === tag?.toLowerCase().slice(0, 2)) ?? null
