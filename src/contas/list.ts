import { and, or, type SQL, sql } from 'drizzle-orm'
import type { UsuariosHandlers } from '../../generated/handlers.ts'
import { usuarios } from './tables.ts'
import type { Filter, ListRequest, Scalar } from '../contract/list/filter.ts'
import type { Db } from '../db/client.ts'
import { keptCount } from '../db/counts.ts'
import {
  conditionOf,
  emailField,
  type ListField,
  momentField,
  sortKeys,
  textField,
  tieField,
  valueField
} from '../db/lists/fields.ts'
import { readPage } from '../db/lists/page.ts'
import { contains } from '../db/lists/text.ts'
import { lerEmOrdem, type Usuario } from './queries.ts'

type Lista = Parameters<UsuariosHandlers['pesquisarUsuarios']>[0]['list']
type Filtravel = Lista extends ListRequest<infer F, string> ? F : never

const semPontos = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\D/g, '') : value)

/** Kept without punctuation. */
const cpf: ListField = {
  order: null,
  compare: (op, value) =>
    valueField(usuarios.cpf).compare(op, (Array.isArray(value) ? value.map(semPontos) : semPontos(value)) as string)
}

const emMaiusculas = (value: Scalar) => (typeof value === 'string' ? value.toUpperCase() : value)

const uf = textField(usuarios.estado)
/** Codes: kept in capitals, asked for in either case, so that the index and the kept count serve. Their own order is the right one. */
const estado: ListField = {
  ...uf,
  order: sql`${usuarios.estado}`,
  compare: (op, value) => uf.compare(op, Array.isArray(value) ? value.map(emMaiusculas) : emMaiusculas(value))
}

/** Every field that users are filtered or sorted by. */
export const campos: Record<Filtravel, ListField> = {
  id: valueField(usuarios.id),
  nome: textField(usuarios.nome),
  email: emailField(usuarios.email),
  cpf,
  admin: valueField(usuarios.admin),
  ativo: valueField(usuarios.ativo),
  cidade: textField(usuarios.cidade),
  estado,
  cargo: textField(usuarios.cargo),
  departamento: textField(usuarios.departamento),
  instituicao: textField(usuarios.instituicao),
  plano: valueField(usuarios.plano),
  email_verificado: valueField(usuarios.emailVerificado),
  mfa_habilitado: valueField(usuarios.mfaHabilitado),
  criado_em: momentField(usuarios.createdAt),
  atualizado_em: momentField(usuarios.updatedAt),
  ultimo_acesso: momentField(usuarios.ultimoAcesso),
  grupo_id: tieField(
    sql`ug.grupo_id`,
    (grupo) => sql`${usuarios.id} in (select ug.usuario_id from usuarios_grupos ug where ${grupo})`
  )
}

export type FiltroDeUsuarios = Filter<Filtravel>

export const condicaoDeUsuarios = (filtro: FiltroDeUsuarios | null): SQL | undefined =>
  filtro ? conditionOf(campos, filtro) : undefined

/** The total of all users, or of those by a single field that is counted; otherwise they must be counted one by one. */
function contador(filtro: Filter<Filtravel> | null, text: string | null): ((db: Db) => Promise<number>) | undefined {
  if (text !== null) return undefined
  if (filtro === null) return (db) => keptCount(db, 'usuarios')
  if (!('field' in filtro) || filtro.op !== 'eq' || filtro.value === null) return undefined
  if (filtro.field !== 'ativo' && filtro.field !== 'estado') return undefined
  const key = String(filtro.field === 'estado' ? emMaiusculas(filtro.value as Scalar) : filtro.value)
  return (db) => keptCount(db, `usuarios.${filtro.field}`, key)
}

/** A page of users in the order asked for; `dentro` narrows the list to some of them. */
export async function paginaDeUsuarios(
  db: Db,
  list: Pick<Lista, 'page' | 'size' | 'filter' | 'text' | 'order'>,
  dentro?: { where: SQL; count: (db: Db) => Promise<number> }
): Promise<{ total: number; rows: Usuario[] }> {
  const { filter, text, page, size } = list
  const asked = and(
    condicaoDeUsuarios(filter),
    text === null ? undefined : or(contains(usuarios.nome, text), contains(usuarios.email, text))
  )
  const count = dentro ? (asked ? undefined : dentro.count) : contador(filter, text)
  const found = await readPage(db, {
    table: usuarios,
    id: sql`${usuarios.id}`,
    where: and(dentro?.where, asked),
    keys: sortKeys(campos, list.order, usuarios.id),
    limit: size,
    offset: (page - 1) * size,
    count
  })
  return { total: found.total, rows: await lerEmOrdem(db, found.ids) }
}
