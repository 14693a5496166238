import type { Language } from '../../engine/messages/messages.ts'
import { enUS } from './en-US/all.ts'
import { esES } from './es-ES/all.ts'
import type { MailData, MailKind } from './kinds.ts'
import { layHtml, layText, oneLine } from './layout.ts'
import type { Letters } from './letter.ts'
import { ptBR } from './pt-BR/all.ts'

export interface Rendered {
  subject: string
  text: string
  html: string
}

const languages: Record<Language, Letters> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES }

export function render<K extends MailKind>(kind: K, language: Language, data: MailData[K]): Rendered {
  // The owner of an account types its name. With line breaks, a name could pass for our own text.
  const tidy = { ...data, nome: data.nome === null ? null : oneLine(data.nome) }
  if ('publicUrl' in tidy) tidy.publicUrl = String(tidy.publicUrl).replace(/(?<!\/)\/+$/, '')
  const letter = languages[language][kind](tidy)
  return { subject: letter.subject, text: layText(letter), html: layHtml(letter, language) }
}
