import { actions as en } from '../words/en-US/actions.ts'
import { actions as es } from '../words/es-ES/actions.ts'
import { actions as pt } from '../words/pt-BR/actions.ts'
import type { Language, Say } from '../words/words.ts'

/** Actions that belong together begin alike, and the service finds them by that beginning. */
export const topics = [
  'caso.',
  'alerta.',
  'duplicidade.',
  'importacao.',
  'usuario.',
  'convite.',
  'chave.',
  'grupo.',
  'permissao.',
  'login.',
  'sessao.',
  'senha.',
  'mfa.',
  'noticia.',
  'relatorio.',
  'webhook.',
  'job.',
  'auditoria.',
  'servico.'
] as const

export const targets = [
  'usuario',
  'permissao',
  'grupo',
  'conta',
  'job',
  'caso',
  'webhook',
  'noticia',
  'relatorio',
  'auditoria',
  'servico'
] as const

const words: Record<Language, Record<string, string>> = { 'pt-BR': pt, 'en-US': en, 'es-ES': es }

/** Says an action in words. The service may know newer ones, which are shown as it names them. */
export const actionName = (acao: string, language: Language): string => words[language][acao] ?? acao

/** Facts of an entry, as short as they can be told: the trail holds names of fields, and nothing personal. */
export function detailsText(detalhes: Record<string, unknown>, say: Say): string {
  const text = (value: unknown): string => {
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
    if (Array.isArray(value)) return value.map(text).join(', ')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return Object.entries(detalhes)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${text(value)}`)
    .join('; ')
}
