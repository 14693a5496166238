import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLogo } from '../../../src/platform/files/logo.ts'
import { ConfigError } from '../../../src/platform/settings/config-error.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logo-'))
})
afterAll(() => rm(folder, { recursive: true }))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 11, g: 92, b: 173, alpha: 0.5 } } })

async function stored(content: Buffer | string): Promise<string> {
  const file = join(folder, 'logo')
  await writeFile(file, content)
  return file
}

it.each(['png', 'jpeg', 'webp'] as const)('a %s is read by its content and becomes a small PNG', async (format) => {
  const file = await stored(await picture(1500, 500).toFormat(format).toBuffer())
  const { png, width, height } = await readLogo(file)
  expect([width, height]).toEqual([600, 200])
  const read = await sharp(png).metadata()
  expect(read).toMatchObject({ format: 'png', width: 600, height: 200, hasAlpha: format !== 'jpeg' })
})

it('a small picture keeps its size', async () => {
  expect(await readLogo(await stored(await picture(30, 20).png().toBuffer()))).toMatchObject({ width: 30, height: 20 })
})

const problemOf = async (file: string) => {
  const error = await readLogo(file).catch((failure) => failure)
  expect(error).toBeInstanceOf(ConfigError)
  return (error as ConfigError).problems
}
const WANTED = 'wanted the file of a PNG, JPEG or WebP picture of at most 1 MiB'

it.each([
  ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'not a JPEG, PNG or WebP image'],
  ['an empty file', () => '', 'not a JPEG, PNG or WebP image'],
  ['a large file', () => Buffer.alloc(1024 * 1024 + 1), 'the file is too large'],
  ['half a picture', async () => (await picture(300, 300).png().toBuffer()).subarray(0, 200), 'cannot be read']
])('%s is refused with the setting, the reason and what is wanted', async (_, content, reason) => {
  const problems = await problemOf(await stored(await content()))
  expect(problems).toEqual([expect.stringMatching(/^INSTITUTION_LOGO: given ".*logo": /)])
  expect(problems[0]).toContain(reason)
  expect(problems[0]).toContain(WANTED)
})

it('a file that is not there, and a folder, are refused', async () => {
  expect(await problemOf(join(folder, 'none.png'))).toEqual([expect.stringContaining('(ENOENT)')])
  expect(await problemOf(folder)).toEqual([expect.stringContaining('(EISDIR)')])
})
