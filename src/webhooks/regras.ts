import { holds } from '../contract/authorise.ts'
import type { Context } from '../contract/handler.ts'
import { type Problem, permissionDenied, refused, validationError } from '../errors.ts'
import type { MessageKey } from '../messages/messages.ts'
import { MAX_HEADERS, type ProblemaDoCabecalho, problemasDosCabecalhos } from './cabecalhos.ts'
import { type ProblemaDaUrl, problemaDaUrl } from './endereco.ts'
import { permissaoDoEvento } from './eventos.ts'

interface Corpo {
  url?: string
  eventos?: string[]
  headers?: Record<string, string>
}

const chavesDaUrl = {
  formato: 'field.url',
  credenciais: 'field.url-credentials',
  interno: 'field.url-inner'
} as const satisfies Record<Exclude<ProblemaDaUrl, 'esquema'>, MessageKey>

const chavesDoCabecalho = {
  nome: 'field.header-name',
  valor: 'field.header-value',
  reservado: 'field.header-reserved',
  oculto: 'field.header-hidden',
  muitos: 'field.header-many'
} as const satisfies Record<ProblemaDoCabecalho['problema'], string>

/** What a body may not say; all that is wrong is named at once. Throws 403 for an event that the caller may not be told of. */
export function verificarWebhook(
  { caller, config }: Context<'secured'>,
  { url, eventos = [], headers = {} }: Corpo
): void {
  for (const evento of eventos) {
    const permissao = permissaoDoEvento(evento)
    if (permissao && !holds(caller, permissao)) throw permissionDenied(permissao)
  }
  const problems: Problem[] = problemasDosCabecalhos(headers).map(({ nome, problema }) =>
    refused(['headers', nome], chavesDoCabecalho[problema], 'INVALID_HEADER', { limit: MAX_HEADERS })
  )
  const problema = url === undefined ? null : problemaDaUrl(url, config.webhookAllowPrivate)
  if (problema) problems.unshift(refused('url', chaveDaUrl(problema, config.webhookAllowPrivate), 'INVALID_URL'))
  if (problems.length > 0) throw validationError(problems)
}

function chaveDaUrl(problema: ProblemaDaUrl, allowPrivate: boolean): MessageKey {
  if (problema === 'esquema') return allowPrivate ? 'field.url-http' : 'field.url-https'
  return chavesDaUrl[problema]
}
