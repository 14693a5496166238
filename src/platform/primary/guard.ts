/*
 * Keeps the service from a primary that lacks what was acknowledged. A cluster that promotes such a server has lost
 * data. Served from, it would take new writes in place of the lost ones, and nobody would notice. It is hard because a
 * failover that lost nothing must not be refused: whatever was in a server's log without having been acknowledged may
 * be missing from the next server. So a place in the log counts only when something that was written there has been
 * committed, and synchronous replication has confirmed the commit (`confirm`).
 *
 * `admit` judges a server once for each new connection. Through `share` the instances agree on the highest mark.
 */

import type { FastifyBaseLogger } from 'fastify'
import { type Admitted, type Ask, type Guard, lackingError, sqlState } from '../db/client.ts'
import { isHigher, judge, type Mark, readPosition, type Server, writePosition } from './mark.ts'
import type { Share } from './share.ts'

export interface GuardOptions {
  /** The timeline whose loss an operator has accepted, or any, or none. */
  accepted: number | 'any' | null
  share?: Share | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Is called with whether the present primary is refused. */
  onRefused?(isRefused: boolean): void
}

export interface PrimaryGuard extends Guard {
  used(): void
  /** How often the database has been used through this guard. */
  uses(): number
  /** Writes to the log of the present primary. Once that is committed, everything before it is acknowledged. */
  confirm(ask: Ask): Promise<void>
  /** Tells the others what is acknowledged, and hears it from them. */
  exchange(): Promise<void>
}

const TIMELINE = 'substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)'

const QUESTION = `
  select system_identifier::text as system, ${TIMELINE} as timeline, pg_current_wal_insert_lsn()::text as position,
    pg_last_wal_replay_lsn()::text as begun
  from pg_control_system()`

/** Nothing is written where a commit waits for no standby: it would prove nothing. */
const CONFIRMATION = `
  select system_identifier::text as system, ${TIMELINE} as timeline, pg_last_wal_replay_lsn()::text as begun,
    case when current_setting('synchronous_commit') not in ('off', 'local')
      then pg_logical_emit_message(true, 'saude-integra', '')::text end as position
  from pg_control_system()`

/** No right to call a function, no such function: servers that are rented out may not tell. */
const UNTOLD = new Set(['42501', '42883', '0A000'])

export function createGuard({ accepted, share, log, onRefused }: GuardOptions): PrimaryGuard {
  const marks = new Map<string, Mark>()
  /** The system of the server that was admitted last. */
  let current: string | undefined
  /** The server that was refused last, so that each is told of once. */
  let refused: string | undefined
  let isUntold = false
  let uses = 0

  async function asked(ask: Ask, text: string): Promise<Record<string, string | null> | null> {
    try {
      const [row] = await ask(text)
      return row as Record<string, string | null>
    } catch (error) {
      if (!UNTOLD.has(sqlState(error) ?? '')) throw error
      if (!isUntold) log.warn('primary: the server does not tell how far its log goes, so a loss would not be noticed')
      isUntold = true
      return null
    }
  }

  /** Tells the mark of a system to the others, and takes over theirs where it is higher. */
  async function exchangeOf(system: string): Promise<void> {
    if (!share) return
    const told = await share.exchange(system, marks.get(system)).catch(() => undefined)
    const own = marks.get(system)
    if (told && (!own || isHigher(told, own))) marks.set(system, told)
  }

  function refuse(server: Server, mark: Mark): never {
    onRefused?.(true)
    const { system, timeline, begun } = server
    const name = `${system} ${timeline} ${begun}`
    if (refused !== name) log.error({ ...wordsOf(server), acknowledged: wordsOf(mark) }, refusal(server))
    refused = name
    throw lackingError()
  }

  /** Makes the server the present one. What was acknowledged stays so, unless its loss was accepted. */
  function take({ system, timeline, begun }: Server, mark: Mark | undefined, isLoss: boolean): void {
    const kept = mark && !isLoss ? mark : { era: mark ? mark.era + 1 : 0, position: 0n }
    marks.set(system, { era: kept.era, timeline, begun, position: kept.position })
    if (current !== undefined && current !== system) log.warn('primary: another database is used from now on')
    current = system
    if (refused !== undefined) log.info({ timeline }, 'primary: used again')
    refused = undefined
    onRefused?.(false)
  }

  async function admit(ask: Ask): Promise<Admitted> {
    const row = await asked(ask, QUESTION)
    if (!row) return { isOutdated: false }
    const server = { ...serverOf(row), position: readPosition(String(row.position)) }
    const { system, timeline } = server
    // Others may have seen more than this instance. That matters when a server is new.
    if (marks.get(system)?.timeline !== timeline) await exchangeOf(system)
    const mark = marks.get(system)
    const verdict = judge(mark, server)
    if (mark && verdict === 'behind' && accepted !== 'any' && accepted !== timeline) refuse(server, mark)
    if (mark && verdict !== 'fine') log.warn({ ...wordsOf(server), acknowledged: wordsOf(mark) }, sentences[verdict])
    take(server, mark, verdict === 'behind')
    return {
      get isOutdated() {
        return marks.get(system)?.timeline !== timeline
      }
    }
  }

  return {
    admit,
    used: () => void uses++,
    uses: () => uses,
    async confirm(ask) {
      const row = await asked(ask, CONFIRMATION)
      if (!row?.position) return
      const { system, timeline, begun } = serverOf(row)
      const mark = marks.get(system)
      const position = readPosition(row.position)
      if (mark?.timeline === timeline && position > mark.position) marks.set(system, { ...mark, begun, position })
    },
    exchange: async () => void (current && (await exchangeOf(current)))
  }
}

const refusal = ({ timeline }: Server) =>
  `primary: it lacks what was acknowledged and is not used; to accept the loss, set DATABASE_ACCEPT_TIMELINE=${timeline}`

const sentences = {
  behind: 'primary: it lacks what was acknowledged, and is used because the loss was accepted',
  unproven: 'primary: it was promoted or restarted unseen, so it is not proven that it has what was acknowledged'
}

const wordsOf = ({ timeline, position, begun }: Omit<Server, 'system'>) => ({
  timeline,
  position: writePosition(position),
  begun: begun === null ? null : writePosition(begun)
})

const serverOf = ({ system, timeline, begun }: Record<string, string | null>): Omit<Server, 'position'> => ({
  system: String(system),
  timeline: Number.parseInt(String(timeline), 16),
  begun: begun ? readPosition(begun) : null
})
