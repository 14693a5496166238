import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorkspace } from './workspace.ts'

const files = [
  'generated/description-a.json',
  'generated/description-b.json',
  'generated/types-a.ts',
  'generated/types-b.ts',
  'generated/operations.ts',
  'generated/handlers.ts',
  'generated/operacoes.md'
]
// Each run bundles both documents, which takes some seconds.
const LONG = 120_000

let space: Awaited<ReturnType<typeof createWorkspace>>
beforeAll(async () => {
  space = await createWorkspace()
})
afterAll(() => space.remove())

const generate = (...args: string[]) => space.run('scripts/generate/main.ts', ...args)
const read = () => Promise.all(files.map((file) => readFile(space.file(file), 'utf8')))

async function edit(path: string, ...changes: [string, string][]): Promise<() => Promise<void>> {
  const text = await readFile(space.file(path), 'utf8')
  for (const [before] of changes) expect(text).toContain(before)
  await writeFile(
    space.file(path),
    changes.reduce((all, [before, after]) => all.replace(before, after), text)
  )
  return () => writeFile(space.file(path), text)
}

it(
  'generate: makes the committed files anew, byte by byte, each headed DO NOT EDIT',
  async () => {
    const committed = await read()
    await Promise.all(files.map((file) => rm(space.file(file))))
    expect(await generate()).toMatchObject({ code: 0 })
    expect(await read()).toEqual(committed)
    for (const text of committed) expect(text.slice(0, 120)).toContain('DO NOT EDIT')
  },
  LONG
)

it(
  'generate --check: passes after that, so that two runs make the same',
  async () => {
    expect(await generate('--check')).toMatchObject({ code: 0, output: expect.stringContaining('up to date') })
  },
  LONG
)

it(
  'generate --check: names every file that was edited, is missing or has fallen behind the contract, and mends none',
  async () => {
    const before = await read()
    const restore = await edit('openapi/b/health.yaml', ['summary: Check that the service answers', 'summary: Another'])
    await appendFile(space.file('generated/operations.ts'), ' ')
    await rm(space.file('generated/types-a.ts'))
    const { code, output } = await generate('--check')
    expect(code).toBe(1)
    expect(output.match(/generated\/\S+(?= is stale)/g)).toEqual([
      'generated/description-b.json',
      'generated/types-a.ts',
      'generated/types-b.ts',
      'generated/operations.ts',
      'generated/handlers.ts',
      'generated/operacoes.md'
    ])
    expect(await readFile(space.file('generated/operations.ts'), 'utf8')).toBe(`${before[4]} `)
    await expect(readFile(space.file('generated/types-a.ts'))).rejects.toThrow('ENOENT')
    await Promise.all(files.map((file, i) => writeFile(space.file(file), before[i] ?? '')))
    await restore()
  },
  LONG
)

it(
  'generate: fails on a contract that breaks the rules, names what is wrong, and writes nothing',
  async () => {
    const before = await read()
    const restore = await edit(
      'openapi/b/health.yaml',
      ['x-status: current', 'x-status: new'],
      ['example: { status: ok,', 'example: { status: bad,']
    )
    const { code, output } = await generate()
    expect(code).toBe(1)
    expect(output).toContain('verificarSaude: x-status is missing')
    expect(output).toContain('verificarSaude: example of 200 does not validate')
    expect(await read()).toEqual(before)
    await restore()
  },
  LONG
)
