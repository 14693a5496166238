import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type BackupFigures, newBackupFigures } from '../../../platform/metrics/process.ts'
import { reasonOf } from '../../../platform/settings/reasons.ts'
import { within } from '../../../platform/time/within.ts'
import { readPgBackRest } from './pgbackrest.ts'
import { readPlain } from './plain.ts'
import { BadStatus, isObject, type ToldBackups } from './told.ts'

/** Hundreds of backups take a tenth of it. A wrong path may lead to a file of any size. */
const MOST_BYTES = 1024 * 1024
/** The clocks of two machines may differ by so much. */
const MOST_SKEW_MS = 5 * 60_000
/** The file may lie on a share that does not answer. */
const PATIENCE_MS = 5_000

/**
 * Reads what the file of BACKUP_STATUS tells of the backups of a database that others keep. Never rejects: where the
 * file says nothing that can be relied on, the backups are not known, and the finding says why.
 */
export async function readStatus(path: string, now: Date, patienceMs = PATIENCE_MS): Promise<BackupFigures> {
  const figures = newBackupFigures(false)
  try {
    const { text, writtenAt } = await within(patienceMs, readBounded(path)).catch(explained)
    const { lastBackup, findings } = parsed(text)
    if (lastBackup && lastBackup.getTime() > now.getTime() + MOST_SKEW_MS)
      throw new BadStatus(`its last backup ends in the future, at ${lastBackup.toISOString()}`)
    return { ...figures, lastBackup, findings, faults: findings.length, checkedAt: writtenAt }
  } catch (error) {
    const reason = error instanceof BadStatus ? error.message : reasonOf(error)
    return { ...figures, isKnown: false, findings: [`BACKUP_STATUS: ${path}: ${reason}`] }
  }
}

function explained(error: NodeJS.ErrnoException): never {
  throw error.code || error instanceof BadStatus ? error : new BadStatus('it does not answer')
}

async function readBounded(path: string): Promise<{ text: string; writtenAt: Date }> {
  // A pipe that nobody writes to would be waited for.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const found = await file.stat()
    if (!found.isFile()) throw new BadStatus('it is no file')
    const bytes = Buffer.alloc(Math.min(found.size, MOST_BYTES) + 1)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    if (bytesRead > MOST_BYTES) throw new BadStatus(`it has more than ${MOST_BYTES} bytes`)
    return { text: bytes.toString('utf8', 0, bytesRead), writtenAt: found.mtime }
  } finally {
    await file.close()
  }
}

function parsed(text: string): ToldBackups {
  const told = jsonOf(text)
  if (Array.isArray(told)) return readPgBackRest(told)
  if (isObject(told)) return readPlain(told)
  throw new BadStatus('it is neither a list of pgBackRest nor an object with last_backup')
}

function jsonOf(text: string): unknown {
  if (text.trim() === '') throw new BadStatus('it is empty')
  try {
    return JSON.parse(text)
  } catch {
    throw new BadStatus('it is not JSON, or cut off')
  }
}

interface StatusOptions {
  path: string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Reads the file whenever somebody asks, and logs once when it cannot be relied on any more, and when it can again. */
export function watchStatus({ path, now, log }: StatusOptions): () => Promise<BackupFigures> {
  let told = ''
  return async () => {
    const figures = await readStatus(path, now())
    const problem = figures.isKnown ? '' : figures.findings.join(' ')
    if (problem !== told) {
      if (problem) log.warn({ problem }, 'backup: it is not known what backups there are')
      else log.info('backup: it is known again what backups there are')
    }
    told = problem
    return figures
  }
}
