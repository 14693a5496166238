import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { comando, v } from '../db/prepared.ts'

/** What came of attempts, and how it is written: many at a time. */

/** Moments in milliseconds. */
export interface Desfecho {
  webhookId: string
  id: number
  /** The attempts that were counted when it was read. */
  anterior: number
  tentativa: number
  estado: 'pendente' | 'entregue' | 'falhou'
  proximaEm: number | null
  concluidaEm: number | null
  nova: { em: string; status: number | null; erro: string | null; ms: number; resposta: string | null }
}

export interface Saude {
  id: string
  falhando_desde: string | null
}

const list = (name: string, type: string) => sql`${v(name)}::text::${sql.raw(type)}[]`

// Columns as lists: PostgreSQL reads them in half the time that it takes for objects, and no line break is in the text of an attempt.
// Locks are taken in one order by all: webhooks by id, then deliveries.
// Written a second time it changes nothing. Should another instance have tried the same delivery meanwhile, a success counts, whoever had it.
const gravarComando = comando(sql`
  with saude as (
    update webhooks w set falhando_desde = s.falhando_desde
    from jsonb_to_recordset(${v('saude')}::text::jsonb) as s (id text, falhando_desde timestamptz)
    where w.id = s.id and w.falhando_desde is distinct from s.falhando_desde and w.id in (
      select id from webhooks where id in (select id from jsonb_to_recordset(${v('saude')}::text::jsonb) as s (id text))
      order by id for update
    )
    returning 1
  )
  update webhook_entregas e
  set estado = d.estado, tentativa = d.tentativa, proxima_em = to_timestamp(d.proxima / 1000), concluida_em = to_timestamp(d.concluida / 1000),
    tentativas = case when jsonb_array_length(e.tentativas) < 20 then e.tentativas else e.tentativas - 0 end || d.nova::jsonb
  from unnest(${list('webhooks', 'text')}, ${list('ids', 'bigint')}, ${list('anteriores', 'int')}, ${list('tentativas', 'int')},
    ${list('estados', 'text')}, ${list('proximas', 'float8')}, ${list('concluidas', 'float8')}, string_to_array(${v('novas')}::text, E'\n'))
    as d (webhook_id, id, anterior, tentativa, estado, proxima, concluida, nova)
  where e.webhook_id = d.webhook_id and e.id = d.id and e.estado = 'pendente' and (e.tentativa = d.anterior or d.estado = 'entregue')
    and (select count(*) from saude) >= 0`)

export async function gravarDesfechos(db: Db, desfechos: Desfecho[], saude: Saude[]): Promise<void> {
  await gravarComando(db, {
    webhooks: coluna(desfechos, 'webhookId'),
    ids: coluna(desfechos, 'id'),
    anteriores: coluna(desfechos, 'anterior'),
    tentativas: coluna(desfechos, 'tentativa'),
    estados: coluna(desfechos, 'estado'),
    proximas: coluna(desfechos, 'proximaEm'),
    concluidas: coluna(desfechos, 'concluidaEm'),
    novas: desfechos.map(({ nova }) => JSON.stringify(nova)).join('\n'),
    saude: JSON.stringify(saude)
  })
}

/** As PostgreSQL writes a list. Nothing in these columns needs quotes. */
function coluna(desfechos: Desfecho[], nome: Exclude<keyof Desfecho, 'nova'>): string {
  return `{${desfechos.map((desfecho) => desfecho[nome] ?? 'null').join(',')}}`
}
