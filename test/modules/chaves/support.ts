import { newSegredo, trechoOf } from '../../../src/modules/chaves/secret.ts'
import { chaves } from '../../../src/modules/chaves/tables.ts'
import { digest } from '../../../src/platform/sealing/secret.ts'
import type { TestApp } from '../../support/app.ts'

export const CHAVES = '/api/v1/chaves'
export const DAY = 86_400_000

export const keyBody = (fields: object = {}) => ({
  nome: 'Painel da regional',
  permissoes: ['agravos.listar'],
  validade_dias: 90,
  ...fields
})

export const makeKey = (test: TestApp, token: string, fields: object = {}, headers: Record<string, string> = {}) =>
  test.call('POST', CHAVES, { token, body: keyBody(fields), headers })

/** Makes a key by the API and returns it with its secret. */
export async function madeKey(
  test: TestApp,
  token: string,
  fields: object = {}
): Promise<{ id: number; segredo: string }> {
  const answer = await makeKey(test, token, fields)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return { id: answer.body.chave.id, segredo: answer.body.segredo }
}

/** Inserts a key straight into the database, also one that the service would not make. Returns its secret. */
export async function insertedKey(
  test: TestApp,
  donoId: number,
  permissoes: string[],
  fields: Partial<typeof chaves.$inferInsert> = {}
): Promise<string> {
  const segredo = newSegredo()
  const now = test.clock.moment
  await test.db.insert(chaves).values({
    donoId,
    nome: 'Inserida',
    resumo: digest(segredo),
    trecho: trechoOf(segredo),
    permissoes,
    territorios: [],
    ips: [],
    idioma: 'pt-BR',
    criadoEm: now,
    expiraEm: new Date(now.getTime() + 90 * DAY),
    ...fields
  })
  return segredo
}

/** The address of the client, which the proxy of the tests tells. */
export const from = (ip: string) => ({ 'x-forwarded-for': ip })
