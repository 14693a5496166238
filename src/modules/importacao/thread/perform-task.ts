import type { MessagePort } from 'node:worker_threads'
import { JobRefused } from '../../../core/jobs/kinds.ts'
import { isConnectionError, sqlState } from '../../../platform/db/client.ts'
import { useDataKeys } from '../../../platform/sealing/keys.ts'
import { UnreadableFile } from '../../../platform/sheets/read/source.ts'
import type { Reading } from '../read/read.ts'
import { Displaced } from '../write/own-run.ts'
import type { ThreadMessage, ThreadTask } from './host.ts'
import { inspectFile } from './inspect-file.ts'
import { runImport } from './run-import.ts'

/** Performs the one task of a thread, and sends its result or the reason why there is none. Then the thread ends. */
export async function performTask(port: MessagePort, task: ThreadTask, reading: Reading): Promise<void> {
  const tell = (message: ThreadMessage) => port.postMessage(message)
  try {
    if (task.tipo === 'inspecionar') tell({ tipo: 'inspected', file: await inspectFile(task, reading) })
    else {
      useDataKeys(task.chaves)
      const outcome = await runImport(task, reading, (share, linhas) => tell({ tipo: 'progress', share, linhas }))
      tell({ tipo: 'imported', outcome })
    }
  } catch (error) {
    tell(endOf(error))
  }
  port.close()
}

function endOf(error: unknown): ThreadMessage {
  if (error instanceof UnreadableFile) return { tipo: 'refused', sentence: { key: error.reason, values: error.values } }
  if (error instanceof JobRefused) return { tipo: 'refused', sentence: error.sentence }
  if (error instanceof Displaced) return { tipo: 'displaced' }
  const reason =
    error instanceof Error ? `${error.name} ${sqlState(error) ?? ''} ${placeOf(error)}` : 'something was thrown'
  return isPassing(error) ? { tipo: 'interrupted', reason } : { tipo: 'broken', reason }
}

/** Whether it may go well later: resources ran out, an administrator stopped it, or the file system failed. */
const isPassing = (error: unknown): boolean =>
  isConnectionError(error) ||
  /^(40|53|55|57|58|25006)/.test(sqlState(error) ?? '') ||
  (error instanceof Error && /^(Connection terminated|EIO|ENOSPC|EMFILE)/.test(`${error.message}`))

/** The place where an error was thrown. Its message is left out, because it may quote the file. */
const placeOf = ({ stack = '' }: Error): string => /(?<![\w.-])[\w.-]+\.[jt]s:\d+:\d+/.exec(stack)?.[0] ?? ''
