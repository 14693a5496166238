import { enUS } from './en-US.ts'
import { esES } from './es-ES.ts'
import { type MessageKey, ptBR } from './pt-BR.ts'

export type { MessageKey }
export type Language = 'pt-BR' | 'en-US' | 'es-ES'
export type MessageValues = Record<string, string | number>

const catalogues: Record<Language, Record<MessageKey, string>> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES }

export function message(language: Language, key: MessageKey, values: MessageValues = {}): string {
  return sentence(catalogues[language], key, values).replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    String(values[name] ?? hole)
  )
}

function sentence(catalogue: Record<string, string>, key: MessageKey, values: MessageValues): string {
  const singular = Object.values(values).includes(1) ? catalogue[`${key}.one`] : undefined
  return singular ?? (catalogue[key] as string)
}
