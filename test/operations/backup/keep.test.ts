import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sealNext } from '../../../src/core/auditoria/seal-trail.ts'
import { checkingOfBackups, chooseParts } from '../../../src/operations/backup/keep/checking.ts'
import { copyingOfDatabase, removeFormer } from '../../../src/operations/backup/keep/copying.ts'
import type { KeepOptions } from '../../../src/operations/backup/keep/options.ts'
import { readOutcomes } from '../../../src/operations/backup/keep/outcomes.ts'
import { testingOfBackups } from '../../../src/operations/backup/keep/testing.ts'
import { readManifests } from '../../../src/operations/backup/manifest.ts'
import { newBackupFigures } from '../../../src/platform/metrics/process.ts'
import { archiveNow, command, makeSite, type Site, visit } from './support.ts'

const HOUR = 3_600_000
let site: Site
let clock: Date
let options: KeepOptions
let said: string[]
/** Settings with which the commands find the server. */
let env: Record<string, string>

/** Writes to the trail, seals it, and ends the part of the log. Returns the name of the part. */
async function write(): Promise<string> {
  const { sql, db } = site.database
  await sql`insert into auditoria (em, acao, alvo_tipo) values (now(), 'x', 'caso')`
  await sealNext(db, { now: new Date() })
  return await archiveNow(site.database)
}

const copyOf = (part: string) => join(site.backupDir, 'log', `${part}.gz`)
const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false
  )

/** The folders to which backups are restored for a while. */
const scratches = async () => (await readdir(site.dataDir)).filter((name) => name.startsWith('restore-test'))

beforeAll(async () => {
  site = await makeSite()
  env = { DATA_DIR: site.dataDir, BACKUP_DIR: site.backupDir }
  clock = new Date()
  await write()
  const { code, output } = await command(['backup'], env)
  expect(output).toMatch(/Checked: \d+ parts of the log follow each other, and no file is missing\./)
  expect(code).toBe(0)
})
afterAll(() => site.remove())

beforeEach(() => {
  said = []
  const tell = (data: object, text?: string) => void said.push(`${text ?? ''} ${JSON.stringify(data)}`)
  const { dataDir, backupDir, embedded } = site
  options = {
    backupDir,
    url: embedded.url,
    settings: {
      dataDir,
      s3Url: null,
      version: '1.2.3',
      backupHours: 24,
      backupKeep: 2,
      backupBeside: false,
      restoreTestDays: 7,
      diskFreeBytes: null
    },
    figures: newBackupFigures(true),
    now: () => clock,
    log: { info: tell, warn: tell, error: tell } as never,
    signal: new AbortController().signal
  }
})

test('a lost and a damaged part are told once, and copied again while the server has them', async () => {
  const [lost, damaged] = [await write(), await write()]
  const last = await write()
  const work = checkingOfBackups(options)
  // The first turn reads no contents.
  expect(await work.run(null)).toEqual({ faults: 0, 'copied again': 0 })
  const whole = await readFile(copyOf(damaged))
  await rm(copyOf(lost))
  await writeFile(copyOf(damaged), whole.subarray(0, 1000))
  expect(await work.run(null)).toEqual({ faults: 2, 'copied again': `${lost}, ${damaged}` })
  expect(options.figures).toMatchObject({
    faults: 2,
    checkedAt: clock,
    findings: [expect.stringContaining(lost), expect.stringContaining(damaged)]
  })
  expect(said).toEqual([
    expect.stringContaining(`something is missing {"finding":"Part ${lost} of the archived log is missing. No moment`),
    expect.stringContaining(`Part ${damaged} of the archived log is damaged`)
  ])
  expect(said[0]).toContain('and the end of the next backup can be restored.')
  // The end of a part wakes the server's archiver.
  await write()
  for (const part of [lost, damaged]) await expect.poll(() => isThere(copyOf(part))).toBe(true)
  said.length = 0
  expect(await work.run(null)).toEqual({ faults: 0, 'copied again': 0 })
  expect(said).toEqual([expect.stringContaining('everything is there again')])
  expect((await readFile(copyOf(damaged))).length).toBe(whole.length)
  expect(await isThere(copyOf(last))).toBe(true)
})

test('what the server no longer has stays told; the commands end with 1', async () => {
  const part = await write()
  await write()
  const { sql } = site.database
  const [server] = await sql`select current_setting('data_directory') as data`
  await rm(copyOf(part))
  await rm(join(server!.data, 'pg_wal', part), { force: true })
  const work = checkingOfBackups(options)
  await work.run(null)
  expect(await work.run(null)).toEqual({ faults: 1, 'copied again': 0 })
  expect(said).toHaveLength(1)

  const checked = await command(['check'], env)
  expect(checked.output).toContain(`Part ${part} of the archived log is missing. No moment between about 2`)
  expect(checked.code).toBe(1)
  const made = await command(['backup', 'KEEP=9'], env)
  expect(made.output).toMatch(/^Backup \d{8}T\d{6}Z in /m)
  expect(made.output).toContain(`Part ${part} of the archived log is missing.`)
  expect(made.code).toBe(1)
  // The parts before the gap are needed by nobody any more.
  const again = await command(['backup', 'KEEP=1'], env)
  expect(again.output).toMatch(/Checked: \d+ parts of the log follow each other, and no file is missing\./)
  expect(again.code).toBe(0)
  expect((await command(['check', `FROM=${site.backupDir}`])).code).toBe(0)
  const elsewhere = await command(['backup'], { ...env, BACKUP_DIR: join(site.folder, 'elsewhere') })
  expect(elsewhere.output).toContain('BACKUP_DIR: the database that runs does not copy its log to')
  expect(elsewhere.code).toBe(1)
})

test('a missing file of a backup and a missing manifest are told', async () => {
  const from = join(site.folder, 'broken')
  await cp(site.backupDir, from, { recursive: true, preserveTimestamps: true })
  const { id } = (await readManifests(from))[0]!
  await rm(join(from, 'base', id, 'data/PG_VERSION.gz'))
  await mkdir(join(from, 'base/20200101T000000Z'))
  const { code, output } = await command(['check', `FROM=${from}`])
  expect(output).toContain(`PG_VERSION.gz is missing: backup ${id} cannot be restored.`)
  expect(output).toContain('20200101T000000Z/manifest.json is missing: this backup cannot be used.')
  expect(code).toBe(1)
  const empty = await command(['check', `FROM=${join(site.folder, 'empty')}`])
  expect(empty).toMatchObject({ code: 1, output: 'There is no whole backup.\n' })
})

test('the head of the trail is kept once the log up to it was copied, and not before', async () => {
  const file = join(site.backupDir, 'head.json')
  await rm(file, { force: true })
  const work = checkingOfBackups(options)
  const { sql, db } = site.database
  await sql`insert into auditoria (em, acao, alvo_tipo) values (now(), 'x', 'caso')`
  const sealed = await sealNext(db, { now: new Date() })
  await work.run(null)
  await work.run(null)
  expect(await isThere(file)).toBe(false)
  await archiveNow(site.database)
  await work.run(null)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ head: sealed!.head, timeline: 1 })
})

test('a backup is made when the last one is too old, and few are kept', async () => {
  const work = copyingOfDatabase(options)
  const made: string[] = []
  for (const hours of [23, 2, 24]) {
    clock = new Date(clock.getTime() + hours * HOUR)
    const { backup } = await work.run(null)
    if (hours === 23) expect(backup).toBeUndefined()
    else made.push(String(backup))
  }
  // There was one before.
  expect((await readManifests(site.backupDir)).map(({ id }) => id)).toEqual(made)
  expect(options.figures.lastBackup).not.toBeNull()
})

test('no backup is made where the disk would become too full', async () => {
  clock = new Date(clock.getTime() + 48 * HOUR)
  options.settings.diskFreeBytes = 2 ** 50
  await expect(copyingOfDatabase(options).run(null)).rejects.toThrow()
  expect(await readManifests(site.backupDir)).toHaveLength(2)
})

test('the latest backup is restored now and then, and how it went is kept', async () => {
  // A killed process has left something.
  await mkdir(join(site.dataDir, 'restore-test-4194304/server/new-1-x'), { recursive: true })
  const work = testingOfBackups(options)
  expect(await work.run(null)).toMatchObject({ 'could be restored': 'yes' })
  const [first] = await readOutcomes(site.backupDir)
  expect(first).toMatchObject({ isGood: true, at: clock })
  expect(first!.said).toEqual(
    expect.arrayContaining([expect.stringContaining('The audit trail is whole, with the head')])
  )
  expect(options.figures.lastTest).toEqual(first)
  expect(await scratches()).toEqual([])

  clock = new Date(clock.getTime() + 6 * 24 * HOUR)
  expect(await work.run(null)).toEqual({})
  clock = new Date(clock.getTime() + 24 * HOUR)
  // A loss that nobody has noticed yet.
  const part = await write()
  await write()
  const copy = await readFile(copyOf(part))
  await rm(copyOf(part))
  expect(await work.run(null)).toMatchObject({ 'could be restored': 'no' })
  expect(options.figures.lastTest).toMatchObject({ at: clock, isGood: false, said: [expect.stringContaining(part)] })
  expect((await readOutcomes(site.backupDir)).map(({ isGood }) => isGood)).toEqual([false, true])
  expect(said).toEqual([expect.stringContaining(`it could not be restored {"said":["Part ${part}`)])
  // A failure is tried again on the next day.
  await writeFile(copyOf(part), copy)
  expect(await work.run(null)).toEqual({})
  clock = new Date(clock.getTime() + 24 * HOUR)
  options.settings.diskFreeBytes = 2 ** 50
  await expect(work.run(null)).rejects.toThrow()
  expect(await readOutcomes(site.backupDir)).toHaveLength(2)
  options.settings.diskFreeBytes = null
  expect(await work.run(null)).toMatchObject({ 'could be restored': 'yes' })
})

test('a try and a copy end soon when the service ends, and leave nothing', async () => {
  const ending = new AbortController()
  options.signal = ending.signal
  clock = new Date(clock.getTime() + 30 * 24 * HOUR)
  const before = await readdir(join(site.backupDir, 'base'))
  const [tried, copied] = [testingOfBackups(options).run(null), copyingOfDatabase(options).run(null)]
  ending.abort(new Error('the service ends'))
  await expect(tried).rejects.toThrow('the service ends')
  await expect(copied).rejects.toThrow('the service ends')
  expect(await scratches()).toEqual([])
  expect(await readdir(join(site.backupDir, 'base'))).toEqual(before)
})

test('a service that was restored copies the history of its timeline', async () => {
  const into = join(site.folder, 'again')
  expect((await command(['restore', `FROM=${site.backupDir}`, `INTO=${into}`], { DATA_DIR: into })).code).toBe(0)
  await site.leave()
  await visit(
    into,
    async ({ sql }, embedded) => {
      await checkingOfBackups({ ...options, url: embedded.url }).run(null)
      await sql`insert into auditoria (em, acao, alvo_tipo) values (now(), 'after', 'caso')`
      await archiveNow({ sql } as never)
    },
    site.backupDir
  )
  expect(await isThere(copyOf('00000002.history'))).toBe(true)
  const last = join(site.folder, 'last')
  const { code, output } = await command(['restore', `FROM=${site.backupDir}`, `INTO=${last}`], { DATA_DIR: last })
  expect(output).toContain('The audit trail is whole')
  expect(code).toBe(0)
  await visit(last, async ({ sql }) => {
    expect(await sql`select from auditoria where acao = 'after'`).toHaveLength(1)
  })
})

test('new parts are read at once, the others by turns, and suspects always', () => {
  const names = Array.from({ length: 20_000 }, (_, i) => String(i).padStart(5, '0'))
  const readAt = new Map(names.slice(0, -10).map((name, i) => [name, i]))
  readAt.set('gone', 1)
  const chosen = chooseParts(names, readAt, new Set(['15000']))
  expect(chosen.size).toBe(Math.ceil(20_000 / 144) + 1)
  expect([...chosen]).toEqual(expect.arrayContaining(['15000', ...names.slice(-10), '00000', '00001']))
  expect(readAt.has('gone')).toBe(false)
})

test('of former databases in the same data folder, the newest few are kept', async () => {
  const around = join(site.folder, 'data-backups')
  const names = ['7400000000000000001', '7400000000000000002', '7400000000000000003', '7400000000000000004']
  for (const [i, name] of names.entries()) {
    await mkdir(join(around, name), { recursive: true })
    await utimes(join(around, name), i, i)
  }
  await mkdir(join(around, 'something else'))
  await mkdir(join(around, '7500000000000000000'))
  expect(await removeFormer(join(around, '7500000000000000000'))).toBe(1)
  expect(await readdir(around)).toEqual([...names.slice(1), '7500000000000000000', 'something else'])
  expect(await removeFormer(join(around, '7500000000000000000'))).toBe(0)
})
