import { and, or, type SQL, sql } from 'drizzle-orm'
import type { UsuariosHandlers } from '../../generated/handlers.ts'
import type { Filter, ListRequest, Scalar } from '../contract/list/filter.ts'
import type { Db } from '../db/client.ts'
import { contagem } from '../db/contagens.ts'
import { type Campo, condicao, email, momento, ordenacao, texto, valor, vinculo } from '../db/lista.ts'
import { pagina } from '../db/pagina.ts'
import { usuarios } from '../db/tables/usuarios.ts'
import { contem } from '../db/texto.ts'
import { lerEmOrdem, type Usuario } from './consultas.ts'

type Lista = Parameters<UsuariosHandlers['pesquisarUsuarios']>[0]['list']
type Filtravel = Lista extends ListRequest<infer F, string> ? F : never

const semPontos = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\D/g, '') : value)

/** Kept without punctuation. */
const cpf: Campo = {
  ordem: null,
  comparar: (op, value) =>
    valor(usuarios.cpf).comparar(op, (Array.isArray(value) ? value.map(semPontos) : semPontos(value)) as string)
}

const emMaiusculas = (value: Scalar) => (typeof value === 'string' ? value.toUpperCase() : value)

const uf = texto(usuarios.estado)
/** Codes: kept in capitals, asked for in either case, so that the index and the kept count serve. Their own order is the right one. */
const estado: Campo = {
  ...uf,
  ordem: sql`${usuarios.estado}`,
  comparar: (op, value) => uf.comparar(op, Array.isArray(value) ? value.map(emMaiusculas) : emMaiusculas(value))
}

/** Every field that users are filtered or sorted by. */
export const campos: Record<Filtravel, Campo> = {
  id: valor(usuarios.id),
  nome: texto(usuarios.nome),
  email: email(usuarios.email),
  cpf,
  admin: valor(usuarios.admin),
  ativo: valor(usuarios.ativo),
  cidade: texto(usuarios.cidade),
  estado,
  cargo: texto(usuarios.cargo),
  departamento: texto(usuarios.departamento),
  instituicao: texto(usuarios.instituicao),
  plano: valor(usuarios.plano),
  email_verificado: valor(usuarios.emailVerificado),
  mfa_habilitado: valor(usuarios.mfaHabilitado),
  criado_em: momento(usuarios.createdAt),
  atualizado_em: momento(usuarios.updatedAt),
  ultimo_acesso: momento(usuarios.ultimoAcesso),
  grupo_id: vinculo(
    sql`ug.grupo_id`,
    (grupo) => sql`${usuarios.id} in (select ug.usuario_id from usuarios_grupos ug where ${grupo})`
  )
}

export type FiltroDeUsuarios = Filter<Filtravel>

export const condicaoDeUsuarios = (filtro: FiltroDeUsuarios | null): SQL | undefined =>
  filtro ? condicao(campos, filtro) : undefined

/** The total of all users, or of those by a single field that is counted; otherwise they must be counted one by one. */
function contador(filtro: Filter<Filtravel> | null, text: string | null): ((db: Db) => Promise<number>) | undefined {
  if (text !== null) return undefined
  if (filtro === null) return (db) => contagem(db, 'usuarios')
  if (!('field' in filtro) || filtro.op !== 'eq' || filtro.value === null) return undefined
  if (filtro.field !== 'ativo' && filtro.field !== 'estado') return undefined
  const key = String(filtro.field === 'estado' ? emMaiusculas(filtro.value as Scalar) : filtro.value)
  return (db) => contagem(db, `usuarios.${filtro.field}`, key)
}

/** A page of users in the order asked for; `dentro` narrows the list to some of them. */
export async function paginaDeUsuarios(
  db: Db,
  list: Pick<Lista, 'page' | 'size' | 'filter' | 'text' | 'order'>,
  dentro?: { where: SQL; contar: (db: Db) => Promise<number> }
): Promise<{ total: number; rows: Usuario[] }> {
  const { filter, text, page, size } = list
  const asked = and(
    condicaoDeUsuarios(filter),
    text === null ? undefined : or(contem(usuarios.nome, text), contem(usuarios.email, text))
  )
  const contar = dentro ? (asked ? undefined : dentro.contar) : contador(filter, text)
  const found = await pagina(db, {
    table: usuarios,
    id: sql`${usuarios.id}`,
    where: and(dentro?.where, asked),
    keys: ordenacao(campos, list.order, usuarios.id),
    limit: size,
    offset: (page - 1) * size,
    contar
  })
  return { total: found.total, rows: await lerEmOrdem(db, found.ids) }
}
