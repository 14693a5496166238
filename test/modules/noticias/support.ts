import { eq, inArray } from 'drizzle-orm'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { permissoes, usuariosPermissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'

export const NOTICIAS = '/api/v1/noticias'
/** Less than a token lives. */
export const TEN_MINUTES = 600_000

export const noticiaBody = (fields: object = {}) => ({
  titulo: 'Semana de combate à dengue',
  resumo: 'Mutirões até sábado.',
  corpo: 'Os mutirões **começam na segunda**.',
  tags: ['Dengue', 'mutirão'],
  ...fields
})

/** An account with just these permissions. */
export async function accountWith(test: TestApp, ...nomes: string[]): Promise<Account> {
  const conta = await account(test, null)
  const rows = await test.db.select({ id: permissoes.id }).from(permissoes).where(inArray(permissoes.nome, nomes))
  if (rows.length !== nomes.length) throw new Error(`one of ${nomes} is no permission`)
  await test.db.insert(usuariosPermissoes).values(rows.map(({ id }) => ({ usuarioId: conta.id, permissaoId: id })))
  return conta
}

/** Writes news and returns them as they are shown. */
export async function createNoticia(test: TestApp, token: string, fields: object = {}) {
  const { status, body } = await test.call('POST', NOTICIAS, { token, body: noticiaBody(fields) })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.data
}

/** What the trail tells of news, oldest first. */
export async function trailOf(test: TestApp, id: number) {
  const rows = await test.db.select().from(auditoria).where(eq(auditoria.alvoId, id)).orderBy(auditoria.id)
  return rows.filter(({ alvoTipo }) => alvoTipo === 'noticia').map(({ acao, detalhes }) => [acao, detalhes])
}
