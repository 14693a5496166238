import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup } from '../../../src/operations/backup/backup.ts'
import { checkDatabase } from '../../../src/operations/backup/check.ts'
import { basesOf, type Manifest, readManifests } from '../../../src/operations/backup/manifest.ts'
import { mirrored } from '../../../src/operations/backup/mirroring.ts'
import { plainly } from '../../../src/operations/backup/refused.ts'
import { chooseBackup, readMoment } from '../../../src/operations/backup/restore/choose.ts'
import { restore } from '../../../src/operations/backup/restore/restore.ts'
import { archiveStatus } from '../../../src/platform/db/archive.ts'
import { walk } from '../../../src/platform/disk/walk.ts'
import { createFiles } from '../../../src/platform/files/files.ts'
import type { Files } from '../../../src/platform/files/store.ts'
import { useDataKeys } from '../../../src/platform/sealing/keys.ts'
import { testKeys } from '../../support/data-keys.ts'
import { archiveNow, makeSite, type Site, visit } from './support.ts'

const now = () => new Date()
const put = (files: Files, key: string) => files.put(key, Buffer.from(`content of ${key}`), 'text/plain')
let site: Site
let files: Files
/** A moment between writes: some lie before it, some after it. */
let moment: Date
const options = (keep = 7) => {
  const { embedded, dataDir, backupDir } = site
  return { url: embedded.url, dataDir, s3Url: null, version: '1.2.3', to: backupDir, keep, now }
}
const restoreTo = (name: string, until: Date | null) =>
  restore({ from: site.backupDir, into: join(site.folder, name), until })

beforeAll(async () => {
  site = await makeSite()
  await writeFile(join(site.dataDir, 'data.key'), 'never to be copied')
  await writeFile(join(site.dataDir, 'secrets.json'), 'never to be copied')
  const failed: string[] = []
  const log = { error: (_: object, text: string) => void failed.push(text) }
  files = mirrored(createFiles({ s3Url: null, dataDir: site.dataDir }), { ...site, s3Url: null }, now, log).files
  const { sql } = site.database
  await sql`create table notes (id int primary key, at timestamptz default clock_timestamp())`
  await sql`insert into notes select generate_series(1, 1000)`
  await put(files, 'anexos/1/early')
  await put(files, 'anexos/1/removed-later')

  // Somebody goes on writing while the copy is made.
  let isDone = false
  const writing = (async () => {
    for (let id = 2000; !isDone; id++) await sql`insert into notes values (${id})`
  })()
  await backup(options()).finally(() => {
    isDone = true
  })
  await writing
  await sql`insert into notes values (1001)`
  await put(files, 'anexos/2/after-the-backup')
  await pause(20)
  moment = now()
  await pause(20)
  await files.remove('anexos/1/removed-later')
  await put(files, 'anexos/2/too-late')
  await sql`insert into notes values (1002)`
  await sql`delete from notes where id <= 500`
  await archiveNow(site.database)
  expect(failed).toEqual([])
})

afterAll(() => site.remove())

test('a backup is closed to other users, has what it lists, and has no key', async () => {
  const [manifest, ...more] = await readManifests(site.backupDir)
  expect(more).toEqual([])
  expect(manifest).toMatchObject({ service: '1.2.3', postgres: { major: 18 }, files: 'folder', timeline: 1 })
  expect(manifest!.dataKeys).toHaveLength(1)
  expect(manifest!.end.at > manifest!.start.at).toBe(true)
  expect((await stat(site.backupDir)).mode & 0o777).toBe(0o700)
  const all: string[] = []
  for await (const { path } of walk(site.backupDir)) all.push(path)
  expect(all.filter((path) => /data\.key|secrets|password|postmaster/.test(path))).toEqual([])
  expect(all.filter((path) => path.startsWith('log/')).length).toBeGreaterThan(1)
})

test('restored to a moment: the rows and files of that moment, with right counts and trail', async () => {
  const { lastCommit, files: count } = await restoreTo('then', moment)
  expect(count).toBe(3)
  expect(lastCommit! < moment).toBe(true)
  const then = join(site.folder, 'then')
  expect((await readdir(join(then, 'files/anexos/1'))).sort()).toEqual(['early', 'removed-later'])
  expect(await readdir(join(then, 'files/anexos/2'))).toEqual(['after-the-backup'])
  expect(await readFile(join(then, 'files/anexos/1/early'), 'utf8')).toBe('content of anexos/1/early')
  const said: string[] = []
  await visit(then, async ({ db, sql }) => {
    const [row] =
      await sql`select count(*) filter (where id <= 1000)::int as first, count(*) filter (where id = 1001)::int as before,
      count(*) filter (where id = 1002)::int as after, pg_is_in_recovery() as recovering, current_setting('archive_mode') as archiving from notes`
    expect(row).toEqual({ first: 1000, before: 1, after: 0, recovering: false, archiving: 'off' })
    // Rows written while the copy was made are there without a gap.
    const [during] =
      await sql`select count(*)::int = max(id) - 1999 as whole, count(*) > 0 as some from notes where id >= 2000`
    expect(during).toEqual({ whole: true, some: true })
    expect(await checkDatabase({ db, now: now(), say: (line) => said.push(line) })).toBe(true)
  })
  expect(said).toEqual(expect.arrayContaining(['The kept counts are right.', 'The audit trail is whole.']))
})

test('without a moment: everything in the log', async () => {
  await restoreTo('last', null)
  await visit(join(site.folder, 'last'), async ({ sql }) => {
    const [row] =
      await sql`select count(*) filter (where id <= 1000)::int as first, count(*) filter (where id = 1002)::int as after from notes`
    expect(row).toEqual({ first: 500, after: 1 })
  })
  expect(await readdir(join(site.folder, 'last/files/anexos/2'))).toEqual(['after-the-backup', 'too-late'])
})

test('refused: before the backup, after the log, into a folder with data, with another key', async () => {
  const [manifest] = await readManifests(site.backupDir)
  await expect(restoreTo('early', new Date(Date.parse(manifest!.end.at) - 1))).rejects.toThrow(
    `before the end of the first backup, ${manifest!.end.at}`
  )
  // The server itself commits now and then, and on a slow machine such a commit may come after `now`.
  const tomorrow = new Date(now().getTime() + 86_400_000)
  await expect(restoreTo('late', tomorrow)).rejects.toThrow(
    /after the last commit of the archived log, which was at 2\d{3}-/
  )
  expect(await readdir(join(site.folder, 'late/server'))).not.toContain('cluster')
  await expect(restore({ from: site.backupDir, into: site.dataDir, until: null })).rejects.toThrow('already')
  await expect(
    restore({ from: join(site.folder, 'nothing'), into: join(site.folder, 'x'), until: null })
  ).rejects.toThrow('There is no whole backup')
  useDataKeys({ current: Buffer.alloc(32, 7).toString('base64'), previous: null })
  try {
    await expect(restoreTo('keyless', null)).rejects.toThrow(/sealed by the key [\w-]{6}, and/)
  } finally {
    useDataKeys(testKeys)
  }
})

test('a damaged backup is refused, and an unfinished one does not count', async () => {
  const from = join(site.folder, 'damaged')
  await cp(site.backupDir, from, { recursive: true })
  const [manifest] = await readManifests(from)
  const folder = join(basesOf(from), manifest!.id)
  await writeFile(join(folder, 'data/PG_VERSION.gz'), await readFile(join(folder, 'data/postgresql.conf.gz')))
  await expect(restore({ from, into: join(site.folder, 'y'), until: null })).rejects.toThrow('PG_VERSION.gz is damaged')
  await rm(join(folder, 'manifest.json'))
  await expect(restore({ from, into: join(site.folder, 'y'), until: null })).rejects.toThrow('There is no whole backup')
})

test('the newest are kept, with the log and the files that they need; leftovers go', async () => {
  const unfinished = join(basesOf(site.backupDir), '.new-4194304-20200101T000000Z')
  await mkdir(unfinished)
  const before = await readdir(join(site.backupDir, 'log'))
  await pause(1000)
  const { manifest, pruned } = await backup(options(1))
  expect(pruned).toMatchObject({ backups: 1, files: 1 })
  expect(await readdir(basesOf(site.backupDir))).toEqual([manifest.id])
  const after = await readdir(join(site.backupDir, 'log'))
  expect(
    before.filter((name) => after.includes(name)).every((name) => name.slice(8) >= manifest.start.segment.slice(8))
  ).toBe(true)
  expect(await readdir(join(site.backupDir, 'files/anexos/1'))).toEqual(['early'])
})

test('a log that cannot be copied is noticed, and the server goes on', async () => {
  const { db, sql } = site.database
  expect(await archiveStatus(db)).toMatchObject({ failing: false })
  await rename(join(site.backupDir, 'log'), join(site.backupDir, 'gone'))
  await sql`insert into notes values (1003)`
  await sql`select pg_switch_wal()`
  await expect.poll(async () => (await archiveStatus(db))?.failing).toBe(true)
  await sql`insert into notes values (1004)`
  await rename(join(site.backupDir, 'gone'), join(site.backupDir, 'log'))
})

test('a full disk and a closed folder are reported in a sentence; anything else is not hidden', () => {
  const told = (code: string) => () => plainly(Object.assign(new Error('as the system says it'), { code }), '/backups')
  expect(told('ENOSPC')).toThrow('There is no room left in /backups. Nothing was kept of this try')
  expect(told('EACCES')).toThrow('/backups cannot be read or written to (EACCES)')
  expect(told('EIO')).toThrow('as the system says it')
})

test('a moment needs its offset, and must lie in the past', () => {
  const at = new Date('2026-11-16T15:00:00Z')
  expect(readMoment('2026-11-16T12:00:00-03:00', at).toISOString()).toBe('2026-11-16T15:00:00.000Z')
  for (const wrong of ['2026-11-16T12:00:00', '16/11/2026', 'yesterday', '2026-13-16T12:00:00Z'])
    expect(() => readMoment(wrong, at)).toThrow('wanted a moment like')
  expect(() => readMoment('2026-11-16T12:00:01-03:00', at)).toThrow('still to come')
})

test('a backup on an abandoned timeline is skipped', () => {
  const backupAt = (timeline: number, lsn: string, at: string) => ({ timeline, end: { lsn, at } }) as Manifest
  const kept = backupAt(1, '0/3000000', '2026-01-01T00:00:00Z')
  const givenUp = backupAt(1, '0/9000000', '2026-01-03T00:00:00Z')
  const later = backupAt(2, '0/8000000', '2026-01-04T00:00:00Z')
  const line = { timeline: 2, former: new Map([[1, 0x5000000n]]) }
  const choose = (until: string | null) =>
    chooseBackup({ whole: [kept, givenUp, later], broken: [] }, line, until ? new Date(until) : null, 'x')
  expect(choose('2026-01-03T12:00:00Z')).toBe(kept)
  expect(choose('2026-01-05T00:00:00Z')).toBe(later)
  expect(choose(null)).toBe(later)
  expect(() => choose('2025-12-31T00:00:00Z')).toThrow('before the end of the first backup, 2026-01-01')
  const first = { timeline: 1, former: new Map() }
  const both = { whole: [kept, givenUp], broken: [] }
  expect(chooseBackup(both, first, new Date('2026-01-03T12:00:00Z'), 'x')).toBe(givenUp)
})
