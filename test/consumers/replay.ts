import { setTimeout as pause } from 'node:timers/promises'
import type { FormFile, Recorded, Request, Step } from './file.ts'
import { type Expected, mismatches } from './match.ts'

export interface Service {
  url: string
  senha: string
  /** Returns the address and the token of a new account in a group. */
  account(group: string): Promise<{ email: string; token: string }>
}

/** How often a job is asked for, 50 ms apart. */
const MOST_TRIES = 400

/** Sends one step after the other. Throws with the step and everything that is not as expected. */
export async function replay(recorded: Recorded, service: Service): Promise<void> {
  const known: Record<string, unknown> = { unique: crypto.randomUUID().slice(0, 13), senha: service.senha }
  const tokens: Record<string, string> = {}
  for (const [name, group] of Object.entries(recorded.accounts)) {
    const { email, token } = await service.account(group)
    known[`${name}.email`] = email
    tokens[name] = token
  }
  const [first = ''] = Object.keys(tokens)
  for (const step of recorded.steps) {
    const answer = await asked(step, service.url, tokens[step.as ?? first] ?? null, known)
    for (const [name, place] of Object.entries(step.take ?? {})) {
      known[name] = valueAt(answer, place)
      if (known[name] === undefined) throw new Error(`${step.name}: the answer has no ${place} to take`)
    }
  }
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: unknown
  text: string
}

async function asked(step: Step, url: string, token: string | null, known: Record<string, unknown>): Promise<Answer> {
  const request = filled(step.request, known) as Request
  const expected = filled(step.expect, known) as Step['expect']
  for (let tries = 1; ; tries++) {
    const answer = await send(url, request, token)
    const wrong = compare(expected, answer)
    if (wrong.length === 0) return answer
    if (!step.until || tries >= MOST_TRIES)
      throw new Error(
        `${step.name} (${request.method} ${request.path}):\n  ${wrong.join('\n  ')}\n  answer: ${answer.text.slice(0, 500)}`
      )
    await pause(50)
  }
}

const compare = ({ status, headers = {}, body, text }: Step['expect'], answer: Answer): string[] => [
  ...([status].flat().includes(answer.status)
    ? []
    : [`status: expected ${[status].flat().join(' or ')}, got ${answer.status}`]),
  ...Object.entries(headers).flatMap(([name, each]) =>
    mismatches(each as Expected, answer.headers[name.toLowerCase()], `headers/${name}`)
  ),
  ...(body === undefined ? [] : mismatches(body, answer.body, 'body')),
  ...(text === undefined || answer.text.includes(text) ? [] : [`text: expected "${text}" in it`])
]

/** Fills in values: `${name}` alone becomes the value itself, inside a text its text. */
function filled(value: unknown, known: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, known))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, known)]))
  if (typeof value !== 'string') return value
  const [, alone] = /^\$\{([^}]+)\}$/.exec(value) ?? []
  return alone ? known[alone] : value.replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => String(known[name]))
}

async function send(
  url: string,
  { method, path, query = {}, headers, body, form }: Request,
  token: string | null
): Promise<Answer> {
  const search = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
  ).toString()
  const response = await fetch(`${url}${path}${search ? `?${search}` : ''}`, {
    method,
    redirect: 'manual',
    headers: headersOf(token, body, headers),
    body: form ? formOf(form) : body === undefined ? undefined : JSON.stringify(body)
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: isJson ? JSON.parse(text) : undefined,
    text
  }
}

/** Builds the headers. A header of the step replaces ours, however it is spelt. */
function headersOf(token: string | null, body: unknown, own: Record<string, string> = {}): Headers {
  // Says what a proxy would that stands before the service and ends TLS.
  const headers = new Headers({ 'x-forwarded-proto': 'https' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return headers
}

function formOf(fields: Record<string, string | FormFile>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([value.content], { type: value.type }), value.filename)
  return form
}

const valueAt = (answer: Answer, place: string): unknown =>
  place.split('/').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], answer)
