import type { MailData, MailKind } from './kinds.ts'

export const PRODUCT = 'Saúde Integra'

/** What a language writes. layout.ts decides how it looks, and escapes it. */
export interface Letter {
  subject: string
  greeting: string
  body: Block[]
  farewell: string
}

export type Block =
  | string
  /** A value to copy, alone on its line so that no encoding breaks it. */
  | { code: string }
  /** Literal lines, such as a request. */
  | { sample: string }
  /** Labelled values. A value that must not be revealed is null. */
  | { facts: [label: string, value: string | null][] }
  | { link: string }

/** A language is complete when it writes every kind of mail. */
export type Letters<Kinds extends MailKind = MailKind> = { [K in Kinds]: (data: MailData[K]) => Letter }

/**
 * Links to the page of the panel that takes a one-use token. What follows `#` is never sent to a server or written to a
 * log.
 */
export const panelAddress = (
  publicUrl: string,
  kind: 'senha' | 'email' | 'liberar' | 'convite',
  token: string
): string => `${publicUrl.replace(/(?<!\/)\/+$/, '')}/painel#${kind}=${token}`

export const panelLink = (...place: Parameters<typeof panelAddress>): Block => ({ link: panelAddress(...place) })

/** Shows a request as a person could send it by hand, although the application usually does. */
export function request(publicUrl: string, path: string, body: Record<string, string>): Block {
  return { sample: `POST ${publicUrl}${path}\nContent-Type: application/json\n\n${JSON.stringify(body, null, 2)}` }
}

/** Returns enough of an address to recognise it. The rest may hold a receiver's password. */
export function placeOf(url: string | null): string | null {
  if (url === null) return null
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** Shows how to switch a webhook on again. The text is the same in every language. */
export const revival: Block = {
  sample: 'PUT /api/v1/webhooks/{id}\n{ "ativo": true }\n\nPOST /api/v1/webhooks/{id}/entregas/reenviar'
}

/** Formats a moment in Brasília's time, because everyone who reads these mails works in Brazil. */
export function moment(language: string, iso: string): string {
  const form = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo'
  })
  return form.format(new Date(iso))
}

/** An epidemiological week for people to read: `45/2026`. */
export const weekName = (semana: number): string =>
  `${String(semana % 100).padStart(2, '0')}/${Math.floor(semana / 100)}`
