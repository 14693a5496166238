import { type SQL, sql } from 'drizzle-orm'
import type { components } from '../../generated/types-b.ts'
import { readingActions } from './readings.ts'

type History = components['schemas']['HistoricoItem'][]

/** The condition of the index `auditoria_historico_de_casos`, word for word. */
const noReading = sql.raw(`acao not in (${readingActions.map((action) => `'${action}'`).join(', ')})`)

/** The latest changes of what has this id, newest first, for a column of another room's query. Readings are no part of a history. */
export const historyOf = (alvoTipo: 'caso', id: SQL, most: number): SQL<History> => sql<History>`(
  select coalesce(json_agg(json_build_object(
    'data', to_char(h.em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'acao', h.acao, 'usuario', h.ator_id, 'detalhes', h.detalhes)), '[]'::json)
  from (
    select em, acao, ator_id, detalhes from auditoria
    where alvo_tipo = ${sql.raw(`'${alvoTipo}'`)} and alvo_id = ${id} and ${noReading}
    order by id desc limit ${sql.raw(String(most))}
  ) h
)`
