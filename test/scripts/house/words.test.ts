import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkWords } from '../../../scripts/house/words.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'words-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function found(text: string, path = 'src/a.ts') {
  await rm(root, { recursive: true, force: true })
  for (const folder of ['src', 'scripts', 'test', 'openapi/guides/en-US'])
    await mkdir(join(root, folder), { recursive: true })
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
  return checkWords(root).map(({ place, problem }) => `${place}: ${problem}`)
}

it.each([
  ['a wide line comment', `// ${'word '.repeat(30)}`, 'src/a.ts:1: the comment is wider than 120 columns'],
  ['a wide line of a block', `/**\n * ${'word '.repeat(30)}\n */`, 'src/a.ts:2: the comment is wider'],
  [
    'an opening that leans on the line above',
    '/** The same for others. */',
    'src/a.ts:1: the comment begins with "The'
  ],
  [
    'such an opening on the second line of a block',
    '/**\n * Of those.\n */',
    'src/a.ts:2: the comment begins with "Of"'
  ],
  ['such an opening behind code', 'const a = 1\n// As above.\n', 'src/a.ts:2: the comment begins with "As"'],
  ['"can not"', '// What can not be read.', 'src/a.ts:1: write "cannot"'],
  ['"the own"', '// It ends the own session.', 'src/a.ts:1: write whose']
])('%s: refused', async (_, text, problem) => {
  expect(await found(text)).toEqual([expect.stringContaining(problem)])
})

it('a guide with "can not": refused', async () => {
  expect(await found('# A guide\n\nIt can not.\n', 'openapi/guides/en-US/a.md')).toEqual([
    'openapi/guides/en-US/a.md:3: write "cannot"'
  ])
})

it.each([
  `const wide = '${'word '.repeat(30)}'`,
  "const text = 'can not'",
  '// A comment that goes on\n// Of course on a second line, which is no opening.',
  '/** Assures nothing. */',
  '/**\n * One line.\n * And a second.\n */'
])('%j: nothing is found', async (text) => {
  expect(await found(text)).toEqual([])
})
