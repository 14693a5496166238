import { enUS } from './en-US.ts'
import { esES } from './es-ES.ts'
import { type MessageKey, ptBR } from './pt-BR.ts'

export type { MessageKey }
export type Language = 'pt-BR' | 'en-US' | 'es-ES'
/** A list is joined in the words of the language: `M, F or I`. */
export type MessageValues = Record<string, string | number | readonly string[]>

const catalogues: Record<Language, Record<MessageKey, string>> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES }

export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(ptBR, text)

/**
 * Which form of a sentence goes with a number. For Brazil, CLDR counts 0 as a singular ("0 caso"). People there write
 * "0 casos", which is the rule that CLDR has for Portugal.
 */
const plurals: Record<Language, Intl.PluralRules> = {
  'pt-BR': new Intl.PluralRules('pt-PT'),
  'en-US': new Intl.PluralRules('en-US'),
  'es-ES': new Intl.PluralRules('es-ES')
}

const lists: Record<Language, Intl.ListFormat> = {
  'pt-BR': new Intl.ListFormat('pt-BR', { type: 'disjunction' }),
  'en-US': new Intl.ListFormat('en-US', { type: 'disjunction' }),
  'es-ES': new Intl.ListFormat('es-ES', { type: 'disjunction' })
}

export function message(language: Language, key: MessageKey, values: MessageValues = {}): string {
  return sentence(language, key, values).replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? hole
    return typeof value === 'object' ? lists[language].format(value) : String(value)
  })
}

/**
 * A sentence that counts something has another form under `<key>.one`. Its first hole names the value that is
 * counted. A category without a form of its own, such as the Spanish "many" for millions, takes the sentence under
 * the key itself.
 */
function sentence(language: Language, key: MessageKey, values: MessageValues): string {
  const catalogue: Record<string, string> = catalogues[language]
  const counted = /\{(\w+)\}/.exec(catalogue[`${key}.one`] ?? '')?.[1]
  const count = counted === undefined ? undefined : values[counted]
  const form = typeof count === 'number' ? catalogue[`${key}.${plurals[language].select(count)}`] : undefined
  return form ?? (catalogue[key] as string)
}
