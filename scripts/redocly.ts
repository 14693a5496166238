import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs Redocly's program, for functions that its library does not offer. */
export const redocly = (...args: string[]) =>
  run('node_modules/.bin/redocly', args, {
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }
  })
