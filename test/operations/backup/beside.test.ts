import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { get } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mirrored } from '../../../src/operations/backup/mirroring.ts'
import { folderIn } from '../../../src/operations/backup/restore/choose.ts'
import { createFiles } from '../../../src/platform/files/files.ts'
import { makeDataDir, removeDataDir } from '../../support/data-dir.ts'
import { runServer, type ServerRun } from '../../support/server.ts'
import { command } from './support.ts'

let folder: string
beforeAll(async () => {
  folder = await makeDataDir('saude-beside-')
})
const servers: ServerRun[] = []
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await removeDataDir(folder)
})

/** Starts a service whose data folder its database can enter. */
async function start(name: string, env: Record<string, string>): Promise<ServerRun> {
  await mkdir(join(folder, name), { mode: 0o711 })
  const server = await runServer({ DATA_DIR: join(folder, name), ...env })
  servers.push(server)
  return server
}

const metricsOf = async (origin: string) => {
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    get(`${origin}/metrics`, { rejectUnauthorized: false }, resolve).on('error', reject)
  )
  return await text(answer)
}

test('a service without settings has a backup beside its data, which can be restored, and warns of the disk', async () => {
  const dataDir = join(folder, 'data')
  const around = `${dataDir}-backups`
  const server = await start('data', { BACKUP_DIR: '' })
  const origin = await server.origin
  const basesIn = async () => {
    const [name = ''] = await readdir(around).catch(() => [])
    return (await readdir(join(around, name, 'base')).catch(() => [])).filter((each) => !each.startsWith('.'))
  }
  await expect.poll(async () => (await basesIn()).length).toBe(1)
  await expect.poll(() => server.output()).toContain('backup copy: done')
  expect(server.output()).toContain('backups lie on the same disk as the data: set BACKUP_DIR')
  const metrics = await metricsOf(origin)
  expect(metrics).toMatch(/^saude_backup_age_seconds \d/m)
  expect(metrics).toMatch(/^saude_log_archive_on 1$/m)
  expect(metrics).toMatch(/^saude_restore_test_age_seconds \+Inf$/m)
  for (const part of ['backup', 'backup check', 'backup copy', 'restore test'])
    expect(metrics).toContain(`saude_part_up{part="${part}"} 1`)
  const checked = await command(['check'], { DATA_DIR: dataDir })
  expect(checked.output).toMatch(/Checked: \d+ parts? of the log/)
  expect(checked.code).toBe(0)
  expect(await server.stop()).toBe(0)

  const into = join(folder, 'into')
  const restored = await command(['restore', `FROM=${around}`, `INTO=${into}`], { DATA_DIR: into })
  expect(restored.output).toContain('The audit trail is whole')
  expect(restored.code).toBe(0)
})

test('BACKUP_DIR=none: no folder, no work, no metrics', async () => {
  const server = await start('without', { BACKUP_DIR: 'none' })
  const metrics = await metricsOf(await server.origin)
  expect(metrics).not.toMatch(/^saude_(backup|restore)_|part="backup/m)
  expect(metrics).toMatch(/^saude_log_archive_on 0$/m)
  expect(await server.stop()).toBe(0)
  expect(await readdir(folder)).not.toContain('without-backups')
})

test('a place that cannot be made stops no start', async () => {
  await writeFile(join(folder, 'blocked-backups'), 'a file')
  const server = await start('blocked', { BACKUP_DIR: '' })
  await server.origin
  expect(server.output()).toContain('There are no backups, because there is no place for them beside the data')
  expect(await server.stop()).toBe(0)
})

test('the folder around several databases is refused with their names', async () => {
  const around = join(folder, 'many')
  const [one, other] = ['7400000000000000001', '7400000000000000002'].map((name) => join(around, name)) as [
    string,
    string
  ]
  await mkdir(join(one, 'base'), { recursive: true })
  expect(await folderIn(around)).toBe(one)
  expect(await folderIn(one)).toBe(one)
  await mkdir(join(other, 'base'), { recursive: true })
  await expect(folderIn(around)).rejects.toThrow(
    `has the backups of 2 databases: give one with FROM=, ${one} or ${other}.`
  )
  expect(await folderIn(join(folder, 'nothing'))).toBe(join(folder, 'nothing'))
})

test('copies of files on the same disk take no room, and outlive the file', async () => {
  const dataDir = join(folder, 'files-data')
  const backupDir = join(folder, 'files-backups')
  const log = { error: (_: object, words: string) => expect.fail(words) }
  const store = createFiles({ s3Url: null, dataDir })
  const { files, work } = mirrored(store, { dataDir, backupDir, s3Url: null, isLinked: true }, () => new Date(), log)
  await files.put('anexos/1', Buffer.from('first'), 'text/plain')
  const inodeOf = async (path: string) => (await stat(path)).ino
  const copy = join(backupDir, 'files/anexos/1')
  expect(await inodeOf(copy)).toBe(await inodeOf(join(dataDir, 'files/anexos/1')))
  await files.put('anexos/1', Buffer.from('second'), 'text/plain')
  expect(await inodeOf(copy)).toBe(await inodeOf(join(dataDir, 'files/anexos/1')))
  expect(await work!.run(null)).toEqual({ copied: 0, removed: 0 })
  await files.remove('anexos/1')
  expect((await stat(copy)).size).toBe('second'.length)
  expect(await readdir(join(backupDir, 'files/anexos'))).toEqual(['1'])
})
