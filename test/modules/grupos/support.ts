import { asc, eq, inArray } from 'drizzle-orm'
import { grupos, gruposPermissoes, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import type { TestApp } from '../../support/app.ts'

export const GRUPOS = '/api/v1/grupos'
export const at = (id: number | string, rest = '') => `${GRUPOS}/${id}${rest}`

let serial = 0
export const nome = () => `grupo-${++serial}`

/** A group straight in the database. */
export async function novoGrupo(
  test: TestApp,
  dadas: string[] = [],
  campos: Partial<typeof grupos.$inferInsert> = {}
): Promise<number> {
  const now = test.clock.moment
  const [criado] = await test.db
    .insert(grupos)
    .values({ nome: nome(), criadoEm: now, atualizadoEm: now, ...campos })
    .returning()
  const ids = await permissoesIds(test, ...dadas)
  if (ids.length > 0)
    await test.db.insert(gruposPermissoes).values(ids.map((permissaoId) => ({ grupoId: criado!.id, permissaoId })))
  return criado!.id
}

export async function permissoesIds(test: TestApp, ...nomes: string[]): Promise<number[]> {
  const rows = await test.db
    .select({ id: permissoes.id })
    .from(permissoes)
    .where(inArray(permissoes.nome, nomes))
    .orderBy(asc(permissoes.id))
  return rows.map(({ id }) => id)
}

export async function incluir(test: TestApp, grupoId: number, ...membros: { id: number }[]): Promise<void> {
  await test.db.insert(usuariosGrupos).values(membros.map(({ id }) => ({ usuarioId: id, grupoId })))
}

export async function membrosDe(test: TestApp, grupoId: number): Promise<number[]> {
  const rows = await test.db
    .select({ id: usuariosGrupos.usuarioId })
    .from(usuariosGrupos)
    .where(eq(usuariosGrupos.grupoId, grupoId))
    .orderBy(asc(usuariosGrupos.usuarioId))
  return rows.map(({ id }) => id)
}

/** The stored group with its permissions and members: all that a refused change must have left as it was. */
export async function guardado(test: TestApp, id: number) {
  const [row] = await test.db.select().from(grupos).where(eq(grupos.id, id))
  if (!row) return null
  const dadas = await test.db
    .select({ nome: permissoes.nome })
    .from(gruposPermissoes)
    .innerJoin(permissoes, eq(permissoes.id, gruposPermissoes.permissaoId))
    .where(eq(gruposPermissoes.grupoId, id))
    .orderBy(asc(permissoes.nome))
  return { ...row, permissoes: dadas.map((permissao) => permissao.nome), membros: await membrosDe(test, id) }
}

/** What the audit trail tells of a group, oldest first. */
export async function trilha(test: TestApp, token: string, id: number) {
  const query = { alvo_tipo: 'grupo', alvo_id: String(id), size: '100' }
  const { body } = await test.call('GET', '/api/v1/auditoria', { token, query })
  return body.items
    .toReversed()
    .map(({ acao, ator_id, detalhes }: Record<string, unknown>) => ({ acao, ator_id, detalhes }))
}
