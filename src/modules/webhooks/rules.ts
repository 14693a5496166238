import type { Context } from '../../engine/contract/handler.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import type { MessageKey } from '../../engine/messages/messages.ts'
import { type Problem, permissionDenied, refused, validationError } from '../../errors.ts'
import { permissaoForEvento } from './events.ts'
import { type HeaderProblem, headerProblems, MAX_HEADERS } from './headers.ts'
import { type UrlProblem, urlProblem } from './sending/address.ts'

export interface WebhookSettings {
  /** Whether webhooks may go to addresses of private networks. */
  webhookAllowPrivate: boolean
}

interface WebhookFields {
  url?: string
  eventos?: string[]
  alertas?: boolean
  headers?: Record<string, string>
}

const urlMessages = {
  format: 'field.url',
  credentials: 'field.url-credentials',
  inner: 'field.url-inner'
} as const satisfies Record<Exclude<UrlProblem, 'scheme'>, MessageKey>

const headerMessages = {
  name: 'field.header-name',
  value: 'field.header-value',
  reserved: 'field.header-reserved',
  hidden: 'field.header-hidden',
  many: 'field.header-many'
} as const satisfies Record<HeaderProblem['problem'], string>

/**
 * Checks the fields of a webhook and reports all problems at once. Throws 403 for an event that the caller may not know
 * of.
 */
export function checkWebhook(
  { caller, config }: Context<'secured'>,
  { url, eventos = [], alertas = false, headers = {} }: WebhookFields
): void {
  for (const evento of alertas ? [...eventos, 'alerta.nivel_subiu'] : eventos) {
    const permissao = permissaoForEvento(evento)
    if (permissao && !holds(caller, permissao)) throw permissionDenied(permissao)
  }
  const problems: Problem[] = headerProblems(headers).map(({ name, problem }) =>
    refused(['headers', name], headerMessages[problem], 'INVALID_HEADER', { limit: MAX_HEADERS })
  )
  const problem = url === undefined ? null : urlProblem(url, config.webhookAllowPrivate)
  if (problem) problems.unshift(refused('url', urlMessage(problem, config.webhookAllowPrivate), 'INVALID_URL'))
  if (problems.length > 0) throw validationError(problems)
}

function urlMessage(problem: UrlProblem, allowPrivate: boolean): MessageKey {
  if (problem === 'scheme') return allowPrivate ? 'field.url-http' : 'field.url-https'
  return urlMessages[problem]
}
