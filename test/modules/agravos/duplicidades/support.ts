import { eq } from 'drizzle-orm'
import { usuarios } from '../../../../src/core/contas/tables.ts'
import type { TerritorioItem } from '../../../../src/core/contas/territorio/territorio.ts'
import type { Account } from '../../../support/accounts.ts'
import type { TestApp } from '../../../support/app.ts'
import { CASOS, casoBody } from '../support.ts'

export const DUPLICIDADES = '/api/v1/agravos/duplicidades'

export type Body = Record<string, unknown>

export const person = {
  paciente_nome: 'Luiz Carlos de Souza',
  paciente_data_nascimento: '1984-05-07',
  paciente_nome_mae: 'Terezinha de Souza',
  paciente_sexo: 'M'
}

/** Records a case of that person. */
export async function recorded(test: TestApp, { token }: Account, fields: Body = {}) {
  const { status, body } = await test.call('POST', CASOS, { token, body: casoBody({ ...person, ...fields }) })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export const listed = async (test: TestApp, { token }: Account, query: Record<string, string> = {}) =>
  (await test.call('GET', DUPLICIDADES, { token, query })).body

/** The ids of the cases of each pair that an account sees. */
export const pairs = async (test: TestApp, account: Account, query: Record<string, string> = {}): Promise<number[][]> =>
  (await listed(test, account, query)).data.map(({ casos }: { casos: { id: number }[] }) => casos.map(({ id }) => id))

export const limit = (test: TestApp, { id }: Account, ...territorios: TerritorioItem[]) =>
  test.db.update(usuarios).set({ territorios }).where(eq(usuarios.id, id))
