import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { comando, v } from '../db/prepared.ts'

export type TipoDeEvento = 'agravo.criado' | 'agravo.atualizado' | 'agravo.excluido' | 'importacao.concluida'

/** What the owner of a webhook must hold to be told of an event; null when nothing. */
export function permissaoDoEvento(tipo: string): string | null {
  if (tipo.startsWith('agravo.')) return 'agravos.listar'
  return tipo === 'importacao.concluida' ? 'agravos.importar' : null
}

/** A fresh id, in SQL: `evt_` and 32 hexadecimal digits. */
export const novoEventoId = sql.raw(`'evt_' || replace(gen_random_uuid()::text, '-', '')`)

const inserir = comando<{ id: number }>(sql`
  insert into webhook_entregas (webhook_id, evento_id, tipo, em, dados, proxima_em)
  select webhooks.id, evento.id, ${v('tipo')}::text, ${v('em')}::timestamptz, ${v('dados')}::text::jsonb, ${v('em')}::timestamptz
  from (select ${novoEventoId} as id offset 0) evento, webhooks
  where ativo and eventos @> array[${v('tipo')}::text]
  order by webhooks.id
  returning id`)

/**
 * Tells every webhook that asked for it, as a part of the caller's transaction: an event exists exactly when what it tells was
 * committed. Says whether there is anybody to tell; then the one who delivers is to be woken after the commit.
 */
export async function emitir(db: Db, tipo: TipoDeEvento, dados: Record<string, unknown>, em: Date): Promise<boolean> {
  const rows = await inserir(db, { tipo, em: em.toISOString(), dados: JSON.stringify(dados) })
  return rows.length > 0
}

/** Where a statement that spans rooms finds the events that it tells: in the rows of `from`. */
export interface EventRows {
  tipo: TipoDeEvento
  from: SQL
  id: SQL
  em: SQL
  dados: SQL
  order: SQL
}

/** The same as a part of such a statement: a delivery for each event and each webhook that asked for it. */
export const deliveriesInsert = ({ tipo, from, id, em, dados, order }: EventRows): SQL => {
  const kind = sql.raw(`'${tipo}'`)
  return sql`
    insert into webhook_entregas (webhook_id, evento_id, tipo, em, dados, proxima_em)
    select webhooks.id, ${id}, ${kind}, ${em}, ${dados}, ${em}
    from ${from}, webhooks where ativo and eventos @> array[${kind}]
    order by ${order}, webhooks.id
    returning 1`
}
