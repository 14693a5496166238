import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Document } from './document.ts'

const run = promisify(execFile)

export const redocly = (...args: string[]) =>
  run('node_modules/.bin/redocly', args, {
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }
  })

/** One self-contained document from the files under openapi/. */
export async function bundle(letter: 'a' | 'b'): Promise<Document> {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  const file = join(folder, 'bundled.json')
  try {
    await redocly('bundle', letter, '--config', 'openapi/redocly.yaml', '--output', file)
    return JSON.parse(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}
