import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine, lineOf, sumOf } from '../../../src/operations/doctor/doctor.ts'
import { type Look, ok, warning } from '../../../src/operations/doctor/finding.ts'
import { backupLook, statusLook } from '../../../src/operations/doctor/look-backup.ts'
import { type DatabasePlace, databaseLooks } from '../../../src/operations/doctor/look-database.ts'
import { certificate, machineLooks, node } from '../../../src/operations/doctor/look-machine.ts'
import { neighbourLooks } from '../../../src/operations/doctor/look-neighbours.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { developmentCertificate } from '../../../src/platform/tls/certificate.ts'
import { connect } from '../../support/connect.ts'
import { makeDataDir, removeDataDir } from '../../support/data-dir.ts'
import { createEmptyDatabase, useDatabase } from '../../support/database.ts'
import { program } from '../../support/programs.ts'

let url: string
let db: Db
useDatabase({ max: 2 }, (connection, at) => {
  db = connection.db
  url = at
})

let dataDir: string
let busy: Server
beforeAll(async () => {
  dataDir = await makeDataDir()
  busy = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await new Promise((resolve) => busy.once('listening', resolve))
})
afterAll(async () => {
  busy.close()
  await removeDataDir(dataDir)
})

const SQUARE = { width: 20, height: 20, channels: 4, background: '#0b5cad' } as const
const now = () => new Date()
/** Runs the looks of one name. */
async function found(looks: Look[], name: string) {
  const all = await examine(
    looks.filter((look) => look.name === name),
    () => {}
  )
  return all.map(({ state, text }) => [state, text])
}

describe('the database', () => {
  const place = (): DatabasePlace => ({
    setting: 'DATABASE_URL',
    hasOwner: false,
    replicaUrl: null,
    isProduction: true
  })
  const look = (name: string, clock = now, at: Partial<DatabasePlace> = {}) =>
    found(databaseLooks(db, { ...place(), ...at }, clock), name)

  it('is named with its version, role and connections', async () => {
    expect(await look('database')).toEqual([['ok', expect.stringMatching(/^PostgreSQL \d+.* connections in use$/)]])
  })

  it('has all migrations, or is empty', async () => {
    expect(await look('migrations')).toEqual([['ok', expect.stringMatching(/^all \d+ are there$/)]])
    const empty = await createEmptyDatabase()
    const connection = connect(empty.url)
    try {
      const looks = databaseLooks(connection.db, place(), now)
      expect(await found(looks, 'migrations')).toEqual([['warning', expect.stringContaining('is empty')]])
      expect(await found(looks, 'queue')).toEqual([['warning', expect.stringContaining('does not exist yet')]])
    } finally {
      await connection.close()
      await empty.drop()
    }
  })

  it('has a role that owns too much', async () => {
    expect(await look('roles')).toEqual([['warning', expect.stringMatching(/superuser|owns \d+ tables/)]])
  })

  it('has the same clock, or another', async () => {
    const later = (seconds: number) => () => new Date(Date.now() + seconds * 1000)
    expect(await look('clock', later(0))).toEqual([['ok', expect.stringContaining('agree')]])
    expect(await look('clock', later(15))).toEqual([['warning', expect.stringContaining('s off')]])
    expect(await look('clock', later(600))).toEqual([['wrong', expect.stringContaining('time service')]])
  })

  it('has a queue that is worked on, or not', async () => {
    expect(await look('queue')).toEqual([['ok', '0 entries wait']])
    await enqueue(db, 'redefinir-senha', { email: 'a@example.org', idioma: 'pt-BR' })
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now() - interval '5 minutes'`)
    expect(await look('queue')).toEqual([['wrong', expect.stringContaining('nobody takes it')]])
    await db.execute(sql`delete from graphile_worker._private_jobs`)
  })

  it('has a replica only where the address is one', async () => {
    expect(await look('replica')).toEqual([['ok', 'DATABASE_REPLICA_URL is not set']])
    const [[state, text] = []] = await look('replica', now, { replicaUrl: url })
    expect(state).toBe('wrong')
    expect(text).toContain('DATABASE_REPLICA_URL')
  })

  it('copies its log, or does not: production is warned', async () => {
    const [[state] = []] = await look('log archive')
    expect(state).toBe('warning')
    expect((await look('log archive', now, { isProduction: false }))[0]?.[0]).toBe('ok')
  })
})

describe('the machine', () => {
  it.each([
    ['20.18.9', 'wrong'],
    ['20.19.0', 'ok'],
    ['18.20.0', 'wrong'],
    ['22.0.1', 'ok']
  ])('Node %s: %s', (version, state) => {
    expect(node(version).state).toBe(state)
  })

  it('has a certificate that is valid, soon expired, expired, early, or for another name', async () => {
    const made = new Date('2026-01-01T00:00:00Z')
    const tls = await developmentCertificate(dataDir, () => made)
    const settings = { tls, env: 'production', publicUrl: 'https://localhost:8443' }
    const later = (days: number) => new Date(made.getTime() + days * 86_400_000)
    expect(certificate(settings, later(10)).state).toBe('ok')
    const { text } = certificate(settings, later(10))
    const days = Number(/valid for (\d+) more days/.exec(text)?.[1])
    expect(certificate(settings, later(days)).state).toBe('warning')
    expect(certificate(settings, later(days + 20))).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('expired')
    })
    expect(certificate(settings, later(-30))).toMatchObject({ state: 'wrong', text: expect.stringContaining('before') })
    const elsewhere = { ...settings, publicUrl: 'https://saude.example.org' }
    expect(certificate(elsewhere, later(10))).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('not for')
    })
  })

  const settings = (port: number) => ({
    env: 'development',
    host: '127.0.0.1',
    port,
    publicUrl: 'https://localhost:8443',
    tls: null,
    institutionName: null as string | null,
    institutionLogo: null as string | null,
    dataDir,
    diskFreeBytes: null,
    quotas: { exports: 1e12, imports: 1e12, attachments: 1e12, mails: 1e12 }
  })

  it('has a logo that can be read, or one that cannot', async () => {
    const bulletins = (given: object) => found(machineLooks({ ...settings(0), ...given }, now), 'bulletins')
    expect(await bulletins({})).toEqual([['ok', 'INSTITUTION_NAME is not set: no institution is named; no logo']])
    const institutionLogo = join(dataDir, 'logo.png')
    const broken = await bulletins({ institutionName: 'Secretaria', institutionLogo })
    expect(broken).toEqual([['wrong', expect.stringMatching(/^INSTITUTION_LOGO: given .*no such file.*wanted/)]])
    await writeFile(institutionLogo, await sharp({ create: SQUARE }).png().toBuffer())
    const read = await bulletins({ institutionName: 'Secretaria', institutionLogo })
    expect(read).toEqual([['ok', 'Secretaria; the logo is read, 20 x 20']])
  })

  it('has a port that is free, or that another program has', async () => {
    expect(await found(machineLooks(settings(0), now), 'port')).toEqual([['ok', '127.0.0.1:0 is free']])
    const { port } = busy.address() as AddressInfo
    const taken = await found(machineLooks(settings(port), now), 'port')
    expect(taken).toEqual([['wrong', expect.stringMatching(/^PORT: cannot listen on .* \(EADDRINUSE\)$/)]])
  })

  it('has room on its disk, or too little', async () => {
    expect((await found(machineLooks(settings(0), now), 'disk'))[0]?.[0]).toBe('ok')
    const full = { ...settings(0), diskFreeBytes: Number.MAX_SAFE_INTEGER }
    expect((await found(machineLooks(full, now), 'disk'))[0]?.[0]).toBe('wrong')
  })
})

describe('the neighbours', () => {
  const settings = () => ({
    redisUrl: null as string | null,
    smtpUrl: null as string | null,
    s3Url: null,
    mailFrom: 'saude@example.org',
    dataDir,
    diskFreeBytes: null,
    quotas: { exports: 1e12, imports: 1e12, attachments: 1e12, mails: 1e12 }
  })
  const at = () => `127.0.0.1:${(busy.address() as AddressInfo).port}`

  it('that are not set are no fault', async () => {
    for (const name of ['redis', 'mail', 'files'])
      expect((await found(neighbourLooks(settings(), null, now), name))[0]?.[0], name).toBe('ok')
    expect(await readdir(join(dataDir, 'mail'))).toEqual([])
  })

  it('a test letter leaves', async () => {
    const told = await found(neighbourLooks(settings(), 'ops@example.org', now), 'mail')
    expect(told).toEqual([['ok', expect.stringContaining('a test letter was accepted')]])
    const [name] = await readdir(join(dataDir, 'mail'))
    expect(await readFile(join(dataDir, 'mail', name!), 'utf8')).toContain('ops@example.org')
  })

  it('that do not work are named by their setting, without a password', async () => {
    const broken = { ...settings(), redisUrl: `redis://:hush@${at()}`, smtpUrl: `smtp://u:hush@${at()}` }
    for (const [name, setting] of [
      ['redis', 'REDIS_URL'],
      ['mail', 'SMTP_URL']
    ] as const) {
      const [[state, text] = []] = await found(neighbourLooks(broken, null, now), name)
      expect([state, text], name).toEqual(['wrong', expect.stringContaining(`${setting}: `)])
      expect(text).not.toContain('hush')
    }
  })

  it('a folder that is a file is named', async () => {
    const file = join(dataDir, 'a-file')
    await writeFile(file, '')
    expect(await found(neighbourLooks({ ...settings(), dataDir: file }, null, now), 'files')).toEqual([
      ['wrong', expect.stringContaining('DATA_DIR')]
    ])
  })
})

describe('the backups of the embedded database', () => {
  const at = new Date('2026-11-17T12:00:00Z')
  const ago = (hours: number) => new Date(at.getTime() - hours * 3_600_000).toISOString()
  let backupDir: string
  beforeAll(async () => {
    backupDir = join(dataDir, 'backups')
    await put('base/20261115T000000Z/data', 'PG_VERSION.gz')
    await put('base/20261115T000000Z/log', `${part(2)}.gz`)
    for (const n of [3, 4, 5]) await put('log', `${part(n)}.gz`)
  })
  const look = (place: { backupDir?: null; restoreTestDays?: number } = {}) =>
    found([backupLook({ dataDir, backupDir, restoreTestDays: 7, ...place }, () => at)], 'backup')
  const manifest = (hours: number) =>
    writeFile(join(backupDir, 'base/20261115T000000Z/manifest.json'), JSON.stringify(manifestOf(hours)))
  const manifestOf = (hours: number) => ({
    format: 1,
    id: '20261115T000000Z',
    postgres: { system: '7' },
    start: { segment: part(2) },
    end: { at: ago(hours), lsn: '0/2000100' },
    timeline: 1,
    data: [{ path: 'PG_VERSION' }],
    log: [{ path: part(2), sha256: '' }]
  })
  const part = (n: number) => `0000000100000000${n.toString(16).toUpperCase().padStart(8, '0')}`
  const put = async (...path: string[]) => {
    await mkdir(join(backupDir, ...path.slice(0, -1)), { recursive: true })
    await writeFile(join(backupDir, ...path), '')
  }
  const tried = (hours: number, isGood: boolean) => {
    const outcome = { at: ago(hours), backup: '20261115T000000Z', isGood, seconds: 1, said: ['Part 7 is missing.'] }
    return writeFile(join(backupDir, 'restore-tests.json'), JSON.stringify([outcome]))
  }
  const sameDisk = ['warning', expect.stringContaining('lies on the disk of the data')]

  it('are none, and that is told', async () => {
    expect(await look({ backupDir: null })).toEqual([['warning', expect.stringContaining('there are no backups')]])
    expect(await look()).toEqual([['warning', expect.stringContaining('there is no whole backup in')], sameDisk])
  })

  it('are young, or old', async () => {
    await manifest(47)
    expect(await look()).toEqual([['ok', 'the last one ended 47 hours ago'], sameDisk])
    await manifest(49)
    expect(await look()).toEqual([['warning', 'the last one ended 2 days ago: make backup makes one'], sameDisk])
    await manifest(1)
  })

  it('could be restored when that was tried, or not, or it was long ago', async () => {
    await tried(1, true)
    expect(await look()).toHaveLength(2)
    await tried(1, false)
    expect((await look())[1]).toEqual(['wrong', '20261115T000000Z could not be restored: Part 7 is missing.'])
    await tried(15 * 24, true)
    expect((await look())[1]).toEqual(['warning', 'it was last tried 15 days ago whether one can be restored'])
    expect(await look({ restoreTestDays: 0 })).toHaveLength(2)
  })

  it('have a gap, or lack a file, whether or not the service is there to know it; nothing is changed by the look', async () => {
    await tried(1, true)
    const hint = ['warning', 'make check-backup copies again what the database still has']
    await rm(join(backupDir, 'log', `${part(4)}.gz`))
    const gap = `Part ${part(4)} of the archived log is missing.`
    expect(await look()).toEqual([
      ['ok', 'the last one ended 1 hours ago'],
      ['wrong', expect.stringContaining(gap)],
      hint,
      sameDisk
    ])
    expect((await readdir(join(backupDir, 'log'))).sort()).toEqual([`${part(3)}.gz`, `${part(5)}.gz`])
    await rm(join(backupDir, 'base/20261115T000000Z/data/PG_VERSION.gz'))
    expect(await look()).toEqual([
      ['ok', 'the last one ended 1 hours ago'],
      ['wrong', expect.stringContaining('PG_VERSION.gz is missing: backup 20261115T000000Z cannot be restored')],
      ['wrong', expect.stringContaining(gap)],
      hint,
      sameDisk
    ])
    await put('log', `${part(4)}.gz`)
    await put('base/20261115T000000Z/data', 'PG_VERSION.gz')
    expect(await look()).toEqual([['ok', 'the last one ended 1 hours ago'], sameDisk])
  })
})

describe('the backups of a database that others keep', () => {
  const at = new Date('2026-11-17T12:00:00Z')
  const file = () => join(dataDir, 'status.json')
  const look = (place: { backupStatus?: string | null; isProduction?: boolean } = {}) =>
    found([statusLook({ backupStatus: file(), isProduction: true, ...place }, () => at)], 'backup')
  const tell = (told: object) => writeFile(file(), JSON.stringify(told))

  it('are not told of: production is warned', async () => {
    const text = expect.stringContaining('BACKUP_STATUS is not set')
    expect(await look({ backupStatus: null })).toEqual([['warning', text]])
    expect(await look({ backupStatus: null, isProduction: false })).toEqual([['ok', text]])
  })

  it('are young, old, none, or damaged', async () => {
    await tell({ last_backup: '2026-11-17T01:00:00Z' })
    expect(await look()).toEqual([['ok', 'the last one ended 11 hours ago']])
    await tell({ last_backup: '2026-11-15T01:00:00Z', problems: ['The bucket is full.'] })
    expect(await look()).toEqual([
      ['warning', 'the last one ended 2 days ago: see why the timer makes none'],
      ['wrong', 'The bucket is full.']
    ])
    await tell({ last_backup: null })
    expect(await look()).toEqual([['warning', 'there is no good backup: see why the timer makes none']])
  })

  it('are told of by a file that cannot be read', async () => {
    await writeFile(file(), '{"last_backup": "2026')
    expect(await look()).toEqual([['wrong', `BACKUP_STATUS: ${file()}: it is not JSON, or cut off`]])
  })
})

it('a look that fails is a finding, and the others go on', async () => {
  const looks: Look[] = [
    { name: 'one', look: () => Promise.reject(new Error('broken')) },
    { name: 'two', look: async () => [ok('good'), warning('poor')] }
  ]
  const lines: string[] = []
  const all = await examine(looks, (told) => void lines.push(lineOf(told)))
  expect(lines).toEqual(['WRONG  one          broken\n', 'ok     two          good\n', 'WARN   two          poor\n'])
  expect(sumOf(all)).toBe('1 wrong, 1 to be looked at.\n')
  expect(sumOf([])).toBe('All is well.\n')
})

describe('make doctor', () => {
  const doctor = (env: Record<string, string>) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const child = execFile(process.execPath, [program('doctor')], { env }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
      )
    })

  it('0 where nothing is wrong; it makes no database of its own', async () => {
    const folder = await makeDataDir()
    try {
      const { code, output } = await doctor({ DATA_DIR: folder, PORT: '0' })
      expect([code, output]).toEqual([0, expect.stringContaining('the first start makes it')])
      expect(await readdir(folder)).not.toContain('server')
      const given = await doctor({ DATA_DIR: folder, PORT: '0', DATABASE_URL: url })
      expect([given.code, given.output]).toEqual([0, expect.stringMatching(/ok +migrations/)])
    } finally {
      await removeDataDir(folder)
    }
  })

  it('1 where something is, and every other part is looked at too', async () => {
    const folder = await makeDataDir()
    try {
      const { code, output } = await doctor({
        DATA_DIR: folder,
        PORT: '0',
        DATABASE_URL: 'postgres://u:hush@127.0.0.1:1/x'
      })
      expect(code).toBe(1)
      expect(output).toMatch(/WRONG {2}database +DATABASE_URL: .*nothing listens there/)
      expect(output).toMatch(/ok +files/)
      expect(output).not.toContain('hush')
    } finally {
      await removeDataDir(folder)
    }
  })
})
