import { sql } from 'drizzle-orm'
import { effectivePermissoes } from '../contas/effective.ts'
import type { Db } from '../db/client.ts'
import { comando, v } from '../db/prepared.ts'

/** The SQL of the delivery loop. Leases run on the database's own clock, so that instances need not agree on the time; what is due, on `now`. */

export const LEASE_MS = 10_000
/** Read at once. */
export const LOTE = 100

const moment = (name: string) => sql`${v(name)}::text::timestamptz`
const after = (name: string) => sql`clock_timestamp() + ${v(name)}::int * interval '1 millisecond'`
const lease = sql.raw(`clock_timestamp() + interval '${LEASE_MS} milliseconds'`)

export interface Tomado {
  id: string
  falhandoDesde: Date | null
}

export interface Entrega {
  webhookId: string
  id: number
  eventoId: string
  tipo: string
  em: number
  /** JSON. */
  dados: string
  tentativa: number
}

export interface Destino {
  id: string
  url: string
  headers: Record<string, string>
  segredo: string
  segredoAnterior: string | null
  anteriorAte: number | null
}

export interface Dono {
  ativo: boolean
  admin: boolean
  permissoes: Set<string>
}

export interface Lote {
  destino: Destino
  dono: Dono
  entregas: Entrega[]
}

const free = sql`w.ativo and (w.tomado_ate is null or w.tomado_ate < clock_timestamp() or w.tomado_por = ${v('eu')}::text::uuid)`

// The webhooks that have work are found by leaping from one to the next in the indexes: neither the deliveries nor the webhooks
// without work cost anything. Those who waited longest come first, the healthy and the failing each among themselves.
const tomarComando = comando<{ id: string; desde: number | null }>(sql`
  with recursive primeiras as (
    (select webhook_id from webhook_entregas where estado = 'pendente' and tentativa = 0 order by webhook_id limit 1)
    union all
    select (
      select e.webhook_id from webhook_entregas e
      where e.estado = 'pendente' and e.tentativa = 0 and e.webhook_id > p.webhook_id order by e.webhook_id limit 1
    ) from primeiras p where p.webhook_id is not null
  ),
  repetidas as (
    (select webhook_id, proxima_em from webhook_entregas where estado = 'pendente' and tentativa > 0
      order by webhook_id, proxima_em limit 1)
    union all
    select e.webhook_id, e.proxima_em from repetidas r cross join lateral (
      select e.webhook_id, e.proxima_em from webhook_entregas e
      where e.estado = 'pendente' and e.tentativa > 0 and e.webhook_id > r.webhook_id
      order by e.webhook_id, e.proxima_em limit 1
    ) e
  ),
  devidos as (
    select w.id, w.falhando_desde is not null as falhando,
      row_number() over (partition by w.falhando_desde is not null order by w.tomado_ate nulls first, w.id) as vez
    from (
      select webhook_id from primeiras
      union select webhook_id from repetidas where proxima_em <= ${moment('agora')}
    ) d join webhooks w on w.id = d.webhook_id
    where ${free} and w.id <> all(${v('menos')}::text[])
  ),
  escolhidos as (
    select w.id from webhooks w
    where w.id in (
      select id from devidos where vez <= case when falhando then ${v('falhando')}::int else ${v('saudaveis')}::int end
    ) and ${free}
    for update skip locked
  )
  update webhooks w set tomado_por = ${v('eu')}::text::uuid, tomado_ate = ${lease}
  from escolhidos where w.id = escolhidos.id
  returning w.id, extract(epoch from w.falhando_desde)::float8 * 1000 as desde`)

/** Takes webhooks that have work and that nobody serves. */
export async function tomar(
  db: Db,
  pedido: { eu: string; agora: Date; menos: string[]; saudaveis: number; falhando: number }
): Promise<Tomado[]> {
  const rows = await tomarComando(db, { ...pedido, agora: pedido.agora.toISOString() })
  return rows.map(({ id, desde }) => ({ id, falhandoDesde: desde === null ? null : new Date(Math.round(desde)) }))
}

const renovarComando = comando<{ id: string }>(sql`
  update webhooks set tomado_ate = ${lease}
  where id in (
    select id from webhooks where id = any(${v('ids')}::text[]) and tomado_por = ${v('eu')}::text::uuid and ativo
    order by id for update
  ) returning id`)

/** A sign of life. Returns those that are still ours. */
export async function renovar(db: Db, eu: string, ids: string[]): Promise<Set<string>> {
  return new Set((await renovarComando(db, { eu, ids })).map(({ id }) => id))
}

// The moment stays, as that of the last turn.
const devolverComando = comando(sql`
  update webhooks set tomado_por = null, tomado_ate = ${after('descansoMs')}
  where id = ${v('id')} and tomado_por = ${v('eu')}::text::uuid`)

/** Gives a webhook back; nobody takes it before it has rested. */
export async function devolver(db: Db, eu: string, id: string, descansoMs: number): Promise<void> {
  await devolverComando(db, { eu, id, descansoMs })
}

interface LoteRow {
  id: string
  url: string
  headers: Record<string, string>
  segredo: string
  segredo_anterior: string | null
  anterior_ate: number | null
  ativo: boolean
  admin: boolean
  permissoes: string[]
  entregas: [id: number, eventoId: string, tipo: string, em: number, tentativa: number][] | null
  dados: string | null
}

const ler = (which: ReturnType<typeof sql>) =>
  comando<LoteRow & Record<string, unknown>>(sql`
  select w.id, w.url, w.headers, w.segredo, w.segredo_anterior, extract(epoch from w.anterior_ate)::float8 * 1000 as anterior_ate,
    usuarios.ativo, usuarios.admin, ${effectivePermissoes} as permissoes,
    l.entregas, l.dados
  from webhooks w join usuarios on usuarios.id = w.dono_id cross join lateral (
    select json_agg(json_build_array(e.id, e.evento_id, e.tipo, date_part('epoch', e.em) * 1000, e.tentativa)) as entregas,
      string_agg(e.dados::text, E'\n') as dados
    from (
      select * from webhook_entregas e where e.webhook_id = w.id and e.estado = 'pendente' and ${which} limit ${sql.raw(String(LOTE))}
    ) e
  ) l
  where w.id = ${v('id')} and w.ativo and w.tomado_por = ${v('eu')}::text::uuid`)

const primeirasComando = ler(sql`e.tentativa = 0 and e.id > ${v('depois')}::bigint order by e.id`)
const repetidasComando = ler(sql`e.tentativa > 0 and e.proxima_em <= ${moment('agora')} order by e.proxima_em`)

/** What is to be sent for the first time, in order, after a certain one. Null when the webhook is not ours any more. */
export async function lerPrimeiras(db: Db, eu: string, id: string, depois: number): Promise<Lote | null> {
  return loteDe(await primeirasComando(db, { eu, id, depois }))
}

export async function lerRepetidas(db: Db, eu: string, id: string, agora: Date): Promise<Lote | null> {
  return loteDe(await repetidasComando(db, { eu, id, agora: agora.toISOString() }))
}

function loteDe([row]: LoteRow[]): Lote | null {
  if (!row) return null
  const { id, url, headers, segredo, segredo_anterior, anterior_ate, ativo, admin, permissoes } = row
  // No line break is in the text of a jsonb. It is sent as it came: nobody here needs to know what it says.
  const dados = row.dados?.split('\n') ?? []
  return {
    destino: { id, url, headers, segredo, segredoAnterior: segredo_anterior, anteriorAte: anterior_ate },
    dono: { ativo, admin, permissoes: new Set(permissoes) },
    entregas: (row.entregas ?? []).map(([entregaId, eventoId, tipo, em, tentativa], i) => ({
      webhookId: id,
      id: entregaId,
      eventoId,
      tipo,
      em: Math.round(em),
      dados: dados[i] as string,
      tentativa
    }))
  }
}
