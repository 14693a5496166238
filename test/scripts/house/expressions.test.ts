import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkExpressions, expressionsOf, patternsOf } from '../../../scripts/expressions.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'expressions-'))
  await mkdir(join(root, 'src'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function found(text: string) {
  await writeFile(join(root, 'src', 'a.ts'), text)
  const { expressions, unreadable } = expressionsOf(root)
  return [...unreadable, ...checkExpressions(expressions)].map(({ place, problem }) => `${place}: ${problem}`)
}

describe('regular expressions of src/', () => {
  it.each([
    ['exponential', 'export const e = /^(a+)+$/'],
    ['quadratic, from every place anew', 'export const e = /[\\s.]+$/u'],
    ['quadratic, by two that share a text', 'export const e = /^\\d+\\d+x$/'],
    ['with a bound too high to help', 'export const e = /^(a{1,5000}b?){1,5000}$/'],
    ['that looks ahead', 'export const e = /([;\\t])(?=\\s*=)/g'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source
    ['put together of constants', "const PART = '[ab]+'\nexport const e = new RegExp(`${PART}$`)"]
  ])('%s: refused', async (_, text) => {
    const line = text.split('\n').length
    expect(await found(text)).toEqual([expect.stringMatching(`^src/a.ts:${line}: /.*/[a-z]* takes time that grows`)])
  })

  it('put together from something unknown: refused', async () => {
    const problem = 'is built at run time, so it cannot be checked'
    expect(await found('export const e = (text: string) => new RegExp(text)')).toEqual([`src/a.ts:1: ${problem}`])
  })

  it.each([
    'export const e = /^[a-z]{1,4096}$/i',
    'export const e = /(?<![\\s.])[\\s.]+$/u',
    'export const e = /^\\S+( \\S+)*$/',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source
    "const PART = '[ab]'\nexport const e = new RegExp(`^${PART}$`, 'u')",
    "export const text = '/(a+)+$/' // /(a+)+$/"
  ])('%j: nothing is found', async (text) => {
    expect(await found(text)).toEqual([])
  })
})

it('patterns of the contract are found wherever a schema has them, and refused like others', () => {
  const schema = { properties: { pattern: { type: 'string', pattern: '^a$' }, b: { items: { pattern: '(a|a)*$' } } } }
  const patterns = patternsOf(schema, 'Shape')
  expect(patterns.map(({ source }) => source)).toEqual(['^a$', '(a|a)*$'])
  expect(checkExpressions(patterns)).toHaveLength(1)
})
