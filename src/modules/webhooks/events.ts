import { count, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'

export type EventoTipo =
  | 'agravo.criado'
  | 'agravo.atualizado'
  | 'agravo.excluido'
  | 'importacao.concluida'
  | 'alerta.nivel_subiu'

/** The permission that the owner of a webhook needs to know of an event, or null when none is needed. */
export function permissaoForEvento(tipo: string): string | null {
  if (isOfCaso(tipo)) return 'agravos.listar'
  if (tipo === 'alerta.nivel_subiu') return 'agravos.estatisticas'
  return isOfImport(tipo) ? 'agravos.importar' : null
}

/** SQL that makes a fresh id: `evt_` and 32 hexadecimal digits. */
export const newEventoId = sql.raw(`'evt_' || replace(gen_random_uuid()::text, '-', '')`)

/**
 * Builds the deliveries of events as part of the statement that causes the events. `source` is a relation with one row
 * per event and the columns `ordem`, `evento_id` (a `newEventoId`), `em`, `dados`, `uf`, `municipio` and
 * `municipio_notificacao`. The last three say where the case of the event lies; only owners who reach one of these
 * places get it, and only webhooks that are not limited to others. They are empty for other events. An import has a
 * column `territorio` besides, a list like that of its job; only who reaches all of it gets the event.
 * Webhooks get the events in the order of `ordem`. Returns one row per delivery.
 *
 *     with fresh as (insert into ... returning ...),
 *     event as materialized (
 *       select id as ordem, ${newEventoId} as evento_id, em, jsonb_build_object('id', id) as dados, uf, municipio,
 *         municipio_notificacao
 *       from fresh),
 *     delivery as (${deliveriesFor('agravo.criado', sql`event`)})
 *     select ..., exists (select from delivery) as tells from fresh
 */
export function deliveriesFor(tipo: EventoTipo, source: SQL): SQL {
  const literal = sql.raw(`'${tipo}'`)
  const ofImport = isOfImport(tipo)
  return sql`insert into webhook_entregas (webhook_id, evento_id, tipo, em, dados, proxima_em, uf, municipio, municipio_notificacao
      ${ofImport ? sql`, territorio` : sql``})
    select w.id, evento.evento_id, ${literal}, evento.em, evento.dados, evento.em, evento.uf, evento.municipio,
      evento.municipio_notificacao ${ofImport ? sql`, evento.territorio` : sql``}
    from ${source} evento, webhooks w
    where w.ativo and ${tipo === 'alerta.nivel_subiu' ? sql`w.alertas` : sql`w.eventos @> array[${literal}]`}
      and (evento.uf is null or conta_alcanca(w.dono_id, evento.uf, evento.municipio)
        or conta_alcanca(w.dono_id, uf_do_municipio(evento.municipio_notificacao), evento.municipio_notificacao))
      and (w.territorio is null or evento.uf is null or w.territorio && array[evento.uf, evento.uf || evento.municipio,
        uf_do_municipio(evento.municipio_notificacao)::text,
        uf_do_municipio(evento.municipio_notificacao) || evento.municipio_notificacao::text])
      ${ofImport ? importReached : sql``}
    order by evento.ordem, w.id
    returning 1`
}

/** The condition that the owner of a webhook, and the webhook, reach every place of an import. */
const importReached = sql`and not exists (
  select from unnest(coalesce(evento.territorio, array['BR'])) code
  where not conta_alcanca(w.dono_id, left(code, 2), nullif(substr(code, 3), '')::int)
    or w.territorio is not null and not w.territorio && array[left(code, 2), code])`

function emitStatement(db: Db, tipo: EventoTipo) {
  // Without `offset 0` each webhook would get a different id for the event.
  const evento = sql`(
    select 0 as ordem, ${newEventoId} as evento_id, ${sql.placeholder('em')}::timestamptz as em,
      ${sql.placeholder('dados')}::text::jsonb as dados, ${sql.placeholder('uf')}::text as uf,
      ${sql.placeholder('municipio')}::int as municipio, ${sql.placeholder('notificacao')}::int as municipio_notificacao,
      ${sql.placeholder('territorio')}::text::text[] as territorio
    offset 0)`
  const told = db.$with('told', { one: sql<number>`1`.as('one') }).as(deliveriesFor(tipo, evento))
  return db.with(told).select({ n: count() }).from(told).prepare(`webhooks_emit_${tipo}`)
}

/** Where the case of an event lies, or those of an import; nowhere for other events. */
export interface EventPlace {
  uf: string | null
  municipio: number | null
  /** Where it was notified, if that is known. */
  municipio_notificacao?: number | null
  /** The places whose cases an import may have changed, in the form of `contas/territorio/covered.ts`. */
  territorio?: readonly string[] | null
}

/** Whether an event is of a single case. */
export const isOfCaso = (tipo: string): boolean => tipo.startsWith('agravo.')

/** Whether an event counts the cases of an import. */
export const isOfImport = (tipo: string): boolean => tipo === 'importacao.concluida'

/**
 * Adds the deliveries of an event for every webhook that asked for it, in the caller's transaction: an event exists
 * exactly when its cause is committed. Returns whether there are any; then the deliverer must be woken after the
 * commit.
 */
export async function emitEvento(
  db: Db,
  tipo: EventoTipo,
  dados: Record<string, unknown>,
  em: Date,
  place: EventPlace = { uf: null, municipio: null }
): Promise<boolean> {
  const { uf, municipio, municipio_notificacao: notificacao = null } = place
  // Codes of places hold nothing that a list of PostgreSQL would quote.
  const territorio = place.territorio ? `{${place.territorio.join(',')}}` : null
  const given = { em: em.toISOString(), dados: JSON.stringify(dados), uf, municipio, notificacao, territorio }
  const [told] = await emitStatement(db, tipo).execute(given)
  return (told?.n ?? 0) > 0
}
