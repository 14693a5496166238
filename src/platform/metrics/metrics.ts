import type { Ended } from '../../engine/contract/edge/ended.ts'
import { operationName } from '../../engine/contract/edge/named.ts'
import { VALVES, type Valve } from '../../errors.ts'
import type { Database } from '../db/client.ts'
import type { Room, RoomFigures } from '../disk/room.ts'
import type { PartState, Vitals } from '../vitals/vitals.ts'
import { type Counting, createFigures, type Figures } from './figures.ts'
import { createInstruments, type Instruments } from './instruments.ts'
import type { BackupFigures, ProcessState } from './process.ts'

export interface MetricsOptions {
  config: { version: string; env: string }
  database: Pick<Database, 'db' | 'figures'>
  state: ProcessState
  now: () => Date
  counting: Counting
  vitals: Pick<Vitals, 'report'>
  room?: Room
  /** Whether the service has been told to rest, so that entries of the queue wait rightly. */
  isResting?: () => boolean
  log: Parameters<typeof createFigures>[0]['log']
}

export interface Metrics {
  readonly contentType: string
  readonly registry: Instruments['registry']
  /** Counts a request, by its answer or as one that had none. */
  ended: Ended
  /** Counts a request that was refused for want of room. */
  refused(valve: Valve): void
  /** Returns all current figures in Prometheus' text format. */
  text(): Promise<string>
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** A wave of them means guessing, a client gone wrong, or rights that were taken away. */
const DENYING = [401, 403, 429]
const RESULTS = { entregue: 'sent', pendente: 'retry', falhou: 'failed' } as const

export function createMetrics(options: MetricsOptions): Metrics {
  const { config, database, state, now, counting, vitals, log, room, isResting = () => false } = options
  const instruments = createInstruments()
  const figuresNow = createFigures({ db: database.db, now, log, counting })
  // A counter is told from the start, so that its first increase can be seen.
  for (const valve of VALVES) instruments.refused.inc({ valve }, 0)
  for (const status of DENYING) instruments.denied.inc({ status }, 0)
  instruments.info.set({ version: config.version, environment: config.env }, 1)
  const { registry, requests } = instruments
  return {
    contentType: registry.contentType,
    registry,
    ended(request, reply, isAborted) {
      const method = METHODS.has(request.method) ? request.method : 'other'
      const status = isAborted ? 'aborted' : `${Math.floor(reply.statusCode / 100)}xx`
      requests.observe({ operation: operationName(request), method, status }, reply.elapsedTime / 1000)
      if (!isAborted && DENYING.includes(reply.statusCode)) instruments.denied.inc({ status: reply.statusCode })
    },
    refused: (valve) => instruments.refused.inc({ valve }),
    async text() {
      const [figures, worker, disk, backups] = await Promise.all([
        figuresNow(),
        state.worker?.status(),
        room?.figures(),
        state.backups()
      ])
      tellFigures(instruments, figures, isResting())
      tellParts(instruments, vitals.report(), now())
      tellProcess(instruments, state, worker ?? null)
      tellCertificate(instruments, state, now())
      tellConnections(instruments, database.figures())
      tellDisk(instruments, disk ?? null)
      tellBackups(instruments, backups, now())
      return await registry.metrics()
    }
  }
}

function tellFigures(to: Instruments, figures: Figures, isResting: boolean): void {
  for (const [part, value] of Object.entries(figures)) to.figuresUp.set({ part }, value === null ? 0 : 1)
  const { queue, deliveries, imports, jobs, archive, standbys } = figures
  for (const each of [
    to.queueJobs,
    to.queueOldest,
    to.queueRetried,
    to.deliveriesWaiting,
    to.imports,
    to.importRows,
    to.jobs
  ])
    each.reset()
  // An unknown figure is left out, because a zero would say that all is well.
  if (queue) {
    to.queueJobs.set({ state: 'waiting' }, queue.pending - queue.running)
    to.queueJobs.set({ state: 'running' }, queue.running)
    to.queueJobs.set({ state: 'failed' }, queue.failed)
    to.queueOldest.set(queue.oldestSeconds ?? 0)
    to.queueUntaken.set(Number(queue.isUntaken && !isResting))
    for (const [task, seconds] of Object.entries(queue.retriedSeconds)) to.queueRetried.set({ task }, seconds)
  } else {
    to.queueOldest.remove()
    to.queueUntaken.remove()
  }
  if (deliveries) {
    to.deliveriesWaiting.set({ attempt: 'first' }, deliveries.first)
    to.deliveriesWaiting.set({ attempt: 'retry' }, deliveries.retries)
  }
  if (imports) {
    for (const stage of ['receiving', 'running', 'undoing'] as const) to.imports.set({ state: stage }, imports[stage])
    to.importRows.set(imports.rows)
  } else to.importRows.remove()
  for (const { tipo, status, jobs: count } of jobs ?? []) to.jobs.set({ kind: tipo, state: status }, count)
  const copied = archive?.status ?? null
  setOrRemove(to.archiveOn, archive && Number(copied !== null))
  setOrRemove(to.archiveFailing, copied && Number(copied.failing))
  setOrRemove(to.archiveSince, copied?.sinceSeconds ?? null)
  setOrRemove(to.synchronousStandbys, standbys?.synchronous ?? null)
}

/** The worker of the queue counts as working while its part does: what was seen, not what was intended. */
function tellParts(to: Instruments, parts: PartState[], now: Date): void {
  to.partUp.reset()
  to.partAge.reset()
  to.workerUp.remove()
  for (const { name, isDown, lastDone } of parts) {
    to.partUp.set({ part: name }, isDown ? 0 : 1)
    if (lastDone) to.partAge.set({ part: name }, (now.getTime() - lastDone.getTime()) / 1000)
    if (name === 'queue') to.workerUp.set(isDown ? 0 : 1)
  }
}

function tellProcess(
  to: Instruments,
  { attempts, replicaLagSeconds, isPrimaryRefused, readings }: ProcessState,
  worker: { activeJobs: number } | null
): void {
  to.attempts.reset()
  for (const [estado, result] of Object.entries(RESULTS))
    to.attempts.inc({ result }, attempts[estado as keyof typeof RESULTS])
  to.readingSeconds.reset()
  for (const [operation, seconds] of readings.seconds) to.readingSeconds.inc({ operation }, seconds)
  to.readingsRefused.reset()
  for (const [reason, times] of Object.entries(readings.refused)) to.readingsRefused.inc({ reason }, times)
  setOrRemove(to.workerJobs, worker?.activeJobs ?? null)
  setOrRemove(to.replicaLag, replicaLagSeconds)
  to.primaryRefused.set(Number(isPrimaryRefused))
}

function tellCertificate(to: Instruments, { certificateExpires }: ProcessState, now: Date): void {
  setOrRemove(to.certificateExpiry, certificateExpires && (certificateExpires.getTime() - now.getTime()) / 1000)
}

function tellConnections(to: Instruments, pools: ReturnType<Database['figures']>): void {
  for (const [pool, { most, inUse, idle, waiting }] of Object.entries(pools)) {
    to.connectionsMost.set({ pool }, most)
    to.connections.set({ pool, state: 'in_use' }, inUse)
    to.connections.set({ pool, state: 'idle' }, idle)
    to.connectionWaiters.set({ pool }, waiting)
  }
}

function tellDisk(to: Instruments, disk: RoomFigures | null): void {
  setOrRemove(to.diskFree, disk?.free ?? null)
  setOrRemove(to.diskFloor, disk?.floor ?? null)
  for (const [kind, bytes] of Object.entries(disk?.used ?? {})) to.stored.set({ kind }, bytes)
  for (const [kind, bytes] of Object.entries(disk?.quotas ?? {})) to.storedMost.set({ kind }, bytes)
}

function tellBackups(to: Instruments, backups: BackupFigures | null, now: Date): void {
  const since = (moment: Date | null) => (moment ? (now.getTime() - moment.getTime()) / 1000 : Number.POSITIVE_INFINITY)
  setOrRemove(to.backupAge, backups?.isKnown ? since(backups.lastBackup) : null)
  setOrRemove(to.backupFaults, backups?.faults ?? null)
  setOrRemove(to.restoreTestGood, backups?.lastTest ? Number(backups.lastTest.isGood) : null)
  setOrRemove(to.restoreTestAge, backups?.isTested ? since(backups.lastTest?.at ?? null) : null)
}

function setOrRemove(gauge: Instruments['workerUp'], value: number | null): void {
  if (value === null) gauge.remove()
  else gauge.set(value)
}
