import { basename, dirname } from 'node:path'
import { Logger } from 'graphile-worker'
import type { QueueLog } from './connect.ts'

const levels = { error: 'error', warning: 'warn', info: 'info', debug: 'debug' } as const

/**
 * Passes graphile-worker's messages to our log. Its metadata is left out, because it holds whole jobs with their
 * payload. Everything after the first line is left out too, because stacks stand there. Handlers' errors reach it only
 * through `safeError`.
 */
export function graphileLogger(log: QueueLog): Logger {
  return new Logger(({ label, jobId, taskIdentifier }) => (level, message) => {
    const line = message.split('\n', 1)[0]!.slice(0, 300)
    log[levels[level] ?? 'info']({ label, jobId, taskIdentifier }, `queue: ${line}`)
  })
}

/**
 * Replaces an error that a handler threw. Messages quote addresses or the parameters of a query, and this error is
 * stored in the database and logged. So it holds only kind, code and place.
 */
export function safeError(error: unknown): Error {
  const safe = new Error(describe(error))
  safe.stack = undefined
  return safe
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`
  const parts = [kind(error), place(error)]
  if (error.cause instanceof Error) parts.push(`caused by ${kind(error.cause)}`)
  return parts.filter((part) => part !== undefined).join(' ')
}

/**
 * Returns name and codes, such as `PostgresError 23505`. Longer names and other characters could be data, so they are
 * left out.
 */
function kind(error: Error): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
  const codes = [code, responseCode].map(String).filter((text) => /^([A-Z][A-Z0-9_]{1,40}|[0-9A-Z]{3,5})$/.test(text))
  return [name, ...codes].join(' ')
}

/** Returns where an error was thrown, as `mail/send.ts:12`. It reads past the message, which may imitate a stack. */
function place(error: Error): string | undefined {
  const stack = error.stack ?? ''
  const start = stack.indexOf(error.message)
  if (start < 0) return undefined
  for (const line of stack.slice(start + error.message.length).split('\n')) {
    if (!/^\s+at /.test(line)) continue
    const found = /^(.+):(\d+):\d+\)?$/.exec(
      line
        .slice(line.lastIndexOf('(') + 1)
        .trimStart()
        .replace(/^at /, '')
    )
    if (!found || /node:|node_modules/.test(found[1]!)) continue
    return `at ${basename(dirname(found[1]!))}/${basename(found[1]!)}:${found[2]}`
  }
  return undefined
}
