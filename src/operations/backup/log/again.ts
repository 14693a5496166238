import { chown, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { LoadConnection } from '../../../platform/db/load.ts'
import { copyOf, digestOf, logFolderOf } from '../../../platform/embedded/archive.ts'
import { PART_BYTES, readHeader, readName } from './segments.ts'
import type { Part } from './survey.ts'

/** The server whose log is copied. */
export interface LiveServer {
  /** The server's own folder. */
  data: string
  /** The server's identifier. */
  system: string
}

export async function liveServer(server: LoadConnection): Promise<LiveServer> {
  const [found] = await server.execute<LiveServer & Record<string, unknown>>(sql`
    select current_setting('data_directory') as data, system_identifier::text as system from pg_control_system()`)
  return { data: found!.data, system: found!.system }
}

/**
 * Has the server copy parts again whose copy is missing or wrong, and histories of timelines that were never copied,
 * while it still has them. A server that is being restored copies nothing, so it leaves its history to this. The copy
 * is made by the server itself, soon afterwards: a file that says `ready` makes it look. Returns the names.
 */
export async function archiveAgain(backupDir: string, { data, system }: LiveServer, faulty: Part[]): Promise<string[]> {
  const folder = logFolderOf(backupDir)
  const live = new Set(await readdir(join(data, 'pg_wal')))
  const copies = new Set(await readdir(folder).catch(() => [] as string[]))
  const again = [...live].filter((name) => /^[0-9A-F]{8}\.history$/.test(name) && !copies.has(copyOf(name)))
  for (const part of faulty.flatMap((each) => namesOf(each, live))) {
    if (!(await isWhole(join(data, 'pg_wal', part.name), part.name, system))) continue
    // The server never replaces a copy. Only a copy that cannot be used gives way.
    if (part.isReplaced) for (const file of [copyOf, digestOf]) await rm(join(folder, file(part.name)), { force: true })
    again.push(part.name)
  }
  for (const name of again) await makeReady(join(data, 'pg_wal'), name)
  return again
}

/** Returns the names of a run that the server still has. The copy of another database belongs to somebody. */
function namesOf({ name, upTo, fault }: Part, live: Set<string>): { name: string; isReplaced: boolean }[] {
  if (fault === null || fault.kind === 'foreign') return []
  const isReplaced = fault.kind !== 'missing'
  return [...live]
    .filter((each) => readName(each) && each >= name && each <= upTo)
    .map((each) => ({ name: each, isReplaced }))
}

/** Whether a file of the server is still this part. It renames old ones, to use them again for later parts. */
async function isWhole(path: string, name: string, system: string): Promise<boolean> {
  const file = await open(path, 'r').catch(() => null)
  if (!file) return false
  try {
    const { buffer } = await file.read(Buffer.alloc(64), 0, 64, 0)
    const header = readHeader(buffer)
    const { size } = await file.stat()
    return size === PART_BYTES && header?.system === system && header.number === readName(name)!.number
  } finally {
    await file.close()
  }
}

async function makeReady(log: string, name: string): Promise<void> {
  const status = join(log, 'archive_status', name)
  const isRenamed = await rename(`${status}.done`, `${status}.ready`).then(
    () => true,
    () => false
  )
  if (isRenamed) return
  await writeFile(`${status}.ready`, '', { flag: 'a', mode: 0o600 })
  const { uid, gid } = await stat(log)
  await chown(`${status}.ready`, uid, gid)
}
