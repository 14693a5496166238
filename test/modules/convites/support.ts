import { SENHA, type TestApp } from '../../support/app.ts'

export const CONVITES = '/api/v1/usuarios/convites'

let serial = 0
export const nextEmail = () => `convidada${++serial}@saude.example`

export const inviteBy = (test: TestApp, token: string, body: object = {}, language = 'pt-BR') =>
  test.call('POST', CONVITES, {
    token,
    body: { email: nextEmail(), nome: 'Bruno Lima', grupos: [], ...body },
    headers: { 'accept-language': language }
  })

/** The token of a link, which is handed over where the service has no mail server. */
export const tokenIn = (link: string): string => /\/painel#convite=([\w-]{43})$/.exec(link)?.[1] ?? ''

export const acceptWith = (test: TestApp, token: string, senha = SENHA) =>
  test.call('POST', '/api/v1/auth/convite', { body: { token, senha } })

/** Invites and returns the invitation with the token of its link. */
export async function invited(test: TestApp, token: string, body: object = {}) {
  const answer = await inviteBy(test, token, body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return { ...answer.body.convite, token: tokenIn(answer.body.link) }
}
