import { Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { loadConfig } from '../../src/config.ts'
import { loggerOptions } from '../../src/platform/log/log.ts'

/** Records everything the service logs at the most talkative level, through the options of the real process. */
export function recordLog(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    }
  })
  const config = loadConfig({ LOG_LEVEL: 'trace', MASTER_KEY: 'x', JWT_SECRET: 'x'.repeat(32) })
  return { log: pino(loggerOptions(config), stream), lines }
}
