import { Worker } from 'node:worker_threads'
import { JobRefused } from '../jobs/kinds.ts'
import type { ThreadMessage, ThreadTask } from './task.ts'

/**
 * Reads files in a thread, so that requests are answered meanwhile. The thread's heap is bounded; what it keeps outside of the heap the readers bound
 * themselves.
 */
export interface ImportThreads {
  start(task: ThreadTask): Worker
  /** Told of mistakes of ours; never what a file holds. */
  broken(reason: string): void
}

const HEAP_MB = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** Beside this file, which is TypeScript where the sources are run and JavaScript where they are compiled. */
const isSource = import.meta.url.endsWith('.ts')
const besides = new URL(isSource ? './thread.ts' : './thread.js', import.meta.url)

/** Threads that begin with this file. */
export const createThreads = (broken: ImportThreads['broken'], file: URL = besides): ImportThreads => ({
  broken,
  start(task) {
    const options = { workerData: task, resourceLimits: HEAP_MB, name: 'importacao' }
    return file.pathname.endsWith('.ts')
      ? new Worker(throughTsx(file), { ...options, eval: true })
      : new Worker(file, options)
  }
})

/** Where the sources are run, as by `make dev`: Node itself reads no TypeScript, and a thread does not inherit who does. */
function throughTsx(file: URL): string {
  const tsx = import.meta.resolve('tsx/esm/api')
  return `import(${JSON.stringify(tsx)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(file.href)})
  })`
}

/** The thread has lost its database; it may go on later. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

/** The run was taken over, or its job has ended. */
export class ThreadDisplaced extends Error {
  override name = 'ThreadDisplaced'
}

interface Following extends Pick<ImportThreads, 'broken'> {
  /** Called with each message on the way, and from time to time without one; rejecting ends the thread. */
  watch(message: (ThreadMessage & { tipo: 'progress' }) | null): Promise<void>
  everyMs: number
}

type Ended = Extract<ThreadMessage, { tipo: 'imported' | 'inspected' }>

/** Follows a thread to its end, and gives what it has found. Whatever happens, the thread is over afterwards. */
export async function followThread(worker: Worker, { watch, everyMs, broken }: Following): Promise<Ended> {
  const messages: ThreadMessage[] = []
  let failure: Error | null = null
  let isOver = false
  let wake = () => {}
  worker.on('message', (message: ThreadMessage) => {
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

function deathOf(failure: Error | null, broken: ImportThreads['broken']): JobRefused {
  const { code = '' } = (failure ?? {}) as NodeJS.ErrnoException
  broken(`the thread died ${code}`)
  return new JobRefused({ key: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'import.memory' : 'import.broken', values: {} })
}
