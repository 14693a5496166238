import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStatus, watchStatus } from '../../../src/operations/backup/status/status.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const END = Date.UTC(2026, 10, 18, 1, 12, 30) / 1000
const DAY = 86_400
const PATIENCE_MS = 60_000

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saude-status-'))
  path = join(folder, 'status.json')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(content: unknown) {
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return await readStatus(path, NOW, PATIENCE_MS)
}
const told = (reason: string) => ({
  isKnown: false,
  lastBackup: null,
  faults: null,
  checkedAt: null,
  findings: [`BACKUP_STATUS: ${path}: ${reason}`]
})

/** A backup as pgBackRest 2.45 lists it. */
const backup = (label: string, stop: unknown, more: object = {}) => ({
  archive: { start: '000000010000000000000003', stop: '000000010000000000000003' },
  backrest: { format: 5, version: '2.45' },
  database: { id: 1, 'repo-key': 1 },
  error: false,
  info: { delta: 30_000_000, repository: { delta: 4_000_000 }, size: 30_000_000 },
  label,
  lsn: { start: '0/3000028', stop: '0/3000100' },
  prior: null,
  reference: null,
  timestamp: { start: END - 40, stop },
  type: label.endsWith('F') ? 'full' : 'diff',
  ...more
})
const stanza = (backups: unknown, more: object = {}) => ({
  archive: [
    { database: { id: 1, 'repo-key': 1 }, id: '15-1', min: '000000010000000000000001', max: '000000010000000000000009' }
  ],
  backup: backups,
  cipher: 'aes-256-cbc',
  db: [{ id: 1, 'repo-key': 1, 'system-id': 7_400_000_000_000_000_000, version: '15' }],
  name: 'saude',
  repo: [{ cipher: 'aes-256-cbc', key: 1, status: { code: 0, message: 'ok' } }],
  status: { code: 0, lock: { backup: { held: false } }, message: 'ok' },
  ...more
})
const FULL = '20261111-011001F'
const DIFF = `${FULL}_20261118-011002D`

describe('what pgBackRest tells', () => {
  it('the newest backup counts, wherever it stands in the list', async () => {
    const written = new Date('2026-11-18T02:00:00Z')
    await writeFile(path, JSON.stringify([stanza([backup(DIFF, END), backup(FULL, END - 7 * DAY)])]))
    await utimes(path, written, written)
    expect(await readStatus(path, NOW, PATIENCE_MS)).toMatchObject({
      isKnown: true,
      lastBackup: new Date(END * 1000),
      faults: 0,
      findings: [],
      checkedAt: written,
      isTested: false,
      isSameDisk: false
    })
  })

  it('a backup with damaged pages is named, and does not count', async () => {
    const found = await read([stanza([backup(FULL, END - 7 * DAY), backup(DIFF, END, { error: true })])])
    expect(found).toMatchObject({
      isKnown: true,
      lastBackup: new Date((END - 7 * DAY) * 1000),
      faults: 1,
      findings: [`pgBackRest found damaged pages in the backup "${DIFF}".`]
    })
    // Versions before 2.38 do not say it, and a newer one says null where nothing was checked.
    for (const error of [undefined, null])
      expect(await read([stanza([backup(FULL, END, { error })])])).toMatchObject({ faults: 0 })
  })

  it('no backup is none, and a stanza that is not well is a finding', async () => {
    const none = { code: 2, message: 'no valid backups' }
    expect(await read([stanza([], { status: none })])).toMatchObject({ isKnown: true, lastBackup: null, faults: 0 })
    const gone = { code: 1, message: 'missing stanza path' }
    expect(await read([stanza([], { status: gone })])).toMatchObject({
      lastBackup: null,
      faults: 1,
      findings: ['pgBackRest says of the stanza: "missing stanza path".']
    })
  })

  it.each([
    ['no stanza', [], 'it has 0 stanzas, wanted one: pgbackrest --stanza=<name> info --output=json'],
    [
      'two stanzas',
      [stanza([]), stanza([])],
      'it has 2 stanzas, wanted one: pgbackrest --stanza=<name> info --output=json'
    ],
    ['a stanza without a status', [{ backup: [] }], 'its stanza has no status'],
    ['a stanza that is no object', ['saude'], 'its stanza has no status'],
    ['no list of backups', [stanza(undefined)], 'its stanza has no list of backups'],
    ['a backup without a label', [stanza([{}])], 'a backup in it has no label'],
    ['a backup without an end', [stanza([backup(FULL, undefined)])], `its backup "${FULL}" does not say when it ended`],
    ['an end that is text', [stanza([backup(FULL, '1')])], `its backup "${FULL}" does not say when it ended`],
    ['an end that no clock has', [stanza([backup(FULL, 1e15)])], `its backup "${FULL}" does not say when it ended`],
    [
      'an error that is text',
      [stanza([backup(FULL, END, { error: 'x' })])],
      `its backup "${FULL}" does not say whether it is good`
    ]
  ])('%s: nothing is known', async (_, content, reason) => {
    expect(await read(content)).toMatchObject(told(reason))
  })
})

describe('what other tools tell', () => {
  it.each([
    ['2026-11-18T03:10:00Z', '2026-11-18T03:10:00.000Z'],
    ['2026-11-18T00:10-03:00', '2026-11-18T03:10:00.000Z'],
    ['2026-11-18T03:10:00.5+00:00', '2026-11-18T03:10:00.500Z']
  ])('%s', async (last_backup, end) => {
    expect(await read({ last_backup })).toMatchObject({ isKnown: true, lastBackup: new Date(end), faults: 0 })
  })

  it('no backup, and problems', async () => {
    expect(await read({ last_backup: null, problems: ['The bucket is full.', 'x'] })).toMatchObject({
      isKnown: true,
      lastBackup: null,
      faults: 2,
      findings: ['The bucket is full.', 'x']
    })
  })

  const noMoment = 'last_backup is no moment like 2026-11-18T03:10:00Z, nor null for no backup'
  const noTexts = 'problems is no list of at most 20 texts of at most 300 characters'
  it.each([
    ['no last backup', {}, noMoment],
    ['a moment without an offset', { last_backup: '2026-11-18T03:10:00' }, noMoment],
    ['a moment that is none', { last_backup: '2026-13-18T03:10:00Z' }, noMoment],
    ['a number', { last_backup: END }, noMoment],
    ['a misspelt field', { last_backup: null, problem: [] }, '"problem" is not known, wanted last_backup and problems'],
    ['problems that are no list', { last_backup: null, problems: 'x' }, noTexts],
    ['an empty problem', { last_backup: null, problems: [' '] }, noTexts],
    ['a long problem', { last_backup: null, problems: ['x'.repeat(301)] }, noTexts],
    ['many problems', { last_backup: null, problems: Array.from({ length: 21 }, () => 'x') }, noTexts]
  ])('%s: nothing is known', async (_, content, reason) => {
    expect(await read(content)).toMatchObject(told(reason))
  })
})

describe('the file', () => {
  it.each([
    ['is empty', ' \n', 'it is empty'],
    ['is cut off', '[{"backup"', 'it is not JSON, or cut off'],
    ['is a number', '7', 'it is neither a list of pgBackRest nor an object with last_backup'],
    ['is null', 'null', 'it is neither a list of pgBackRest nor an object with last_backup']
  ])('%s', async (_, content, reason) => {
    expect(await read(content)).toMatchObject(told(reason))
  })

  it('has a backup of the future, by more than clocks may differ', async () => {
    expect(await read({ last_backup: '2026-11-18T12:05:00Z' })).toMatchObject({ isKnown: true })
    expect(await read({ last_backup: '2026-11-18T12:05:01Z' })).toMatchObject(
      told('its last backup ends in the future, at 2026-11-18T12:05:01.000Z')
    )
  })

  it('is bounded', async () => {
    const most = 1024 * 1024
    const text = JSON.stringify({ last_backup: null })
    expect(await read(text.padEnd(most))).toMatchObject({ isKnown: true })
    expect(await read(text.padEnd(most + 1))).toMatchObject(told(`it has more than ${most} bytes`))
  })

  it('is missing, a folder, or a pipe that nobody writes to', async () => {
    await rm(path)
    expect(await readStatus(path, NOW, PATIENCE_MS)).toMatchObject(told('there is no such file or folder (ENOENT)'))
    await mkdir(path)
    expect(await readStatus(path, NOW, PATIENCE_MS)).toMatchObject(told('it is no file'))
    await rm(path, { recursive: true })
    execFileSync('mkfifo', [path])
    expect(await readStatus(path, NOW, PATIENCE_MS)).toMatchObject(told('it is no file'))
    await rm(path)
  })

  it.skipIf(process.getuid?.() === 0)('cannot be read by this user', async () => {
    await writeFile(path, '')
    await chmod(path, 0)
    expect(await readStatus(path, NOW, PATIENCE_MS)).toMatchObject(told('this user may not do that (EACCES)'))
    await rm(path)
  })
})

it('is read at each question, and what cannot be relied on is logged once', async () => {
  const said: string[] = []
  const note = (_: unknown, text?: string) => void said.push(text ?? String(_))
  const figures = watchStatus({ path, now: () => NOW, log: { info: note, warn: note } })
  await writeFile(path, '{')
  expect((await figures()).isKnown).toBe(false)
  await figures()
  await writeFile(path, JSON.stringify({ last_backup: null }))
  expect((await figures()).isKnown).toBe(true)
  await figures()
  expect(said).toEqual([
    'backup: it is not known what backups there are',
    'backup: it is known again what backups there are'
  ])
})
