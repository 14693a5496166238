import { JobRefused } from '../../../core/jobs/kinds.ts'
import type { Context, Upload } from '../../../engine/contract/handler.ts'
import { refused, validationError } from '../../../errors.ts'
import { createTurns } from '../../../platform/limits/turns.ts'
import { todayAt } from '../../../platform/time/days.ts'
import { followThread } from './host.ts'
import type { InspectedFile, InspectTask } from './inspect-file.ts'

/** Bounds the inspections that run at once in this process; a few more may wait. */
const inTurn = createTurns({ atOnce: 2, waiting: 20, retrySeconds: 5 })
const LIMIT_MS = 30_000
const WATCH_MS = 1_000

/** Has a thread inspect an upload, and waits for it. 422 for the file when it cannot be read. */
export async function lookInto(
  { importThreads, now, ip }: Pick<Context<'secured'>, 'importThreads' | 'now' | 'ip'>,
  file: Upload,
  { formato, planilha }: Pick<InspectTask, 'formato' | 'planilha'>
): Promise<InspectedFile> {
  return await inTurn(ip, async () => {
    const until = performance.now() + LIMIT_MS
    const task = { tipo: 'inspecionar' as const, path: file.path, formato, planilha, today: todayAt(now()) }
    try {
      const ended = await followThread(importThreads.start(task), {
        everyMs: WATCH_MS,
        broken: importThreads.broken,
        sign: importThreads.sign,
        watch: async () => {
          if (performance.now() > until) throw new JobRefused({ key: 'import.slow', values: {} })
        }
      })
      if (ended.tipo !== 'inspected') throw new Error('the thread did another thing')
      return ended.file
    } catch (error) {
      if (!(error instanceof JobRefused)) throw error
      const { key, values } = error.sentence
      throw validationError([refused(key === 'sheet.unknown' ? 'planilha' : 'file', key, 'FILE_UNREADABLE', values)])
    }
  })
}
