import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Filter, ListRequest, Scalar } from '../../engine/contract/schema/filter.ts'
import type { Db } from '../../platform/db/client.ts'
import { keptCount } from '../../platform/db/counts.ts'
import {
  conditionOf,
  emailField,
  type ListField,
  momentField,
  normalised,
  sortKeys,
  textField,
  valueField
} from '../../platform/db/lists/fields.ts'
import { readPage } from '../../platform/db/lists/page.ts'
import { contains, containsNormalised } from '../../platform/db/lists/text.ts'
import { cpfField } from './cpf.ts'
import { readUsuarios, type Usuario } from './queries.ts'
import { usuarios } from './tables.ts'

const upperCaseOf = (value: Scalar): Scalar => (typeof value === 'string' ? value.toUpperCase() : value)

/** The fields of accounts by which lists are filtered or sorted. */
export const usuarioFields = {
  id: valueField(usuarios.id),
  nome: textField(usuarios.nome),
  email: emailField(usuarios.email),
  cpf: cpfField,
  admin: valueField(usuarios.admin),
  ativo: valueField(usuarios.ativo),
  cidade: textField(usuarios.cidade),
  /**
   * Codes in capitals, accepted in either case, so that the index and the kept count can be used. They are sorted as
   * they are, with accents.
   */
  estado: normalised({ ...textField(usuarios.estado), order: sql`${usuarios.estado}` }, upperCaseOf),
  telefone: textField(usuarios.telefone),
  cargo: textField(usuarios.cargo),
  departamento: textField(usuarios.departamento),
  instituicao: textField(usuarios.instituicao),
  plano: valueField(usuarios.plano),
  email_verificado: valueField(usuarios.emailVerificado),
  mfa_habilitado: valueField(usuarios.mfaHabilitado),
  criado_em: momentField(usuarios.createdAt),
  atualizado_em: momentField(usuarios.updatedAt),
  ultimo_acesso: momentField(usuarios.ultimoAcesso)
} satisfies Record<string, ListField>

/**
 * Returns a kept total: of all accounts, or of those with one value of a counted field. Any other filter must be
 * counted row by row.
 */
function keptTotal(filter: Filter<string> | null, text: string | null): ((db: Db) => Promise<number>) | undefined {
  if (text !== null) return undefined
  if (filter === null) return (db) => keptCount(db, 'usuarios')
  if (!('field' in filter) || filter.op !== 'eq' || filter.value === null || Array.isArray(filter.value))
    return undefined
  if (filter.field !== 'ativo' && filter.field !== 'estado') return undefined
  const key = String(filter.field === 'estado' ? upperCaseOf(filter.value) : filter.value)
  return (db) => keptCount(db, `usuarios.${filter.field}`, key)
}

/** Reads a page of accounts in the requested order. `within` narrows the list to some of them and counts these. */
export async function readUsuarioPage<Field extends string>(
  db: Db,
  fields: Record<Field, ListField>,
  list: Pick<ListRequest<Field, Field>, 'page' | 'size' | 'filter' | 'text' | 'order'>,
  within?: { where: SQL; count: (db: Db) => Promise<number> }
): Promise<{ total: number; rows: Usuario[] }> {
  const { filter, text, page, size } = list
  const asked = and(
    filter ? conditionOf(fields, filter) : undefined,
    text === null ? undefined : or(contains(usuarios.nome, text), contains(usuarios.email, text))
  )
  const count = within ? (asked ? undefined : within.count) : keptTotal(filter, text)
  const found = await readPage(db, {
    table: usuarios,
    id: sql`${usuarios.id}`,
    where: and(within?.where, asked),
    keys: sortKeys(fields, list.order, usuarios.id),
    limit: size,
    offset: (page - 1) * size,
    count
  })
  return { total: found.total, rows: await readUsuarios(db, found.ids) }
}

/** The filters of Description A. Each text may occur anywhere in its field. */
export interface UsuarioFilters {
  nome?: string
  email?: string
  admin?: boolean
  ativo?: boolean
  cidade?: string
  estado?: string
  search?: string
}

export async function readFilteredUsuarios(db: Db, filters: UsuarioFilters, limit: number, offset: number) {
  const where = conditionsOf(filters)
  const found = await readPage(db, {
    table: usuarios,
    id: sql`${usuarios.id}`,
    where,
    keys: [{ sql: sql`${usuarios.id}`, direction: 'asc' }],
    limit,
    offset,
    count: where ? undefined : (on) => keptCount(on, 'usuarios')
  })
  return { total: found.total, rows: await readUsuarios(db, found.ids) }
}

function conditionsOf({ nome, email, admin, ativo, cidade, estado, search }: UsuarioFilters): SQL | undefined {
  return and(
    nome ? contains(usuarios.nome, nome) : undefined,
    email ? contains(usuarios.email, email) : undefined,
    admin === undefined ? undefined : eq(usuarios.admin, admin),
    ativo === undefined ? undefined : eq(usuarios.ativo, ativo),
    cidade ? contains(usuarios.cidade, cidade) : undefined,
    estado ? contains(usuarios.estado, estado) : undefined,
    search ? containsNormalised(usuarios.busca, search) : undefined
  )
}
