import type { MailData, MailKind } from './kinds.ts'

export const PRODUCT = 'Saúde Integra'

/** What a language writes; how it looks is the business of layout.ts, and so is escaping. */
export interface Letter {
  subject: string
  greeting: string
  body: Block[]
  farewell: string
}

export type Block =
  | string
  /** Something to copy, alone on its line so that no encoding breaks it. */
  | { code: string }
  /** Literal lines, such as a request. */
  | { sample: string }
  /** A value that must not be told is null. */
  | { facts: [label: string, value: string | null][] }
  | { link: string }

/** A language is complete when it writes every kind of mail. */
export type Letters = { [K in MailKind]: (data: MailData[K]) => Letter }

/** A request as a person could send it by hand; the application usually does. */
export function request(publicUrl: string, path: string, body: Record<string, string>): Block {
  return { sample: `POST ${publicUrl}${path}\nContent-Type: application/json\n\n${JSON.stringify(body, null, 2)}` }
}

/** Enough of an address to know it by; what else it holds may be a receiver's password. */
export function placeOf(url: string | null): string | null {
  if (url === null) return null
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** How a webhook that was switched off gets to work again; the same in every language. */
export const revival: Block = {
  sample: 'PUT /api/v1/webhooks/{id}\n{ "ativo": true }\n\nPOST /api/v1/webhooks/{id}/entregas/reenviar'
}

/** Everyone who reads these mails works in Brazil, so moments are told in Brasília's time. */
export function moment(language: string, iso: string): string {
  const form = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo'
  })
  return form.format(new Date(iso))
}
