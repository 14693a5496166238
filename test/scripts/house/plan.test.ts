import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkHouse } from '../../../scripts/house.ts'

const plan = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs')

/** A small house in which everything is as the plan says. Each test plants one fault in it. */
const sound = {
  'src/server.ts': "import './modules/grupos/list.ts'\nimport './modules/usuarios/list.ts'\n",
  'src/platform/db/client.ts': "import './driver/driver.ts'\nexport const db = 1\n",
  'src/platform/db/driver/driver.ts': 'export const client = (db: any) => db.session.client\n',
  'src/modules/grupos/tables.ts': "export const grupos = pgTable('grupos', {})\nfunction pgTable(..._: unknown[]) {}\n",
  'src/modules/grupos/queries.ts': "import { grupos } from './tables.ts'\nexport const find = () => grupos\n",
  'src/modules/grupos/list.ts':
    "import { find } from './queries.ts'\nexport const text = [find, 'select * from grupos']\n",
  'src/modules/usuarios/tables.ts': "import { grupos } from '../grupos/tables.ts'\nexport const usuarios = [grupos]\n",
  'src/modules/usuarios/list.ts': "import { find } from '../grupos/queries.ts'\nexport const list = find\n"
}

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'house-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function build(files: Record<string, string>): Promise<void> {
  await rm(join(root, 'src'), { recursive: true, force: true })
  await cp('tsconfig.json', join(root, 'tsconfig.json'))
  for (const [path, text] of Object.entries({ ...sound, ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

/** Returns the names of the rules that dependency-cruiser finds broken. */
async function broken(): Promise<string[]> {
  const { tsConfig: _, ...options } = plan.options
  const ruleSet = { forbidden: plan.forbidden }
  const { output } = await cruise(['src'], { ...options, baseDir: root, validate: true, ruleSet })
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))].sort()
}

it('a command that reads the configuration: allowed', async () => {
  await build({
    'src/operations/backup/main.ts': "import { config } from '../../config.ts'\nexport const given = config\n",
    'src/config.ts': 'export const config = 1\n'
  })
  expect(await broken()).toEqual([])
})

it('a house as planned: nothing is found', async () => {
  await build({})
  expect(await broken()).toEqual([])
  expect(checkHouse(root)).toEqual([])
})

describe('the plan of the house, with a planted', () => {
  it.each<[string, Record<string, string>, string[]]>([
    [
      'circle of two rooms',
      { 'src/modules/grupos/queries.ts': "import '../usuarios/list.ts'\nexport const find = 1\n" },
      ['modules/grupos-uses-only-rooms-above', 'no-circles']
    ],
    [
      'circle of two rooms by types alone',
      {
        'src/modules/grupos/queries.ts':
          "import type { L } from '../usuarios/list.ts'\nexport type Q = L\nexport const find = 1\n",
        'src/modules/usuarios/list.ts': "import type { Q } from '../grupos/queries.ts'\nexport type L = Q\n"
      },
      ['modules/grupos-uses-only-rooms-above', 'no-circles']
    ],
    [
      'circle inside a room',
      {
        'src/modules/grupos/queries.ts': "import './list.ts'\nexport const find = 1\n"
      },
      ['no-circles']
    ],
    [
      "import of another room's tables",
      { 'src/modules/usuarios/list.ts': "import { grupos } from '../grupos/tables.ts'\nexport const list = grupos\n" },
      ['tables-stay-in-their-room']
    ],
    [
      "import of another room's tables for a type",
      {
        'src/modules/usuarios/list.ts':
          "import type { grupos } from '../grupos/tables.ts'\nexport type L = typeof grupos\n"
      },
      ['tables-stay-in-their-room']
    ],
    [
      'import of tables by the front door',
      { 'src/server.ts': "import './modules/grupos/tables.ts'\n" },
      ['tables-stay-behind-the-front-door']
    ],
    [
      'way around platform/db/client.ts to the driver',
      { 'src/modules/usuarios/list.ts': "import '../../platform/db/driver/driver.ts'\n" },
      ['driver-stays-inside-db']
    ],
    [
      'floor that nobody planned',
      { 'src/utils/a.ts': "import '../modules/grupos/list.ts'\n" },
      ['every-room-is-on-the-plan']
    ],
    [
      'room that nobody planned',
      { 'src/platform/utils/a.ts': "import '../db/client.ts'\n" },
      ['every-room-is-on-the-plan']
    ],
    [
      'way down to another floor',
      { 'src/platform/db/client.ts': "import '../../modules/grupos/list.ts'\nexport const db = 1\n" },
      ['platform-uses-only-floors-above']
    ],
    [
      'way down inside a large room',
      {
        'src/modules/agravos/fields/fields.ts': "import '../list/list.ts'\n",
        'src/modules/agravos/list/list.ts': 'export {}\n'
      },
      ['modules/agravos/fields-uses-only-parts-above']
    ],
    [
      'server in the client package',
      { 'src/client/index.ts': "import '../platform/db/client.ts'\n" },
      ['client-stands-alone']
    ],
    ['file in the front door', { 'src/dates.ts': "import './modules/grupos/list.ts'\n" }, ['clear-front-door']],
    [
      'use of the front door from inside',
      { 'src/modules/usuarios/list.ts': "import '../../app.ts'\n", 'src/app.ts': 'export {}\n' },
      ['front-door-is-not-used-from-inside']
    ],
    [
      'room that reads the configuration',
      {
        'src/modules/usuarios/list.ts': "import { config } from '../../config.ts'\nexport const list = config\n",
        'src/config.ts': 'export const config = 1\n'
      },
      ['only-commands-read-the-configuration']
    ],
    [
      'room that takes a type from the configuration',
      {
        'src/modules/usuarios/list.ts': "import type { Config } from '../../config.ts'\nexport type L = Config\n",
        'src/config.ts': 'export type Config = number\n'
      },
      ['only-commands-read-the-configuration']
    ],
    [
      'server in the page of the panel',
      { 'src/painel/page/App.tsx': "import '../../platform/db/client.ts'\nexport const app = <p />\n" },
      ['panel-is-a-client']
    ],
    [
      'page of the panel in the server',
      { 'src/painel/painel.ts': "import './page/main.ts'\n", 'src/painel/page/main.ts': 'export {}\n' },
      ['only-the-build-uses-the-page']
    ]
  ])('%s: refused', async (_, files, rules) => {
    await build(files)
    expect(await broken()).toEqual(rules)
  })

  it.each<[string, string, string]>([
    [
      "statement that names another room's table",
      'export const t = sql`select 1 from grupos`\ndeclare const sql: any\n',
      'SQL names grupos, which belongs to modules/grupos'
    ],
    [
      'statement on the schema of the queue',
      "export const t = 'delete from graphile_worker.jobs'\n",
      'SQL names graphile_worker.jobs, which belongs to platform/queue'
    ],
    [
      'private access',
      'export const c = (db: any) => db.session.client\n',
      'reaches for session, a private part of Drizzle'
    ],
    [
      'private access in brackets',
      "export const c = (db: any) => db['$client']\n",
      'reaches for $client, a private part of Drizzle'
    ],
    [
      'private access by taking apart',
      'export const c = ({ dialect }: any) => dialect\n',
      'reaches for dialect, a private part of Drizzle'
    ]
  ])('%s: refused', async (_, text, problem) => {
    await build({ 'src/modules/usuarios/list.ts': text })
    expect(checkHouse(root)).toEqual([{ place: 'src/modules/usuarios/list.ts:1', problem }])
  })
})
