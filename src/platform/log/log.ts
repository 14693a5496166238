/**
 * Writes the service's log. Two concerns shape it. No personal data may reach a log, so errors are reduced to what is
 * safe, and requests are logged without queries, bodies and headers. And a line for each request must be cheap: lines
 * are written in batches, the request line skips redaction, and a request's own logger is made only when it is used.
 */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { type LoggerOptions, pino } from 'pino'
import { type Ended, statusOf } from '../../engine/contract/edge/ended.ts'
import { codesOf, isConnectionError, sqlState } from '../db/client.ts'
import { forPeople } from './people.ts'

/**
 * Returns what may be logged of an error. drizzle's and PostgreSQL's own messages quote parameters, which hold personal
 * data.
 */
export function safeError(error: Error & { code?: string; query?: string; cause?: unknown }): Record<string, unknown> {
  const state = sqlState(error)
  const isAway = !state && isConnectionError(error)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const { constraint_name, table_name } = (error.cause ?? error) as { constraint_name?: string; table_name?: string }
  return {
    type: error.name,
    code: error.code ?? (isAway ? [...codesOf(error)][0] : undefined),
    ...(state || error.query
      ? { message: messageOf(state, isAway), state, constraint_name, table_name }
      : { message: error.message }),
    stack: frames?.join('\n')
  }
}

function messageOf(state: string | undefined, isAway: boolean): string {
  if (isAway) return 'the database cannot be reached'
  return state ? `the database refused a query (${state})` : 'the database refused a query'
}

export interface LogSettings {
  logLevel: string
}

/**
 * Returns the logger's options. Requests are logged without query strings (they may hold tokens), bodies or headers.
 */
export function loggerOptions({ logLevel }: LogSettings): LoggerOptions {
  return {
    level: logLevel,
    redact: {
      paths: [
        'req.headers',
        'res.headers',
        '*.senha',
        '*.password',
        '*.token',
        '*.access_token',
        '*.refresh_token',
        '*.master_key',
        '*.secret',
        '*.cpf',
        '*.email'
      ],
      censor: '[redacted]'
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url?.split('?')[0], ip: request.ip }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: safeError
    }
  }
}

const FLUSH_MS = 20
const FLUSH_LENGTH = 32_768

/**
 * Writes to standard output several lines at a time. A write for each request would cost a good part of the request.
 */
export function bufferedOutput(out: NodeJS.WritableStream = process.stdout): { write(line: string): void } {
  let lines = ''
  let timer: NodeJS.Timeout | null = null
  function flush(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (lines === '') return
    const text = lines
    lines = ''
    out.write(text)
  }
  // Pipes and files are written to synchronously, so the last lines of an ending process get out too.
  process.on('exit', flush)
  return {
    write(line) {
      lines += line
      if (lines.length >= FLUSH_LENGTH) flush()
      else timer ??= setTimeout(flush, FLUSH_MS)
    }
  }
}

/** One output for the process, however many logs tests make: each one listens for the end of the process. */
const output = bufferedOutput()

export interface OutputSettings {
  /** For people in a terminal, for programs (JSON), or as it fits standard output. */
  logFormat: 'auto' | 'json' | 'people'
  noColor: boolean
}

/** Says how standard output is to be written to: as JSON, or for people, with or without colours. */
export function outputFormat(
  { logFormat, noColor }: OutputSettings,
  { isTTY = false }: { isTTY?: boolean }
): 'json' | 'plain' | 'coloured' {
  if (logFormat === 'json' || (logFormat === 'auto' && !isTTY)) return 'json'
  return isTTY && !noColor ? 'coloured' : 'plain'
}

/** Makes the log of the process, which writes to standard output. */
export function createLog(settings: LogSettings & OutputSettings): FastifyBaseLogger {
  const format = outputFormat(settings, process.stdout)
  const told = { write: (line: string) => output.write(forPeople(line, format === 'coloured')) }
  return pino(loggerOptions(settings), format === 'json' ? output : told)
}

/** Logs one line for each request. The line holds nothing to redact, and searching it would cost more than the line. */
export function requestLines(log: FastifyBaseLogger): Ended {
  const lines = log.child({}, { redact: [], serializers: { req: itself, res: itself } })
  return (request, reply, isAborted) =>
    lines[isProbe(request.url, reply.statusCode) ? 'debug' : 'info'](
      {
        request_id: request.id,
        req: { method: request.method, path: pathOf(request.url), ip: request.ip },
        res: { status: statusOf(reply, isAborted) },
        aborted: isAborted || undefined,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        usuario_id: request.caller?.id,
        shed: request.shed ?? undefined
      },
      'request'
    )
}

const PROBES = /^\/(?:health(?:\/live|\/ready)?|api\/v1\/health(?:\/detailed)?|metrics)\/?(?:\?|$)/

/** Monitors ask every few seconds. Their questions would hide the others; their findings have lines of their own. */
const isProbe = (url: string, status: number): boolean => (status < 300 || status === 503) && PROBES.test(url)

const itself = <T>(value: T): T => value

/** Cuts off the query, which may hold tokens. */
function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/** Returns a request's logger that is made at its first use. Most requests never use theirs. */
export function lazyChild(
  parent: FastifyBaseLogger,
  bindings: Parameters<FastifyBaseLogger['child']>[0],
  options: Parameters<FastifyBaseLogger['child']>[1]
): FastifyBaseLogger {
  return new LazyChild(() => parent.child(bindings, options)) as unknown as FastifyBaseLogger
}

class LazyChild {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined
  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }
  get made(): FastifyBaseLogger {
    this.#made ??= this.#make()
    return this.#made
  }
  get level(): string {
    return this.made.level
  }
  silent(): void {}
  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.made.child(...args)
  }
}
for (const level of levels) {
  Object.defineProperty(LazyChild.prototype, level, {
    value(this: LazyChild, ...args: [object, string]) {
      this.made[level](...args)
    }
  })
}
