import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { sheetContentType } from '../sheets/write.ts'
import type { JobFigures, JobRun, JobServices } from './kinds.ts'
import { ownerMay } from './permissao.ts'
import type { Job } from './queries.ts'
import { jobs } from './tables.ts'

const KEEP_MS = 24 * 3600_000

/**
 * What has become of a run.
 * working: it may write its job.
 * displaced: the job ended without it, or another run has taken the job over; it must not write any more.
 * forbidden: the owner may not have the result any more; the job is to be failed.
 */
export type RunState = 'working' | 'displaced' | 'forbidden'

class RunEnded extends Error {
  override name = 'RunEnded'
}

/**
 * One run of a job, and all that it may change of it. The row names the storage key of the run that writes: whoever writes another key
 * there takes the job over, and the file of a run that died is found by that key too.
 */
export function startJobRun(services: JobServices, job: Job, everyMs: number) {
  const { db, files, now, jobKinds } = services
  let state: RunState = 'working'
  let key: string | null = null
  let file: { arquivoNome: string; arquivoTipo: string } | null = null
  let writtenAt = Number.NEGATIVE_INFINITY

  function end(as: Exclude<RunState, 'working'>): never {
    state = as
    throw new RunEnded()
  }

  const own = () =>
    and(eq(jobs.id, job.id), eq(jobs.status, 'processing'), key === null ? undefined : eq(jobs.arquivoChave, key))

  /** Asked again and again: whoever started a job may lose the right to its result while it runs. */
  async function requireOwner(): Promise<void> {
    if (!(await ownerMay(db, jobKinds, job))) end('forbidden')
  }

  async function progress(percent: number): Promise<void> {
    // Not the service's clock: this limits the load on the database, and is about no moment of the job.
    const at = performance.now()
    if (at - writtenAt < everyMs) return
    writtenAt = at
    // A run that starts over does not move back what the owner sees; 100 is kept for the end.
    const progresso = sql`greatest(${jobs.progresso}, ${Math.min(99, Math.max(0, Math.floor(percent)))}::int)`
    const [written] = await db.update(jobs).set({ progresso }).where(own()).returning({ id: jobs.id })
    if (!written) end('displaced')
    await requireOwner()
  }

  const store: JobRun['store'] = async ({ nome, formato }, content) => {
    const newKey = `exportacoes/${job.id}/${randomUUID()}.${formato}`
    const before = await db.transaction(async (tx) => {
      const [row] = await tx.select({ key: jobs.arquivoChave }).from(jobs).where(own()).for('update')
      if (row) await tx.update(jobs).set({ arquivoChave: newKey }).where(eq(jobs.id, job.id))
      return row
    })
    if (!before) end('displaced')
    key = newKey
    file = { arquivoNome: nome, arquivoTipo: sheetContentType[formato] }
    if (before.key) await files.remove(before.key)
    await files.put(newKey, content(), sheetContentType[formato])
  }

  /** Writes the good end, unless the job has ended otherwise; then the file belongs to nobody and is removed. */
  async function complete(figures: JobFigures): Promise<void> {
    await requireOwner()
    const at = now()
    const [written] = await db
      .update(jobs)
      .set({
        status: 'completed',
        progresso: 100,
        resultado: figures,
        ...file,
        concluidoEm: at,
        expiraEm: file ? new Date(at.getTime() + KEEP_MS) : null
      })
      .where(own())
      .returning({ id: jobs.id })
    if (written) return
    state = 'displaced'
    // Not when the update threw: it may have been carried out all the same, and if not, the row still names the file.
    if (key !== null) await files.remove(key)
  }

  /** Writes the bad end. A file under the key of this run is removed later, with all that has expired. */
  async function fail(): Promise<void> {
    const at = now()
    const motivo = state === 'forbidden' ? ('sem_permissao' as const) : null
    await db.update(jobs).set({ status: 'failed', motivo, concluidoEm: at, expiraEm: at }).where(own())
  }

  const run: JobRun = { db, files, now, progress, store }
  return { run, requireOwner, complete, fail, state: (): RunState => state }
}
