import type { Worker } from 'node:worker_threads'
import { JobRefused, type Sentence } from '../../../core/jobs/kinds.ts'
import { besides, startThread } from '../../../core/jobs/start-thread.ts'
import type { Sign, Vitals } from '../../../platform/vitals/vitals.ts'
import type { InspectedFile, InspectTask } from './inspect-file.ts'
import type { ImportOutcome, ImportTask } from './run-import.ts'

/** What a thread is given. */
export type ThreadTask = ImportTask | InspectTask

/** What a thread tells: how far it has come, and at its end one of the others. */
export type ThreadMessage =
  | { tipo: 'progress'; share: number; linhas: number }
  | { tipo: 'imported'; outcome: ImportOutcome }
  | { tipo: 'inspected'; file: InspectedFile }
  /** The file cannot be imported, however often it is tried. */
  | { tipo: 'refused'; sentence: Sentence }
  /** The run was taken over by another one, or its job has ended. */
  | { tipo: 'displaced' }
  /** The database went away; the import may go on later. */
  | { tipo: 'interrupted'; reason: string }
  /** Our code is wrong. */
  | { tipo: 'broken'; reason: string }

/**
 * Starts threads that read files, so that requests are answered meanwhile. The heap of a thread is bounded; the readers
 * of files bound what they keep outside the heap.
 */
export interface ImportThreads {
  start(task: ThreadTask): Worker
  /** Reports that our code is wrong. The reason never quotes the file. */
  broken(reason: string): void
  /** Shows whether the threads advance. */
  sign: Sign
}

const HEAP_MB = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** A thread tells of its progress at least this often, except while it counts a large file or folds its counts. */
const SILENT_MS = 15 * 60_000

/** Threads that run `file`; tests give another one. */
export const createThreads = (
  broken: ImportThreads['broken'],
  vitals: Pick<Vitals, 'part'>,
  file: URL = besides('./import-thread', import.meta.url)
): ImportThreads => ({
  broken,
  sign: vitals.part('import-threads', { turnMs: SILENT_MS }),
  start: (task) => startThread(file, { workerData: task, resourceLimits: HEAP_MB, name: 'importacao' })
})

/** The thread has lost its database; the import may go on later. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

/** The run was taken over by another one, or its job has ended. */
export class ThreadDisplaced extends Error {
  override name = 'ThreadDisplaced'
}

interface Following extends Pick<ImportThreads, 'broken' | 'sign'> {
  /** Called with each message of progress, and from time to time without one. If it rejects, the thread is ended. */
  watch(message: (ThreadMessage & { tipo: 'progress' }) | null): Promise<void>
  everyMs: number
}

type Ended = Extract<ThreadMessage, { tipo: 'imported' | 'inspected' }>

/** Follows a thread to its end, and returns its result. Whatever happens, the thread is over afterwards. */
export async function followThread(worker: Worker, { watch, everyMs, broken, sign }: Following): Promise<Ended> {
  const messages: ThreadMessage[] = []
  let failure: Error | null = null
  let isOver = false
  let wake = () => {}
  const turn = sign.begin(() => {
    failure = new Interrupted('the thread is silent')
    turn.end(false)
    wake()
  })
  worker.on('message', (message: ThreadMessage) => {
    turn.did()
    messages.push(message)
    wake()
  })
  worker.on('error', (error) => {
    failure = error
    wake()
  })
  worker.on('exit', () => {
    isOver = true
    wake()
  })
  const next = async (): Promise<ThreadMessage | null> => {
    if (messages.length === 0 && !failure && !isOver) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    return messages.shift() ?? null
  }
  try {
    for (;;) {
      const message = await next()
      if (message && message.tipo !== 'progress') return ended(message, broken)
      if (!message && (failure || isOver)) throw deathOf(failure, broken)
      await watch(message)
    }
  } finally {
    turn.end()
    await worker.terminate()
  }
}

function ended(message: Exclude<ThreadMessage, { tipo: 'progress' }>, broken: ImportThreads['broken']): Ended {
  if (message.tipo === 'refused') throw new JobRefused(message.sentence)
  if (message.tipo === 'displaced') throw new ThreadDisplaced()
  if (message.tipo === 'interrupted') throw new Interrupted(message.reason)
  if (message.tipo === 'broken') {
    broken(message.reason)
    throw new JobRefused({ key: 'import.broken', values: {} })
  }
  return message
}

function deathOf(failure: Error | null, broken: ImportThreads['broken']): JobRefused | Interrupted {
  if (failure instanceof Interrupted) return failure
  const { code = '' } = (failure ?? {}) as NodeJS.ErrnoException
  broken(`the thread died ${code}`)
  return new JobRefused({ key: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'import.memory' : 'import.broken', values: {} })
}
