import { sql } from 'drizzle-orm'
import { serviceUnavailable } from '../../errors.ts'
import { createWriteBehind } from '../../platform/batch/write-behind.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Vitals } from '../../platform/vitals/vitals.ts'
import { type Actor, withChave } from './record.ts'

const WAIT_MS = 1000
/** This many readings are written without waiting for the second to pass. */
const ENOUGH = 500
const PER_WRITE = 5000
/** Most readings kept while the database does not accept them. Beyond it, a request that reads has to wait. */
const MOST = 50_000

/** Readings of one case, which its history leaves out. The condition of the history's index has the same words. */
export const readingActions = ['caso.lido', 'caso.anexo_lido'] as const

/**
 * The kind of record that each reading concerns. Readings of lists and of statistics name no record, but what was asked
 * for, and of lists the number of results.
 */
const targets = {
  'caso.lido': 'caso',
  'caso.listado': 'caso',
  'caso.mapa_lido': 'caso',
  'alerta.lista_lida': 'caso',
  'alerta.historico_lido': 'caso',
  'caso.resumo_lido': 'caso',
  'caso.series_lidas': 'caso',
  'usuario.listado': 'usuario',
  'auditoria.lida': 'auditoria'
} as const
export type ReadingAction = keyof typeof targets

export interface Readings {
  /** Remembers a reading. Waits only when too many are unwritten, and rejects when they still cannot be written. */
  note(
    actor: Pick<Actor, 'caller' | 'ip' | 'requestId'>,
    acao: ReadingAction,
    alvoId: number | null,
    detalhes?: Record<string, unknown>
  ): Promise<void>
  /** Writes everything remembered so far. Rejects when that fails, and keeps the unwritten readings. */
  flush(): Promise<void>
  /** Writes what is left, trying for a while. Call it when requests have ended. */
  close(): Promise<void>
}

interface Log {
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

interface Reading {
  /** Taken from the table's sequence before the first try, so that a repeated write adds nothing twice. */
  id: string | null
  em: string
  acao: ReadingAction
  ator_id: number | null
  alvo_tipo: string
  alvo_id: number | null
  detalhes: Record<string, unknown>
  ip: string | null
  requisicao: string | null
}

interface Around {
  db: Db
  now: () => Date
  log: Log
  vitals: Pick<Vitals, 'part'>
}

/**
 * Records in the audit trail who read what. A reading has no transaction to join, and a write for each would cost more
 * than the reading. So readings are collected and written together once a second.
 */
export function createReadings({ db, now, log, vitals }: Around): Readings {
  const queue = createWriteBehind<Reading>({
    sign: vitals.part('readings'),
    write: (readings) => write(db, readings),
    most: PER_WRITE,
    enough: ENOUGH,
    waitMs: WAIT_MS,
    pauseMs: WAIT_MS,
    bound: MOST,
    failing: (err, unwritten) => log.warn({ err, unwritten }, 'auditoria: readings are not written, trying again'),
    lost: (err, lost) => log.error({ err, lost }, 'auditoria: readings could not be written')
  })
  let closed = false

  return {
    async note({ caller, ip, requestId }, acao, alvoId, detalhes = {}) {
      const em = now().toISOString()
      if (queue.isFull && !closed) await queue.room()
      if (closed) throw serviceUnavailable()
      queue.add({
        id: null,
        em,
        acao,
        ator_id: caller?.id ?? null,
        alvo_tipo: targets[acao],
        alvo_id: alvoId,
        detalhes: withChave(caller, detalhes),
        ip,
        requisicao: requestId
      })
    },
    flush: () => queue.flush(),
    close() {
      closed = true
      return queue.close()
    }
  }
}

async function write(db: Db, readings: Reading[]): Promise<void> {
  const fresh = readings.filter(({ id }) => id === null)
  const ids = await db.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence('public.auditoria', 'id'))::text as id from generate_series(1, ${fresh.length}::int)`)
  fresh.forEach((reading, i) => {
    reading.id = ids[i]!.id
  })
  await db.execute(sql`
    insert into auditoria (id, em, acao, ator_id, alvo_tipo, alvo_id, detalhes, ip, requisicao) overriding system value
    select id, em, acao, ator_id, alvo_tipo, alvo_id, detalhes, ip, requisicao
    from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) as reading (
      id bigint, em timestamptz, acao text, ator_id int, alvo_tipo text, alvo_id int, detalhes jsonb, ip text, requisicao text)
    order by id
    on conflict (id) do nothing`)
}
