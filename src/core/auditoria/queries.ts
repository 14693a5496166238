import { and, count, desc, eq, getTableColumns, gte, like, max, or, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../generated/types-b.ts'
import type { Db } from '../../platform/db/client.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { nomeAsOf } from '../contas/names.ts'
import { readingActions } from './readings.ts'
import { auditoria } from './tables.ts'

/** An entry of a history, not yet in words. */
export type HistoryEntry = Omit<components['schemas']['HistoricoItem'], 'descricao'>

const noneOf = (actions: readonly string[]) => `acao not in (${actions.map((action) => `'${action}'`).join(', ')})`

/** Requests that changed nothing. Only readers of the trail need them. */
const withoutEffect = ['caso.sem_mudanca', 'caso.texto_recusado', 'caso.identificado']

/** The first part is the condition of the index `auditoria_historico_de_casos`, word for word. */
const isHistory = sql.raw(`${noneOf(readingActions)} and ${noneOf(withoutEffect)}`)

/**
 * Builds the newest changes of a record, newest first, as a column of another room's query. Readings are not part of a
 * history.
 */
export const historyOf = (alvoTipo: 'caso', id: SQL, most: number): SQL<HistoryEntry[]> => sql<HistoryEntry[]>`(
  select coalesce(json_agg(json_build_object(
    'data', to_char(h.em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'acao', h.acao, 'detalhes', h.detalhes,
    'usuario', case when h.ator_id is not null then
      json_build_object('id', h.ator_id, 'nome', ${nomeAsOf(sql`h.ator_id`, sql`h.em`)}) end)), '[]'::json)
  from (
    (
      select id, em, acao, ator_id, detalhes from auditoria
      where alvo_tipo = ${sql.raw(`'${alvoTipo}'`)} and alvo_id = ${id} and ${isHistory}
      order by id desc limit ${sql.raw(String(most))}
    )
    union all ${importOf(id)}
    order by id desc limit ${sql.raw(String(most))}
  ) h
)`

/**
 * Finds the import of a case. The last batch that begins before the case's id is the only one that may hold it: imports
 * run one after the other, so batches do not overlap. The condition is that of the index
 * `auditoria_lotes_de_importacao`.
 */
const importOf = (id: SQL): SQL => sql`
  select id, em, 'caso.importado', ator_id, jsonb_build_object('importacao', detalhes -> 'job_id') from (
    select * from auditoria where acao = 'importacao.lote' and (detalhes ->> 'primeiro')::int <= ${id}
    order by (detalhes ->> 'primeiro')::int desc limit 1
  ) lote where (detalhes ->> 'criados')::int4multirange @> ${id}`

/**
 * Builds a condition for another room's query: the history of this record has at least one change. Changes by imports
 * do not count, since they may have been taken back; the moment of the last change tells those that were not.
 */
export const hasHistory = (alvoTipo: 'caso', id: SQL): SQL => sql`exists (
  select from auditoria where alvo_tipo = ${sql.raw(`'${alvoTipo}'`)} and alvo_id = ${id} and ${isHistory}
    and not (acao in ('caso.alterado', 'caso.restaurado') and detalhes -> 'importacao' is not null))`

const MOST_HISTORY = 100
const MOST_SUSPICIOUS = 20

/**
 * Reads what was done to a record, newest first, in the contract's shape. It selects actions whose names begin with the
 * kind of the record.
 */
export async function readHistory(db: Db, tipo: 'usuario', id: number): Promise<HistoryEntry[]> {
  const { em, acao, atorId, detalhes } = getTableColumns(auditoria)
  const rows = await db
    .select({ em, acao, atorId, detalhes, nome: nomeAsOf(sql`${atorId}`, sql`${em}`) })
    .from(auditoria)
    .where(and(eq(auditoria.alvoTipo, tipo), eq(auditoria.alvoId, id), like(auditoria.acao, `${tipo}.%`)))
    .orderBy(desc(auditoria.id))
    .limit(MOST_HISTORY)
  return rows.map((row) => ({
    data: row.em.toISOString(),
    acao: row.acao,
    usuario: row.atorId === null ? null : { id: row.atorId, nome: row.nome },
    detalhes: row.detalhes
  }))
}

const ofUsuario = (id: number, since: Date) =>
  and(eq(auditoria.alvoTipo, 'usuario'), eq(auditoria.alvoId, id), gte(auditoria.em, since))

/**
 * Counts how often each of these actions was done to an account since a moment, and when last. Actions that never were
 * are left out.
 */
export async function countActions(db: Db, usuarioId: number, actions: string[], since: Date) {
  return await db
    .select({ acao: auditoria.acao, total: count(), last: max(auditoria.em) })
    .from(auditoria)
    .where(and(ofUsuario(usuarioId, since), oneOf(auditoria.acao, actions)))
    .groupBy(auditoria.acao)
}

/** Reads the newest of these actions on an account since a moment, including logins from new devices. */
export async function readSuspicious(db: Db, usuarioId: number, actions: string[], since: Date) {
  const fromNewDevice = and(
    eq(auditoria.acao, 'login.sucesso'),
    sql`(${auditoria.detalhes} ->> 'novo_dispositivo')::boolean`
  )
  return await db
    .select({ acao: auditoria.acao, em: auditoria.em, ip: auditoria.ip })
    .from(auditoria)
    .where(and(ofUsuario(usuarioId, since), or(oneOf(auditoria.acao, actions), fromNewDevice)))
    .orderBy(desc(auditoria.id))
    .limit(MOST_SUSPICIOUS)
}
