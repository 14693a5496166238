import type { Language } from '../messages/messages.ts'
import { enUS } from './en-US.ts'
import { esES } from './es-ES.ts'
import { layHtml, layText, oneLine } from './layout.ts'
import type { Letters } from './letter.ts'
import { ptBR } from './pt-BR.ts'

/** Every mail that the service sends, with what it must be told. `quando` is an ISO moment. */
export interface MailData {
  'redefinir-senha': { nome: string; token: string; publicUrl: string; minutos: number }
  'confirmar-email': { nome: string; token: string; publicUrl: string; horas: number }
  /** Goes to the former address. */
  'email-alterado': { nome: string; emailNovo: string }
  'senha-alterada': { nome: string; quando: string }
  'novo-dispositivo': { nome: string; dispositivo: string; ip: string; quando: string }
  'conta-criada': { nome: string; publicUrl: string }
  /** `removido`: its receiver answered 410; `falhas`: nothing but failures for five days. */
  'webhook-desligado': { nome: string; url: string; motivo: 'removido' | 'falhas'; quando: string }
}

export type MailKind = keyof MailData

export interface Rendered {
  subject: string
  text: string
  html: string
}

const languages: Record<Language, Letters> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES }

export function render<K extends MailKind>(kind: K, language: Language, data: MailData[K]): Rendered {
  // A name is what its owner typed: with line breaks it could pretend to be our text.
  const tidy = { ...data, nome: oneLine(data.nome) }
  if ('publicUrl' in tidy) tidy.publicUrl = String(tidy.publicUrl).replace(/\/+$/, '')
  const letter = languages[language][kind](tidy)
  return { subject: letter.subject, text: layText(letter), html: layHtml(letter, language) }
}
