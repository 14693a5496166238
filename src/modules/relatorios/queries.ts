import { and, arrayContains, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { coveredBy } from '../../core/contas/territorio/covered.ts'
import { begunByKey } from '../../core/jobs/queries.ts'
import type { Caller, Chave } from '../../engine/contract/handler.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { agendamentos, relatorios } from './tables.ts'

export type Relatorio = typeof relatorios.$inferSelect
export type Agendamento = typeof agendamentos.$inferSelect

/** The permission to list cases, and so to count them. */
export const LISTS = 'agravos.listar'

const UUID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const ids = { rel: new RegExp(`^rel_${UUID}$`), agd: new RegExp(`^agd_${UUID}$`) }

export const relatorioId = (id: string): string => `rel_${id}`
export const agendamentoId = (id: string): string => `agd_${id}`

function idOf(kind: keyof typeof ids, text: string): string {
  const id = ids[kind].exec(text)?.[1]
  if (!id) throw notFound()
  return id
}

type Who = Pick<Caller, 'id' | 'admin' | 'permissoes' | 'territorio' | 'chave'>

/**
 * The condition for what a caller sees: their own records and those sent to them. What a report tells of few cases is
 * for who may list those cases now, although it was made before. Administrators see all.
 */
export function seenBy(table: typeof relatorios | typeof agendamentos, caller: Who): SQL | undefined {
  if (caller.admin) return undefined
  const theirs = or(eq(table.donoId, caller.id), arrayContains(table.destinatarios, [caller.id]))
  if (table !== relatorios) return theirs
  const byKey = seesLess(caller) ? begunByKey(sql`${table.id}`, caller.chave) : undefined
  return and(theirs, byKey, isTellable({ lists: holds(caller, LISTS), territorio: caller.territorio }))
}

/** Who gets a report: whether they may list cases, and where. */
export interface Reader extends Pick<Caller, 'territorio'> {
  lists: boolean
}

/** A report of an earlier version may tell everything of its state. That of the country goes down to states. */
const contadosEm = sql`coalesce(${relatorios.contadosEm}, case ${relatorios.abrangencia}
  when 'uf' then array[${relatorios.codigo}]
  when 'municipio' then array[uf_do_municipio(${relatorios.codigo}::int)::text]
  else array[]::text[] end)`

/** The condition that everything in a report may be told to somebody. One that is being made tells nothing yet. */
function isTellable({ lists, territorio }: Reader): SQL | undefined {
  const tellsAll = or(ne(relatorios.estado, 'concluido'), sql`${contadosEm} = '{}'`)
  if (!lists) return tellsAll
  const covered = coveredBy({ territorio }, contadosEm)
  return covered && or(tellsAll, covered)
}

/** Whether a key may see fewer small numbers than a report may have that its owner has made, or was sent. */
const seesLess = <Caller extends Who>(caller: Caller): caller is Caller & { chave: Chave } =>
  caller.chave !== undefined && (caller.chave.territorio !== null || !holds(caller, LISTS))

export async function findRelatorio(db: Db, id: string): Promise<Relatorio | undefined> {
  const [found] = await db.select().from(relatorios).where(eq(relatorios.id, id))
  return found
}

/** Whether everything in a report may be told to somebody now. */
export async function mayTell(db: Db, id: string, reader: Reader): Promise<boolean> {
  const [found] = await db
    .select({ id: relatorios.id })
    .from(relatorios)
    .where(and(eq(relatorios.id, id), isTellable(reader)))
  return found !== undefined
}

export async function requireRelatorio(db: Db, caller: Who, text: string): Promise<Relatorio> {
  const [found] = await db
    .select()
    .from(relatorios)
    .where(and(eq(relatorios.id, idOf('rel', text)), seenBy(relatorios, caller)))
  if (!found) throw notFound()
  return found
}

/** Reads a schedule that is about to change, and locks it until the transaction ends. */
export async function requireAgendamento(tx: Db, caller: Who, text: string): Promise<Agendamento> {
  const [found] = await tx
    .select()
    .from(agendamentos)
    .where(and(eq(agendamentos.id, idOf('agd', text)), seenBy(agendamentos, caller)))
    .for('update')
  if (!found) throw notFound()
  return found
}

export const isOwn = ({ donoId }: Pick<Relatorio, 'donoId'>, { id, admin }: Pick<Caller, 'id' | 'admin'>): boolean =>
  admin || donoId === id
