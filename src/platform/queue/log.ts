import { basename, dirname } from 'node:path'
import { Logger } from 'graphile-worker'
import type { QueueLog } from './connect.ts'

const levels = { error: 'error', warning: 'warn', info: 'info', debug: 'debug' } as const

/**
 * graphile-worker's messages for our log. What it attaches holds whole jobs, payload included, and is left out; so is
 * everything after the first line, where it puts stacks. Errors of handlers reach it through `safeError` only.
 */
export function graphileLogger(log: QueueLog): Logger {
  return new Logger(({ label, jobId, taskIdentifier }) => (level, message) => {
    const line = message.split('\n', 1)[0]!.slice(0, 300)
    log[levels[level] ?? 'info']({ label, jobId, taskIdentifier }, `queue: ${line}`)
  })
}

/**
 * Stands in for an error that a handler threw. Messages quote what they are about, an address or the parameters of a
 * query, and this one is kept in the database and logged: so it names kind, code and place, nothing else.
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

/** Name and codes, such as `PostgresError 23505`, where they look like that: longer ones and other characters could be data. */
function kind(error: Error): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
  const codes = [code, responseCode].map(String).filter((text) => /^([A-Z][A-Z0-9_]{1,40}|[0-9A-Z]{3,5})$/.test(text))
  return [name, ...codes].join(' ')
}

/** Where it was thrown, as `mail/send.ts:12`; read behind the message, which may imitate a stack. */
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
