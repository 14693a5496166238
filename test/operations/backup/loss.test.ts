import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type NotedHead, readHead } from '../../../src/core/auditoria/head.ts'
import { sealNext } from '../../../src/core/auditoria/seal-trail.ts'
import { backup } from '../../../src/operations/backup/backup.ts'
import { writeHead } from '../../../src/operations/backup/log/heads.ts'
import type { Manifest } from '../../../src/operations/backup/manifest.ts'
import { executorOf } from '../../../src/platform/db/load.ts'
import { archiveNow, command, makeSite, type Site, visit } from './support.ts'

// A restoration must never hide that something is missing. Each test damages a copy of one backup in its own way, and
// looks at the exit code and the words of the real command.

const now = () => new Date()
/** Rows of the audit trail that each step writes. */
const ROWS = 10
const STEPS = ['a', 'b', 'c', 'd'] as const
type Step = (typeof STEPS)[number]

let site: Site
let manifest: Manifest
let head: NotedHead
/** The backup folder as it was after the last step. */
let whole: string
/** The part of the log that each step was written to, and a moment after it. */
const parts = {} as Record<Step, string>
const moments = {} as Record<Step, Date>
let count = 0

async function write(): Promise<void> {
  const { sql, db } = site.database
  await sql`insert into auditoria (em, acao, alvo_tipo) select now(), 'x', 'caso' from generate_series(1, ${ROWS}::int)`
  await sealNext(db, { now: now() })
}

beforeAll(async () => {
  site = await makeSite()
  const { embedded, dataDir, backupDir, database } = site
  await write()
  const made = await backup({
    url: embedded.url,
    dataDir,
    s3Url: null,
    version: '1.2.3',
    to: backupDir,
    keep: 7,
    now
  })
  manifest = made.manifest
  for (const step of STEPS) {
    await write()
    await pause(5)
    moments[step] = now()
    await pause(5)
    // A moment is reached when something later was committed.
    await database.sql`select pg_current_xact_id()`
    parts[step] = await archiveNow(database)
  }
  head = (await readHead(executorOf(database.db)))!
  // The server goes on, and copies a part every minute.
  whole = join(site.folder, 'whole')
  await cp(backupDir, whole, { recursive: true, preserveTimestamps: true })
  for (const name of await readdir(join(whole, 'log')))
    if (name.slice(0, 24) > parts.d) await rm(join(whole, 'log', name))
})

afterAll(() => site.remove())

/** Returns a copy of the backup folder to be damaged. */
async function copied(): Promise<string> {
  const folder = join(site.folder, `copy-${++count}`)
  await cp(whole, folder, { recursive: true, preserveTimestamps: true })
  return folder
}

const copyOf = (from: string, step: Step) => join(from, 'log', `${parts[step]}.gz`)
const digestOf = (from: string, step: Step) => join(from, 'log', `${parts[step]}.sha256`)

async function restore(from: string, words: string[] = [], env: Record<string, string> = {}) {
  const into = join(site.folder, `into-${++count}`)
  const found = await command(['restore', `FROM=${from}`, `INTO=${into}`, ...words], {
    DATA_DIR: join(site.folder, 'unused'),
    ...env
  })
  return { ...found, into }
}

const rowsIn = (dataDir: string) =>
  visit(dataDir, async ({ sql }) => (await sql`select count(*)::int as rows from auditoria`)[0]!.rows)

/** Nothing that looks like a database is left of a refused restoration. */
async function expectNothing(into: string): Promise<void> {
  expect(await readdir(join(into, 'server')).catch(() => [])).not.toContain('cluster')
}

test('every part has the digest of its contents beside it', async () => {
  for (const step of STEPS) {
    const digest = createHash('sha256')
      .update(gunzipSync(await readFile(copyOf(whole, step))))
      .digest('hex')
    expect(await readFile(digestOf(whole, step), 'utf8')).toBe(`${digest}  -\n`)
  }
})

test('a whole backup: 0, with all rows and the head that was noted', async () => {
  const { code, output, into } = await restore(whole)
  expect(output).toContain(`The audit trail is whole, with the head that was noted at ${manifest.trail!.at}.`)
  expect(output).not.toMatch(/missing|damaged|no digest/)
  expect(code).toBe(0)
  expect(await rowsIn(into)).toBe(ROWS * 5)
})

describe('a part is missing', () => {
  let from: string
  beforeAll(async () => {
    from = await copied()
    await rm(copyOf(from, 'b'))
    // An archive from before there were digests has none.
    for (const name of await readdir(join(from, 'log'))) if (name.endsWith('.sha256')) await rm(join(from, 'log', name))
  })

  test('everything is wanted: 1, with the part, what lies after it, and how to accept the loss', async () => {
    const { code, output, into } = await restore(from)
    expect(output).toContain(`Part ${parts.b} of the archived log is missing.`)
    expect(output).toMatch(`2 parts, ${parts.c} to ${parts.d}, lie after it and would reach to about 2`)
    expect(output).toMatch(
      /The log can be replayed up to about 2.*ACCEPT_LOSS=yes restores that, and gives up the rest/
    )
    expect(output).not.toContain('Leave TO out')
    expect(code).toBe(1)
    await expectNothing(into)
  })

  test('a moment before it: 0, and it is told that later ones cannot be restored', async () => {
    const { code, output, into } = await restore(from, [`TO=${moments.a.toISOString()}`])
    expect(output).toContain(`Part ${parts.b} of the archived log is missing. It lies after the wanted moment`)
    expect(output).toMatch(/parts of the log have no digest, because an older version copied them/)
    expect(code).toBe(0)
    expect(await rowsIn(into)).toBe(ROWS * 2)
  })

  test('a moment after it: 1, with the last commit before it', async () => {
    const { code, output, into } = await restore(from, [`TO=${moments.d.toISOString()}`])
    expect(output).toContain(`TO: ${moments.d.toISOString()} lies after a gap in the log. Part ${parts.b}`)
    expect(output).toMatch(/replayed up to 2\d{3}-[\d-]+T[\d:.]+Z: ACCEPT_LOSS=yes/)
    expect(output).not.toContain('Leave TO out')
    expect(code).toBe(1)
    await expectNothing(into)
  })

  test('the loss is accepted: 0, with all rows before it', async () => {
    const { code, output, into } = await restore(from, [`TO=${moments.d.toISOString()}`, 'ACCEPT_LOSS=yes'])
    expect(output).toContain('The loss was accepted: nothing after it was restored.')
    expect(output).toContain('What is there of the audit trail was not tampered with.')
    expect(output).not.toContain('The audit trail is whole')
    expect(output).toContain('Start the service with')
    expect(code).toBe(0)
    expect(await rowsIn(into)).toBe(ROWS * 2)
  })

  test('a word that means nothing: 1', async () => {
    const { code, output } = await restore(from, ['ACCEPT_LOSS=please'])
    expect(output).toContain('ACCEPT_LOSS: given please, wanted yes')
    expect(code).toBe(1)
  })
})

type Damage = [string, (from: string) => Promise<unknown>, () => (string | RegExp)[]]

test.each<Damage>([
  [
    'a run of parts is missing',
    async (from) => {
      for (const step of ['a', 'b'] as const) {
        await rm(copyOf(from, step))
        await rm(digestOf(from, step))
      }
    },
    () => [
      `2 parts of the archived log are missing, ${parts.a} to ${parts.b}.`,
      `2 parts, ${parts.c} to ${parts.d}, lie`
    ]
  ],
  [
    'the last part is missing, and only its digest shows it',
    (from) => rm(copyOf(from, 'd')),
    () => [`Part ${parts.d} of the archived log is missing. No part lies after it.`]
  ],
  [
    'a part is cut off',
    async (from) => {
      const whole = await readFile(copyOf(from, 'b'))
      await writeFile(copyOf(from, 'b'), whole.subarray(0, whole.length / 2))
    },
    () => [`Part ${parts.b} of the archived log is damaged (`, `2 parts, ${parts.c} to ${parts.d}, lie after it`]
  ],
  [
    'one byte of a part has changed',
    async (from) => {
      const content = gunzipSync(await readFile(copyOf(from, 'c')))
      content[content.length - 100]! ^= 1
      await writeFile(copyOf(from, 'c'), gzipSync(content, { level: 1 }))
    },
    () => [`Part ${parts.c} of the archived log is damaged (`, `1 part, ${parts.d}, lies after it`]
  ],
  [
    'two parts are swapped, with their digests',
    async (from) => {
      for (const of of [copyOf, digestOf]) {
        await rename(of(from, 'b'), `${of(from, 'b')}.aside`)
        await rename(of(from, 'c'), of(from, 'b'))
        await rename(`${of(from, 'b')}.aside`, of(from, 'c'))
      }
    },
    () => [
      `Part ${parts.b} of the archived log holds the contents of part ${parts.c} (`,
      '1 more of them cannot be used'
    ]
  ],
  [
    'a part of another database',
    async (from) => {
      const content = gunzipSync(await readFile(copyOf(from, 'b')))
      content.writeBigUInt64LE(1n, 24)
      await writeFile(copyOf(from, 'b'), gzipSync(content, { level: 1 }))
    },
    () => [`Part ${parts.b} of the archived log was written by another database (`]
  ],
  [
    'the whole log is gone',
    (from) => rm(join(from, 'log'), { recursive: true }),
    () => [/log, the archived log, is missing\. What was written after the backup cannot be restored/]
  ],
  [
    'a part of the backup itself is damaged, in both places',
    async (from) => {
      for (const folder of [join(from, 'log'), join(from, 'base', manifest.id, 'log')])
        await writeFile(join(folder, `${manifest.start.segment}.gz`), 'nothing')
    },
    () => [
      // There is no backup before it that could be advised.
      new RegExp(`Backup ${manifest.id} cannot be restored, not even in part: Part .{24} .* is damaged \\(.*\\)\\.\n$`)
    ]
  ],
  [
    'a file of the database is missing',
    (from) => rm(join(from, 'base', manifest.id, 'data/PG_VERSION.gz')),
    () => [/PG_VERSION\.gz is missing\.\n/]
  ],
  [
    'a file of the database is damaged',
    (from) => writeFile(join(from, 'base', manifest.id, 'data/PG_VERSION.gz'), 'nothing'),
    () => [/PG_VERSION\.gz is damaged\.\n/]
  ],
  [
    'the manifest is missing',
    (from) => rm(join(from, 'base', manifest.id, 'manifest.json')),
    () => [/There is no whole backup in .*manifest\.json is missing: this backup cannot be used\./]
  ],
  [
    'the manifest is damaged',
    (from) => writeFile(join(from, 'base', manifest.id, 'manifest.json'), '{"format": 1'),
    () => [/There is no whole backup in .*manifest\.json is damaged: this backup cannot be used\./]
  ]
])('%s: 1, in a clear sentence', async (_, damage, sentences) => {
  const from = await copied()
  await damage(from)
  const { code, output, into } = await restore(from)
  for (const sentence of sentences())
    if (typeof sentence === 'string') expect(output).toContain(sentence)
    else expect(output).toMatch(sentence)
  expect(output).not.toMatch(/Leave TO out|The audit trail is whole|\n {4}at /)
  expect(code).toBe(1)
  await expectNothing(into)
})

test('another key: 1, with both keys named', async () => {
  const other = Buffer.alloc(32, 7).toString('base64')
  const { code, output, into } = await restore(whole, [], { DATA_KEY: other })
  expect(output).toMatch(/^DATA_KEY: the backup is sealed by the key [\w-]{6}, and [\w-]{6} was given\./)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
  await expectNothing(into)
})

describe('the end of the log is gone without a trace, and only the noted head shows it', () => {
  let from: string
  beforeAll(async () => {
    from = await copied()
    await writeHead(from, { ...head, timeline: 1, lsn: manifest.end.lsn })
    for (const step of ['c', 'd'] as const) {
      await rm(copyOf(from, step))
      await rm(digestOf(from, step))
    }
  })
  const sentence = () => `it has seal 3 of 5, and ${ROWS * 2} of ${ROWS * 5} rows are missing.`

  test('everything is wanted: 1, with the number of rows', async () => {
    const { code, output } = await restore(from)
    expect(output).toContain('The audit trail ends before the head that was noted at')
    expect(output).toContain(sentence())
    expect(output).not.toMatch(/The audit trail is whole|Start the service with/)
    expect(output).toContain('Something is missing or wrong, as was told: use it only to look something up.')
    expect(code).toBe(1)
  })

  test('the loss is accepted: 0, and it is told all the same', async () => {
    const { code, output } = await restore(from, ['ACCEPT_LOSS=yes'])
    expect(output).toContain(sentence())
    expect(code).toBe(0)
  })

  test('a moment before it was noted: 0', async () => {
    const { code, output } = await restore(from, [`TO=${moments.a.toISOString()}`])
    expect(output).toContain(`whole, with the head that was noted at ${manifest.trail!.at}`)
    expect(code).toBe(0)
  })
})

describe('the end of the log is gone, and it was noted how far it was copied', () => {
  let from: string
  beforeAll(async () => {
    from = await copied()
    const number = BigInt(`0x${parts.d.slice(8, 16)}`) * 256n + BigInt(`0x${parts.d.slice(16)}`)
    // The position where a part ends belongs to it.
    const end = (number + 1n) * 16n * 1024n * 1024n
    const lsn = `${(end >> 32n).toString(16)}/${(end & 0xffffffffn).toString(16)}`.toUpperCase()
    await writeHead(from, { ...head, timeline: 1, lsn })
    expect((await restore(from)).code).toBe(0)
    for (const step of ['c', 'd'] as const) for (const of of [copyOf, digestOf]) await rm(of(from, step))
  })
  const missing = () => `2 parts of the archived log are missing, ${parts.c} to ${parts.d}. No part lies after it.`

  test('everything is wanted: 1, with the parts', async () => {
    const { code, output, into } = await restore(from)
    expect(output).toContain(missing())
    expect(code).toBe(1)
    await expectNothing(into)
  })

  test('a moment that is in it no more: 1, without the advice to leave TO out', async () => {
    const { code, output, into } = await restore(from, [`TO=${moments.d.toISOString()}`])
    expect(output).toContain(`lies after a gap in the log. ${missing()}`)
    expect(output).not.toContain('Leave TO out')
    expect(code).toBe(1)
    await expectNothing(into)
  })
})
