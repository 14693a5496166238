import { eq, inArray } from 'drizzle-orm'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { permissoes, usuariosPermissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'

export const NOTICIAS = '/api/v1/noticias'
/** Shorter than the life of a token. */
export const TEN_MINUTES = 600_000

export const noticiaBody = (fields: object = {}) => ({
  titulo: 'Semana de combate à dengue',
  resumo: 'Mutirões até sábado.',
  corpo: 'Os mutirões **começam na segunda**.',
  tags: ['Dengue', 'mutirão'],
  ...fields
})

/** Makes an account with exactly these permissions. */
export async function accountWith(test: TestApp, ...nomes: string[]): Promise<Account> {
  const conta = await account(test, null)
  const rows = await test.db.select({ id: permissoes.id }).from(permissoes).where(inArray(permissoes.nome, nomes))
  if (rows.length !== nomes.length) throw new Error(`one of ${nomes} is no permission`)
  await test.db.insert(usuariosPermissoes).values(rows.map(({ id }) => ({ usuarioId: conta.id, permissaoId: id })))
  return conta
}

/** Creates a news item and returns it as it is shown. */
export async function createNoticia(test: TestApp, token: string, fields: object = {}) {
  const { status, body } = await test.call('POST', NOTICIAS, { token, body: noticiaBody(fields) })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.data
}

/** Returns the entries of the trail about a news item, oldest first. */
export async function trailOf(test: TestApp, id: number) {
  const rows = await test.db.select().from(auditoria).where(eq(auditoria.alvoId, id)).orderBy(auditoria.id)
  return rows.filter(({ alvoTipo }) => alvoTipo === 'noticia').map(({ acao, detalhes }) => [acao, detalhes])
}
