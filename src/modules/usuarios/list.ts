import { type SQL, sql } from 'drizzle-orm'
import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { askedOf } from '../../core/auditoria/asked.ts'
import { readUsuarioPage, usuarioFields } from '../../core/contas/list.ts'
import { usuarioId } from '../../core/contas/queries.ts'
import type { Context } from '../../engine/contract/handler.ts'
import type { Filter, ListRequest, Scalar } from '../../engine/contract/schema/filter.ts'
import type { Db } from '../../platform/db/client.ts'
import { conditionOf, type ListField, tieField } from '../../platform/db/lists/fields.ts'
import { countMembers, membersWhere } from '../grupos/queries.ts'

type UsuariosList = Parameters<UsuariosHandlers['pesquisarUsuarios']>[0]['list']
type Filterable = UsuariosList extends ListRequest<infer Field, string> ? Field : never
type Sortable = UsuariosList extends ListRequest<string, infer Field> ? Field : never

/** Every field that users are filtered or sorted by. */
const fields: Record<Filterable | Sortable, ListField> = {
  ...usuarioFields,
  grupo_id: tieField(sql`ug.grupo_id`, (condition) => sql`${usuarioId} in ${membersWhere(condition)}`)
}

export type UsuariosFilter = Filter<Filterable>

export const usuariosWhere = (filter: UsuariosFilter | null): SQL | undefined =>
  filter ? conditionOf(fields, filter) : undefined

type UsuariosPageRequest = Pick<UsuariosList, 'page' | 'size' | 'filter' | 'text' | 'order'>

export const listUsuarios = (db: Db, list: UsuariosPageRequest) => readUsuarioPage(db, fields, list)

export const listMembers = (db: Db, list: UsuariosPageRequest, grupoId: number) =>
  readUsuarioPage(db, fields, list, {
    where: sql`${usuarioId} in ${membersWhere(sql`ug.grupo_id = ${grupoId}`)}`,
    count: (on) => countMembers(on, grupoId)
  })

/** Records who read a list of users, with which filter, and how many users it returned. */
export async function noteList(
  context: Context<'secured'>,
  operation: string,
  list: Pick<ListRequest, 'filter' | 'text'>,
  devolvidos: number,
  total: number,
  more: Record<string, unknown> = {}
): Promise<void> {
  const details = { ...askedOf(operation, list), ...more, devolvidos, total }
  await context.readings.note(context, 'usuario.listado', null, details)
}

/** Turns the filters of Description A into the form that the other lists use. */
export function asList(filters: Record<string, Scalar | undefined>, search: string | undefined) {
  const and = Object.entries(filters).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, op: typeof value === 'string' ? ('like' as const) : ('eq' as const), value }]
  )
  return { filter: and.length === 0 ? null : { and }, text: search ?? null }
}
