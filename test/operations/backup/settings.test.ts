import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../../../src/config.ts'
import { counting } from '../../../src/handlers.ts'
import { mirrored } from '../../../src/operations/backup/mirroring.ts'
import type { Database } from '../../../src/platform/db/client.ts'
import { createFiles } from '../../../src/platform/files/files.ts'
import { createMetrics } from '../../../src/platform/metrics/metrics.ts'
import { newBackupFigures, newProcessState } from '../../../src/platform/metrics/process.ts'
import { testKeys } from '../../support/data-keys.ts'
import { useDatabase } from '../../support/database.ts'
import { testVitals } from '../../support/vitals.ts'

let folder: string
let database: Database
useDatabase({ max: 2 }, (connection) => {
  database = connection
})
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saude-settings-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: join(folder, 'data'), ...env })

test('BACKUP_DIR lies outside of DATA_DIR, and is for the embedded database', () => {
  expect(load({})).toMatchObject({ backupDir: null, backupBeside: true, backupHours: 24, backupKeep: 2 })
  expect(load({ BACKUP_DIR: 'none' })).toMatchObject({ backupDir: null, backupBeside: false })
  expect(load({ BACKUP_DIR: join(folder, 'b') })).toMatchObject({ backupBeside: false, backupHours: 0, backupKeep: 7 })
  expect(load({ DATABASE_URL: 'postgres://a:b@localhost/c' })).toMatchObject({ backupDir: null, backupBeside: false })
  expect(load({ BACKUP_DIR: join(folder, 'data-backups') }).backupDir).toBe(join(folder, 'data-backups'))
  for (const inside of [join(folder, 'data/backups'), join(folder, 'data'), folder])
    expect(() => load({ BACKUP_DIR: inside })).toThrow('wanted a folder outside of DATA_DIR')
  const DATABASE_URL = 'postgres://a:b@localhost/c'
  expect(() => load({ BACKUP_DIR: join(folder, 'b'), DATABASE_URL })).toThrow('only for the embedded database')
  expect(() => load({ BACKUP_DIR: '/proc/none' })).toThrow('the folder cannot be made')
})

test('BACKUP_STATUS is for databases that others keep', () => {
  const DATABASE_URL = 'postgres://a:b@localhost/c'
  const BACKUP_STATUS = join(folder, 'status.json')
  expect(load({}).backupStatus).toBeNull()
  expect(load({ DATABASE_URL }).backupStatus).toBeNull()
  // The file may be written later.
  expect(load({ DATABASE_URL, BACKUP_STATUS }).backupStatus).toBe(BACKUP_STATUS)
  expect(() => load({ BACKUP_STATUS })).toThrow(/BACKUP_STATUS: given .* without DATABASE_URL/)
})

test('no data key is invented where data comes from elsewhere', () => {
  const empty = { DATA_DIR: join(folder, 'empty') }
  expect(() => loadConfig(empty, { generate: false })).toThrow('DATA_KEY: not set, wanted')
  expect(existsSync(join(folder, 'empty/data.key'))).toBe(false)
  expect(loadConfig({ ...empty, DATA_KEY: testKeys.current }, { generate: false }).dataKey).toBe(testKeys.current)
  expect(loadConfig(empty).dataKey).toHaveLength(44)
  expect(loadConfig(empty, { generate: false }).dataKey).toBe(loadConfig(empty).dataKey)
})

test('a file that cannot be copied is still stored, and copied later', async () => {
  const said: string[] = []
  // A file cannot hold a folder.
  await writeFile(join(folder, 'a-file'), '')
  const settings = { dataDir: join(folder, 'data'), backupDir: join(folder, 'a-file/copies'), s3Url: null }
  const log = { error: (_: object, text: string) => void said.push(text) }
  const store = createFiles(settings)
  const failing = mirrored(store, settings, () => new Date(), log)
  await failing.files.put('anexos/1', Buffer.from('content'), 'text/plain')
  expect(said).toEqual(['backup: a file could not be copied; it is tried again'])
  const again = mirrored(store, { ...settings, backupDir: join(folder, 'copies') }, () => new Date(), log)
  expect(await again.work!.run(null)).toEqual({ copied: 1, removed: 0 })
  expect(await again.work!.run(null)).toEqual({ copied: 0, removed: 0 })
  await store.remove('anexos/1')
  expect(await again.work!.run(null)).toEqual({ copied: 0, removed: 1 })
  expect(existsSync(join(folder, 'copies/files/anexos/1'))).toBe(true)
})

test('the metrics have the archive of the log only where there is one', async () => {
  const log = { warn: () => undefined }
  const config = { version: '1', env: 'development' }
  const metrics = createMetrics({
    config,
    database,
    state: newProcessState('serving'),
    now: () => new Date(),
    log,
    vitals: testVitals(),
    counting
  })
  const text = await metrics.text()
  expect(text).toContain('saude_figures_up{part="archive"} 1')
  expect(text).not.toMatch(/^saude_log_archive_failing/m)
  expect(text).toMatch(/^saude_log_archive_on 0$/m)
  expect(text).not.toMatch(/^saude_(backup|restore)_/m)
})

test('the metrics tell how old backup and try are, and +Inf where there is none', async () => {
  const at = new Date('2026-11-17T12:00:00Z')
  const state = newProcessState('serving')
  const log = { warn: () => undefined }
  const config = { version: '1', env: 'development' }
  const metrics = createMetrics({ config, database, state, now: () => at, log, vitals: testVitals(), counting })
  state.backups = async () => newBackupFigures(true)
  const before = await metrics.text()
  expect(before).toMatch(/^saude_backup_age_seconds \+Inf$/m)
  expect(before).toMatch(/^saude_restore_test_age_seconds \+Inf$/m)
  expect(before).not.toMatch(/^saude_(backup_faults|restore_test_good)/m)
  const hourAgo = new Date(at.getTime() - 3_600_000)
  const lastTest = { at: hourAgo, backup: 'x', isGood: false, seconds: 1, said: [] }
  state.backups = async () => ({ ...newBackupFigures(true), lastBackup: hourAgo, faults: 2, lastTest })
  const after = await metrics.text()
  for (const line of [
    'backup_age_seconds 3600',
    'backup_faults 2',
    'restore_test_good 0',
    'restore_test_age_seconds 3600'
  ])
    expect(after).toContain(`\nsaude_${line}\n`)
  state.backups = async () => ({ ...newBackupFigures(false), lastBackup: hourAgo, faults: 0 })
  expect(await metrics.text()).not.toMatch(/^saude_restore_test/m)
  // The alert on an absent age rings.
  state.backups = async () => ({ ...newBackupFigures(false), isKnown: false, findings: ['x'] })
  expect(await metrics.text()).not.toMatch(/^saude_backup/m)
})
