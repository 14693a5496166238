import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkReach } from '../../../scripts/house/reach.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'reach-'))
  await mkdir(join(root, 'src'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function found(text: string, exempt = {}) {
  await writeFile(join(root, 'src', 'a.ts'), text)
  return checkReach(root, exempt).map(({ place }) => place)
}

it.each([
  "import { casos } from '../tables.ts'",
  "import {\n  anexos,\n  casos\n} from './tables.ts'",
  'sql`select nome from casos_pessoais p`',
  'sql`delete from casos where id = 1`',
  'sql`update anexos set nome = null`'
])('a file that reads cases without a reach is found: %s', async (text) => {
  expect(await found(text)).toEqual(['src/a.ts'])
  expect(await found(text, { 'src/a.ts': 'a reason' })).toEqual([])
  expect(await found(`${text}\nimport { within } from '../reach.ts'\nwithin(reach)`)).toEqual([])
})

it.each([
  "import type { casos } from '../tables.ts'",
  "import { usuarios } from '../tables.ts'",
  'sql`select from casos_contados`',
  '// from casos'
])('other files are not: %s', async (text) => {
  expect(await found(text)).toEqual([])
})

it('nothing in this house reads cases without a reach', () => {
  expect(checkReach(process.cwd())).toEqual([])
})
