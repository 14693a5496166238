import { asc, eq, inArray } from 'drizzle-orm'
import { grupos, gruposPermissoes, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import type { TestApp } from '../../support/app.ts'

export const GRUPOS = '/api/v1/grupos'
export const at = (id: number | string, rest = '') => `${GRUPOS}/${id}${rest}`

let serial = 0
export const nextNome = () => `grupo-${++serial}`

/** Inserts a group straight into the database. */
export async function insertGrupo(
  test: TestApp,
  given: string[] = [],
  fields: Partial<typeof grupos.$inferInsert> = {}
): Promise<number> {
  const now = test.clock.moment
  const [created] = await test.db
    .insert(grupos)
    .values({ nome: nextNome(), criadoEm: now, atualizadoEm: now, ...fields })
    .returning()
  const ids = await permissoesIds(test, ...given)
  if (ids.length > 0)
    await test.db.insert(gruposPermissoes).values(ids.map((permissaoId) => ({ grupoId: created!.id, permissaoId })))
  return created!.id
}

export async function permissoesIds(test: TestApp, ...nomes: string[]): Promise<number[]> {
  const rows = await test.db
    .select({ id: permissoes.id })
    .from(permissoes)
    .where(inArray(permissoes.nome, nomes))
    .orderBy(asc(permissoes.id))
  return rows.map(({ id }) => id)
}

export async function addMembers(test: TestApp, grupoId: number, ...members: { id: number }[]): Promise<void> {
  await test.db.insert(usuariosGrupos).values(members.map(({ id }) => ({ usuarioId: id, grupoId })))
}

export async function membersOf(test: TestApp, grupoId: number): Promise<number[]> {
  const rows = await test.db
    .select({ id: usuariosGrupos.usuarioId })
    .from(usuariosGrupos)
    .where(eq(usuariosGrupos.grupoId, grupoId))
    .orderBy(asc(usuariosGrupos.usuarioId))
  return rows.map(({ id }) => id)
}

/** Returns the stored group with its permissions and members: all that a refused change must leave as it was. */
export async function storedGrupo(test: TestApp, id: number) {
  const [row] = await test.db.select().from(grupos).where(eq(grupos.id, id))
  if (!row) return null
  const given = await test.db
    .select({ nome: permissoes.nome })
    .from(gruposPermissoes)
    .innerJoin(permissoes, eq(permissoes.id, gruposPermissoes.permissaoId))
    .where(eq(gruposPermissoes.grupoId, id))
    .orderBy(asc(permissoes.nome))
  return { ...row, permissoes: given.map((permissao) => permissao.nome), members: await membersOf(test, id) }
}

/** Returns the entries of the audit trail about a group, oldest first. */
export async function trailOf(test: TestApp, token: string, id: number) {
  const query = { alvo_tipo: 'grupo', alvo_id: String(id), size: '100' }
  const { body } = await test.call('GET', '/api/v1/auditoria', { token, query })
  return body.items
    .toReversed()
    .map(({ acao, ator_id, detalhes }: Record<string, unknown>) => ({ acao, ator_id, detalhes }))
}
