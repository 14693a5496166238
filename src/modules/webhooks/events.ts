import { count, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'

export type EventoTipo = 'agravo.criado' | 'agravo.atualizado' | 'agravo.excluido' | 'importacao.concluida'

/** What the owner of a webhook must hold to be told of an event; null when nothing. */
export function permissaoForEvento(tipo: string): string | null {
  if (tipo.startsWith('agravo.')) return 'agravos.listar'
  return tipo === 'importacao.concluida' ? 'agravos.importar' : null
}

/** A fresh id, in SQL: `evt_` and 32 hexadecimal digits. */
export const newEventoId = sql.raw(`'evt_' || replace(gen_random_uuid()::text, '-', '')`)

/**
 * The deliveries of events, as a part of the statement that makes them happen. `source` is a relation with one row for each event and the
 * columns `ordem`, `evento_id` (a `newEventoId`), `em` and `dados`; webhooks are told in the order of `ordem`. Returns a row for each delivery.
 *
 *     with fresh as (insert into ... returning ...),
 *     event as materialized (select id as ordem, ${newEventoId} as evento_id, em, jsonb_build_object('id', id) as dados from fresh),
 *     delivery as (${deliveriesFor('agravo.criado', sql`event`)})
 *     select ..., exists (select from delivery) as tells from fresh
 */
export function deliveriesFor(tipo: EventoTipo, source: SQL): SQL {
  const literal = sql.raw(`'${tipo}'`)
  return sql`insert into webhook_entregas (webhook_id, evento_id, tipo, em, dados, proxima_em)
    select w.id, evento.evento_id, ${literal}, evento.em, evento.dados, evento.em
    from ${source} evento, webhooks w
    where w.ativo and w.eventos @> array[${literal}]
    order by evento.ordem, w.id
    returning 1`
}

function emitStatement(db: Db, tipo: EventoTipo) {
  // Without `offset 0` each webhook would be told of an id of its own.
  const evento = sql`(
    select 0 as ordem, ${newEventoId} as evento_id, ${sql.placeholder('em')}::timestamptz as em,
      ${sql.placeholder('dados')}::text::jsonb as dados
    offset 0)`
  const told = db.$with('told', { one: sql<number>`1`.as('one') }).as(deliveriesFor(tipo, evento))
  return db.with(told).select({ n: count() }).from(told).prepare(`webhooks_emit_${tipo}`)
}

/**
 * Tells every webhook that asked for it, as a part of the caller's transaction: an event exists exactly when what it tells was
 * committed. Says whether there is anybody to tell; then the one who delivers is to be woken after the commit.
 */
export async function emitEvento(db: Db, tipo: EventoTipo, dados: Record<string, unknown>, em: Date): Promise<boolean> {
  const [told] = await emitStatement(db, tipo).execute({ em: em.toISOString(), dados: JSON.stringify(dados) })
  return (told?.n ?? 0) > 0
}
