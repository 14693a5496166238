import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { batchedByDatabase } from '../batch/batch.ts'
import type { Db } from '../db/client.ts'
import { consultaPorIds, IDS } from '../db/prepared.ts'
import { notFound } from '../errors.ts'
import type { Detalhe } from './formas.ts'
import { casos, casosPessoais } from './tables.ts'

const MOST = 100

/** The latest changes. Readings are in the trail too, but are no part of a case's history. */
const historico = sql<Detalhe['historico']>`(
  select coalesce(json_agg(json_build_object(
    'data', to_char(h.em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'acao', h.acao, 'usuario', h.ator_id, 'detalhes', h.detalhes)), '[]'::json)
  from (
    select em, acao, ator_id, detalhes from auditoria
    where alvo_tipo = 'caso' and alvo_id = ${sql.raw('"casos"."id"')} and acao not in ('caso.lido', 'caso.anexo_lido')
    order by id desc limit ${sql.raw(String(MOST))}
  ) h
)`

/** What may be shown of where the person lives. */
export const lugar = {
  temLogradouro: sql<boolean>`${casosPessoais.logradouro} is not null`,
  temNumero: sql<boolean>`${casosPessoais.numero} is not null`,
  cep5: sql<string | null>`left(${casosPessoais.cep}, 5)`,
  latitude: sql<number | null>`round(${casosPessoais.latitude}::numeric, 3)::float8`,
  longitude: sql<number | null>`round(${casosPessoais.longitude}::numeric, 3)::float8`
}

const selecao = { ...getTableColumns(casos), ...lugar, historico }

const casosPorId = consultaPorIds(selecao, (db, ids) =>
  db
    .select(selecao)
    .from(casos)
    .leftJoin(casosPessoais, eq(casosPessoais.caso_id, casos.id))
    .where(and(inArray(casos.id, ids), isNull(casos.excluido_em)))
)

const procurar = batchedByDatabase(async (db, ids: number[]) => {
  const found = await casosPorId(db, ids)
  return ids.map((id) => found.find((caso) => caso.id === id))
}, IDS)

/** One statement, for all cases that are asked for at the same time. What is hidden does not even leave the database. */
export async function lerDetalhe(db: Db, id: number) {
  const found = await procurar(db, id)
  if (!found) throw notFound()
  return found
}
