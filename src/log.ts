import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import { sqlState } from './db/client.ts'

/** What may be said of an error: drizzle's and PostgreSQL's own messages quote parameters, which hold personal data. */
export function safeError(error: Error & { code?: string; query?: string; cause?: unknown }): Record<string, unknown> {
  const state = sqlState(error)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const { constraint_name, table_name } = (error.cause ?? error) as { constraint_name?: string; table_name?: string }
  return {
    type: error.name,
    code: error.code,
    ...(state || error.query
      ? { message: 'the database refused a query', state, constraint_name, table_name }
      : { message: error.message }),
    stack: frames?.join('\n')
  }
}

/** Requests are logged without query strings (they may hold tokens), bodies or headers. */
export function loggerOptions(config: Config): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: config.logLevel,
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
      req: (request) => ({ method: request.method, path: request.url?.split('?')[0], ip: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => safeError(error) as { type: string; message: string; stack: string }
    }
  }
}
