import { randomUUID } from 'node:crypto'
import { pipeline, type Readable, Transform } from 'node:stream'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { sheetContentType } from '../../platform/sheets/write.ts'
import { withinLimits } from '../contas/rights/limits.ts'
import { codesOf, reachOfCodes } from '../contas/territorio/covered.ts'
import { readTerritorio } from '../contas/territorio/queries.ts'
import { union } from '../contas/territorio/territorio.ts'
import type { JobFigures, JobKind, JobRun, JobServices, Sentence } from './kinds.ts'
import { ownerMay, requireKind } from './permissao.ts'
import type { Job } from './queries.ts'
import { readingOf } from './reading.ts'
import { jobs } from './tables.ts'
import { isAwaited } from './turns.ts'

const KEEP_MS = 24 * 3600_000

/**
 * What has become of a run.
 * - working: it may write its job.
 * - displaced: the job ended without it, or another run has taken the job over. It must not write any more.
 * - forbidden: the owner may no longer have the result. The job is to be failed.
 */
export type RunState = 'working' | 'displaced' | 'forbidden'

class RunEnded extends Error {
  override name = 'RunEnded'
}

/** The service is not in its normal mode. The job waits, and goes on from where it is. */
export class JobResting extends Error {
  override name = 'JobResting'
}

/**
 * A run in a lane of short work has taken longer than its turn while others wait. It goes on elsewhere, from where it
 * is.
 */
export class JobLong extends Error {
  override name = 'JobLong'
}

export interface RunTimes {
  /** How often progress is written. */
  progressEveryMs: number
  /** After so long, progress ends the run with `JobLong` if other short work waits; null: never. */
  turnMs: number | null
}

function counting(source: Readable): { stream: Readable; bytes: () => number } {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(null, chunk)
    }
  })
  // Whoever reads the stream gets its error; here it must only not be thrown.
  pipeline(source, stream, () => undefined)
  return { stream, bytes: () => bytes }
}

/**
 * Starts one run of a job, the only thing that may change the job while it runs. The row names the run that works on
 * it, and a run that writes its own name there takes the job over. The row also names the storage key of the file, so
 * that the file of a run that died is found. Every write is conditional on `own`, because several runs may exist at
 * once.
 */
export function startJobRun(services: JobServices, job: Job, { progressEveryMs, turnMs }: RunTimes) {
  const { jobKinds, ...given } = services
  const { db, files, now } = given
  const execucao = randomUUID()
  const kind = requireKind(jobKinds, job.tipo)
  const atEnd: ((tx: Db) => Promise<void>)[] = []
  let state: RunState = 'working'
  let key: string | null = null
  let file: { arquivoNome: string; arquivoTipo: string; arquivoTamanho: number } | null = null
  const begunAt = performance.now()
  let writtenAt = Number.NEGATIVE_INFINITY
  let rows: number | undefined

  function end(as: Exclude<RunState, 'working'>): never {
    state = as
    throw new RunEnded()
  }

  const own = () => and(eq(jobs.id, job.id), eq(jobs.status, 'processing'), eq(jobs.execucao, execucao))

  /** Makes this run the owner of the job. Other runs notice at their next write. */
  async function takeOver(): Promise<void> {
    const isUnfinished = and(eq(jobs.id, job.id), eq(jobs.status, 'processing'))
    const [taken] = await db.update(jobs).set({ execucao }).where(isUnfinished).returning({ id: jobs.id })
    if (!taken) end('displaced')
    if (kind.ofCasos) await enterTerritorio(kind.ofCasos)
  }

  /** The owner may reach less by now than when the job was started, or more. */
  async function enterTerritorio(begins: NonNullable<JobKind['ofCasos']>): Promise<void> {
    run.territorio = withinLimits(await readTerritorio(db, job.donoId), job.chave)
    const goesOn = begins === 'from begun' && job.execucao !== null
    const told = goesOn ? union(run.territorio, reachOfCodes(job.territorio)) : run.territorio
    await db
      .update(jobs)
      .set({ territorio: codesOf(told) })
      .where(own())
  }

  /** Checked repeatedly, because the owner may lose the right to the result while the job runs. */
  async function requireOwner(): Promise<void> {
    if (!(await ownerMay(db, jobKinds, job))) end('forbidden')
  }

  async function progress(percent: number, linhas?: number): Promise<void> {
    rows = linhas ?? rows
    // The process clock rather than the service's, because this limits the load on the database.
    const at = performance.now()
    if (at - writtenAt < progressEveryMs) return
    writtenAt = at
    if (await given.modo.isResting()) throw new JobResting()
    if (kind.writes) await files.room.requireFree()
    // A run that starts over does not move the visible progress back. 100 is reserved for the end.
    const progresso = sql`greatest(${jobs.progresso}, ${Math.min(99, Math.max(0, Math.floor(percent)))}::int)`
    const linhasProcessadas =
      linhas === undefined ? undefined : sql`greatest(${jobs.linhasProcessadas}, ${linhas}::int)`
    const [written] = await db
      .update(jobs)
      .set({ progresso, linhasProcessadas })
      .where(own())
      .returning({ id: jobs.id })
    if (!written) end('displaced')
    await requireOwner()
    const isOver = turnMs !== null && at - begunAt >= turnMs
    if (isOver && (await isAwaited(db, kind.queue ?? 'jobs'))) throw new JobLong()
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
    file = { arquivoNome: nome, arquivoTipo: sheetContentType[formato], arquivoTamanho: 0 }
    if (before.key) await files.remove(before.key)
    const counted = counting(content())
    await files.put(newKey, counted.stream, sheetContentType[formato])
    file.arquivoTamanho = counted.bytes()
  }

  /** Records success, unless the job has ended otherwise. In that case the file belongs to no job and is removed. */
  async function complete(figures: JobFigures): Promise<void> {
    await requireOwner()
    const at = now()
    const written = await db.transaction(async (tx) => {
      const [row] = await tx
        .update(jobs)
        .set({
          status: 'completed',
          progresso: 100,
          // A quick job has reported its last rows too soon after those before.
          linhasProcessadas: rows,
          resultado: figures,
          ...file,
          concluidoEm: at,
          expiraEm: file ? new Date(at.getTime() + KEEP_MS) : null
        })
        .where(own())
        .returning({ id: jobs.id })
      if (row) for (const work of atEnd) await work(tx)
      return row
    })
    if (written) return
    state = 'displaced'
    // When the update throws, the file stays. The update may have been carried out, and if not, the row still names the
    // file.
    if (key !== null) await files.remove(key)
  }

  /** Records failure. A file under the key of this run is removed later, together with all that has expired. */
  async function fail(frase: Sentence | null = null): Promise<void> {
    const at = now()
    const motivo = state === 'forbidden' ? 'sem_permissao' : frase ? 'recusado' : null
    await db.update(jobs).set({ status: 'failed', motivo, frase, concluidoEm: at, expiraEm: at }).where(own())
  }

  const run: JobRun = {
    ...given,
    jobId: job.id,
    donoId: job.donoId,
    chave: job.chave,
    // Nothing, until the run has taken the job over.
    territorio: { ufs: [], municipios: [] },
    execucao,
    progress,
    store,
    reading: readingOf(services, job.tipo),
    displaced: () => end('displaced'),
    atEnd: (work) => void atEnd.push(work)
  }
  return { run, takeOver, requireOwner, complete, fail, state: (): RunState => state }
}
