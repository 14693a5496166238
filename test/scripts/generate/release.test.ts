import { readdir, readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkMigrations } from '../../../scripts/migrations.ts'
import { releaseContract } from '../../../scripts/release/contract.ts'
import { readMigrations } from '../../../src/platform/db/migrations.ts'
import { addDocuments } from '../../../src/platform/docs/documents.ts'
import { createWorkspace } from './workspace.ts'

const names = ['description-a.3.0.json', 'description-a.json', 'description-b.3.0.json', 'description-b.json']

let space: Awaited<ReturnType<typeof createWorkspace>>
let first: number
beforeAll(async () => {
  space = await createWorkspace()
  const present = (await readdir(space.file('openapi/released'))).filter((name) => /^\d+$/.test(name)).map(Number)
  first = Math.max(0, ...present) + 1
  // Makes something new to release, whatever was released last.
  await space.edit('openapi/b/health.yaml', ['summary: Check that the service answers', 'summary: Another'])
})
afterAll(() => space.remove())

const read = async (path: string) => JSON.parse(await readFile(space.file(path), 'utf8'))

/** A walk of one person: each step begins where the one before ended. */
it('release: the next number, in the documents and in a folder of its own, with what has changed', async () => {
  const { info } = await read('generated/description-a.json')
  const { unreleased } = await read('generated/changes.json')
  const outcome = await releaseContract(space.root, '2026-12-01')
  const { version, changes, ...rest } = await read(`openapi/released/${first}/changes.json`)
  expect(outcome).toBe(`release ${first}, version ${version}`)
  expect(rest).toEqual({ release: first, date: '2026-12-01' })
  expect(version.localeCompare(info['x-release-version'], 'en', { numeric: true })).toBe(1)
  // The changes that were there already, and the other summary.
  expect(changes.length).toBeGreaterThanOrEqual(unreleased.changes.length)
  expect(JSON.stringify(changes.filter(({ what }: { what: string }) => what === 'words'))).toContain('/api/v1/health')
  expect((await readdir(space.file(`openapi/released/${first}`))).sort()).toEqual(['changes.json', ...names])
  for (const name of names) {
    const kept = await read(`openapi/released/${first}/${name}`)
    expect(kept).toEqual(await read(`generated/${name}`))
    expect(kept.info).toMatchObject({ 'x-release': first, 'x-release-version': version })
  }
  const told = await read('generated/changes.json')
  expect([told.unreleased.changes, told.releases[0].version]).toEqual([[], version])
  expect((await read('openapi/released/description-b.json')).info['x-release']).toBe(first)
  // The copy is not in a repository, so no commit can be named.
  const last = readMigrations().at(-1)!.tag
  expect((await read('drizzle/released.json')).at(-1)).toMatchObject({ release: first, commit: null, migration: last })
  expect(checkMigrations(space.file('drizzle'))).toEqual([])
  expect((await read('generated/description-a.json')).info.version).toBe(info.version)
})

it('release: nothing when nothing has changed', async () => {
  expect(await releaseContract(space.root)).toBe(`nothing has changed since release ${first}`)
  expect(await readdir(space.file('openapi/released'))).not.toContain(String(first + 1))
})

it('release: nothing of a contract that breaks the rules', async () => {
  const undo = await space.edit('openapi/b/health.yaml', ['x-status: current', 'x-status: new'])
  await expect(releaseContract(space.root)).rejects.toThrow('x-status is missing')
  expect(await readdir(space.file('openapi/released'))).not.toContain(String(first + 1))
  await undo()
})

it('GET /openapi/releases/<number>/: each release at an address of its own, for good', async () => {
  const app = Fastify()
  const config = { env: 'sandbox', publicUrl: 'https://saude.pe.example' } as const
  await addDocuments(app, config, space.file('openapi/released'))
  for (const name of names) {
    const answer = await app.inject({ url: `/openapi/releases/${first}/${name}` })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    const { paths, info, servers } = answer.json()
    expect(paths).toEqual((await read(`openapi/released/${first}/${name}`)).paths)
    expect(info['x-release']).toBe(first)
    expect(servers[3].url).toBe('https://saude.pe.example')
  }
  const yaml = await app.inject({ url: `/openapi/releases/${first}/description-a.yaml` })
  expect([yaml.statusCode, yaml.headers['content-type']]).toEqual([200, 'application/yaml; charset=utf-8'])
  for (const path of [
    `${first + 1}/description-a.json`,
    `${first}/description-c.json`,
    `${first}/changes.json`,
    '0/description-a.json'
  ])
    expect((await app.inject({ url: `/openapi/releases/${path}` })).statusCode).toBe(404)
  await app.close()
})
