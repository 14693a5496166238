import { appendFile, readFile, rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import type { Response } from '../../../scripts/generate/document.ts'
import { type Generated, generate, readSources, type Sources } from '../../../scripts/generate/generate.ts'
import { run, staleFiles } from '../../../scripts/generate/main.ts'
import { createWorkspace } from './workspace.ts'

const paths = [
  'generated/description-a.json',
  'generated/description-b.json',
  'generated/description-a.3.0.json',
  'generated/description-b.3.0.json',
  'generated/client-a.ts',
  'generated/client-b.ts',
  'generated/client-resources.ts',
  'generated/client-operations.ts',
  'generated/changes.json',
  'generated/samples.json',
  'generated/types-a.ts',
  'generated/types-b.ts',
  'generated/operations.ts',
  'generated/handlers.ts',
  'generated/operacoes.md',
  'generated/words.json',
  'generated/guides.json',
  'openapi/languages/pt-BR.seen.json',
  'openapi/languages/es-ES.seen.json'
]

let space: Awaited<ReturnType<typeof createWorkspace>>
let sources: Sources
let generated: Generated
beforeAll(async () => {
  space = await createWorkspace()
  sources = await readSources()
  generated = await generate(sources)
})
afterAll(() => space.remove())

const health = (given: Sources) => {
  const changed = structuredClone(given)
  // biome-ignore lint/suspicious/noExplicitAny: a test changes a document at will
  return { changed, operation: changed.documents.b.paths['/api/v1/health']?.get as any }
}

it('generate: makes the committed files again, byte by byte, each headed DO NOT EDIT', async () => {
  expect(generated.problems).toEqual([])
  expect(Object.keys(generated.files)).toEqual(paths)
  for (const path of paths) {
    expect(generated.files[path] === (await readFile(path, 'utf8')), `${path} is as committed`).toBe(true)
    expect(generated.files[path]?.slice(0, 120)).toContain('DO NOT EDIT')
  }
})

it('generate: leaves the sources as they are, so that two runs give the same result', async () => {
  expect(sources).toEqual(await readSources())
})

describe('an operation marked as deprecated in the contract', () => {
  let files: Generated['files']
  let stale: Generated['stale']
  beforeAll(async () => {
    const { changed, operation } = health(sources)
    const dates = { 'x-deprecated-since': '2026-12-01', 'x-sunset': '2027-06-01' }
    Object.assign(operation, { summary: 'Another', deprecated: true, ...dates })
    const outcome = await generate(changed)
    expect(outcome.problems).toEqual([])
    files = outcome.files
    stale = outcome.stale
  })

  it('is marked in the published document, the table of operations and the list of them', () => {
    const { paths } = JSON.parse(files['generated/description-b.json']!)
    const { get } = paths['/api/v1/health']
    expect(get.deprecated).toBe(true)
    for (const response of Object.values<Response>(get.responses)) {
      expect(Object.keys(response.headers ?? {})).toEqual(
        expect.arrayContaining(['Deprecation', 'Sunset', 'X-Request-ID'])
      )
    }
    expect(JSON.stringify(paths['/api/v1/health/detailed'])).not.toContain('Sunset')
    const marks = [...files['generated/operations.ts']!.matchAll(/"deprecation":\{([^}]*)\}/g)].map(([, row]) => row)
    expect(marks.map((row) => JSON.parse(`{${row}}`))).toEqual([
      { since: '2026-12-01', sunset: '2027-06-01', successor: null }
    ])
    expect(files['generated/operacoes.md']).toContain('| `verificarSaude` | current, until 2027-06-01 |')
  })

  it('its translations stay in use and are named, since its English summary is another one now', () => {
    const texts = (words: string) => JSON.parse(words)['pt-BR'].texts.summary
    expect(texts(files['generated/words.json']!).Another).toBe(
      texts(generated.files['generated/words.json']!)['Check that the service answers']
    )
    expect([generated.stale, stale]).toEqual([[], ['pt-BR: verificarSaude.summary', 'es-ES: verificarSaude.summary']])
  })

  it('generate --check: names every file that was edited, is missing or has fallen behind the contract, and repairs none', async () => {
    await appendFile(space.file('generated/operations.ts'), ' ')
    await rm(space.file('generated/types-a.ts'))
    expect(await staleFiles(space.root, generated.files)).toEqual(['generated/types-a.ts', 'generated/operations.ts'])
    const others = /description-a\.|client-a\.ts|client-operations\.ts|samples\.json|seen\.json/
    expect(await staleFiles(space.root, files)).toEqual(paths.filter((path) => !others.test(path)))
    expect(await readFile(space.file('generated/operations.ts'), 'utf8')).toBe(
      `${generated.files['generated/operations.ts']} `
    )
    await expect(readFile(space.file('generated/types-a.ts'))).rejects.toThrow('ENOENT')
  })
})

it('generate: fails on a contract that breaks the rules, names what is wrong, and writes no files', async () => {
  const { changed, operation } = health(sources)
  operation['x-status'] = 'new'
  operation['x-errors'] = ['OUTRO']
  operation.responses[200].content['application/json'].example.status = 'bad'
  const { problems, files } = await generate(changed)
  expect(files).toEqual({})
  expect(problems).toEqual([
    'verificarSaude: OUTRO is not a code of openapi/engine.yaml',
    'verificarSaude: x-status is missing',
    expect.stringContaining('verificarSaude: example of 200 does not validate')
  ])
})

it('run: writes what is made from the folder that it is given, and lists the translations that nobody has looked at', async () => {
  const undo = await space.edit('openapi/b/health.yaml', ['x-status: current', 'x-status: new'])
  expect(await run(space.root, false)).toEqual({
    isGood: false,
    lines: ['  verificarSaude: x-status is missing', '1 problem(s)']
  })
  expect(await staleFiles(space.root, generated.files)).toHaveLength(2)
  await undo()
  const seen = 'openapi/languages/pt-BR.seen.json'
  await space.edit(seen, ['"NOT_FOUND":"', '$&0'], ['"verificarSaude": {"description":"', '$&0'])
  expect(await run(space.root, false, ['verificarSaude.'])).toEqual({
    isGood: true,
    lines: [
      `generated/ written: ${operations.length} operations`,
      expect.stringContaining('make translated'),
      '  pt-BR: details.NOT_FOUND'
    ]
  })
  expect(await staleFiles(space.root, generated.files)).toEqual([seen])
  expect(await readFile(space.file(seen), 'utf8')).toContain(/"verificarSaude": .*/.exec(generated.files[seen]!)![0])
})
