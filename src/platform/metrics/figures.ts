import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { archiveStatus } from '../db/archive.ts'
import type { Db } from '../db/client.ts'
import { synchronousStandbys } from '../db/standbys.ts'
import { queueStatus } from '../queue/status.ts'
import { within } from '../time/within.ts'

/** What the modules count in their own tables. The front door passes it in, so that this room knows no module. */
export interface Counting {
  deliveries(db: Db): Promise<{ first: number; retries: number }>
  imports(db: Db): Promise<Record<'receiving' | 'running' | 'undoing' | 'rows', number>>
  jobs(db: Db, now: Date): Promise<{ tipo: string; status: string; jobs: number }[]>
}

/** Everything that is asked of the database. All instances get the same answers. */
const partsOf = (counting: Counting) => ({
  queue: queueStatus,
  archive: async (db: Db) => ({ status: await archiveStatus(db) }),
  standbys: async (db: Db) => ({ synchronous: await synchronousStandbys(db) }),
  ...counting
})

type Parts = ReturnType<typeof partsOf>
type Part = keyof Parts
/** A part is null when it could not be read. */
export type Figures = { [P in Part]: Awaited<ReturnType<Parts[P]>> | null }

/** Figures younger than this are served from memory. */
const FRESH_MS = 5_000
/** Figures older than this are not shown when the database does not answer. */
const STALE_MS = 30_000
/** How long a statement may take, and how long a request for the figures waits for new ones. */
const LIMITS = { statementMs: 1_500, patienceMs: 2_000 }

interface Options {
  db: Db
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
  counting: Counting
  limits?: typeof LIMITS
}

/**
 * Returns a function that reads figures from the database, at most every five seconds and over one connection. It never
 * rejects and never takes long.
 */
export function createFigures({ db, now, log, counting, limits = LIMITS }: Options): () => Promise<Figures> {
  const parts = partsOf(counting)
  const names = Object.keys(parts) as Part[]
  const known = new Map<Part, { at: number; value: unknown }>()
  const failing = new Set<Part>()
  let reading: Promise<void> | null = null
  let readAt = Number.NEGATIVE_INFINITY

  async function readPart(part: Part): Promise<void> {
    try {
      const value = await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${limits.statementMs}`))
        return await parts[part](tx, now())
      })
      known.set(part, { at: performance.now(), value })
      failing.delete(part)
    } catch (err) {
      if (!failing.has(part)) log.warn({ part, err }, 'metrics: cannot be counted now')
      failing.add(part)
      known.delete(part)
    }
  }

  async function readAll(): Promise<void> {
    for (const part of names) await readPart(part)
    readAt = performance.now()
    reading = null
  }

  return async () => {
    if (performance.now() - readAt > FRESH_MS) {
      reading ??= readAll()
      await within(limits.patienceMs, reading).catch(() => undefined)
    }
    const oldest = performance.now() - STALE_MS
    const knownOf = (part: Part) => {
      const found = known.get(part)
      return [part, found && found.at >= oldest ? found.value : null]
    }
    return Object.fromEntries(names.map(knownOf)) as Figures
  }
}
