import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readReleases } from '../../../scripts/generate/releases.ts'
import { release } from '../../../scripts/release/main.ts'
import { keepPackages } from '../../../scripts/sdk/kept.ts'
import { packAll } from '../../../scripts/sdk/pack.ts'
import { createWorkspace } from '../generate/workspace.ts'

const MANIFESTS = ['service', 'backup-status'].map((name) => `scripts/deploy/kubernetes/${name}.yaml`)
const IMAGE = 'scripts/deploy/Dockerfile'

let space: Awaited<ReturnType<typeof createWorkspace>>
const git = (...args: string[]) => execFileSync('git', args, { cwd: space.root, encoding: 'utf8' }).trim()
const read = (path: string) => readFile(space.file(path), 'utf8')

beforeAll(async () => {
  space = await createWorkspace()
  for (const path of ['package.json', 'package-lock.json', ...MANIFESTS, IMAGE]) {
    await mkdir(dirname(space.file(path)), { recursive: true })
    await cp(path, space.file(path))
  }
  // What the client packages are made from.
  for (const path of ['src/client', 'scripts/sdk', 'LICENSE']) await cp(path, space.file(path), { recursive: true })
  await writeFile(space.file('CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n### Added\n\n- A map.\n')
  // Makes something new to release, whatever was released last.
  await space.edit('openapi/b/health.yaml', ['summary: Check that the service answers', 'summary: Another'])
  git('init', '--quiet')
  git('config', 'user.name', 'Release')
  git('config', 'user.email', 'release@example.org')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'all')
})
afterAll(() => space.remove())

const packed = async () => (await packAll(space.file('dist/sdk'), space.root)).map((path) => basename(path))
const today = '2026-12-01'

/** A walk of one person: each step begins where the one before ended. */
it('release: refuses what is wrong and changes nothing; then version, changelog, commit and tag are one', async () => {
  const { root } = space
  const { version: current } = JSON.parse(await read('package.json'))
  const refused = (given: string | undefined, why: string) =>
    expect(release({ root, version: given, today })).rejects.toThrow(why)
  await refused('1.2', 'wanted three numbers')
  await refused(current, `wanted a later one than ${current}`)
  await writeFile(space.file('new.txt'), 'new')
  await refused('9.9.9', 'not committed')
  execFileSync('rm', [space.file('new.txt')])

  await space.edit('CHANGELOG.md', ['- A map.', ''])
  git('commit', '--quiet', '--all', '--message', 'no news')
  await refused('9.9.9', 'lists nothing that is unreleased')
  expect(git('status', '--porcelain')).toBe('')
  await writeFile(
    space.file('CHANGELOG.md'),
    '# Changelog\n\n## Unreleased\n\n### Before you upgrade\n\n- Read this.\n\n### Added\n\n- A map.\n'
  )
  git('commit', '--quiet', '--all', '--message', 'news')

  expect(await release({ root, version: '9.9.9', today })).toContain('version 9.9.9, tagged v9.9.9')
  expect(JSON.parse(await read('package.json')).version).toBe('9.9.9')
  const lock = JSON.parse(await read('package-lock.json'))
  expect([lock.version, lock.packages[''].version]).toEqual(['9.9.9', '9.9.9'])
  for (const path of MANIFESTS) expect(await read(path)).toContain('image: saude-integra:9.9.9')
  expect(await read(IMAGE)).toContain('image.version=9.9.9')
  const changelog = await read('CHANGELOG.md')
  expect(changelog).toContain('## Unreleased\n\n## 9.9.9 (2026-12-01)\n\n### Before you upgrade\n\n- Read this.\n')
  expect(changelog).toContain('The first start migrates the database. Take a backup first.')
  const { release: number, version } = (await readReleases(space.file('openapi/released'))).at(-1)!
  const [client, wheel] = JSON.parse(await read(`openapi/released/${number}/packages/packages.json`))
  expect(client).toEqual({
    file: `saude-integra-client-${version}.tgz`,
    contents: expect.stringMatching(/^[a-p]{12}$/)
  })
  expect(wheel.file).toBe(`saude_integra-${version}-py3-none-any.whl`)
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%s')).toBe('chore: release 9.9.9')
  expect(git('rev-parse', 'v9.9.9^{commit}')).toBe(git('rev-parse', 'HEAD'))
})

it('the sources of a release are its package, byte for byte; other sources are a forerunner of the next', async () => {
  const [file] = (await packed()) as [string]
  const bytes = await readFile(space.file(`dist/sdk/${file}`))
  const { release: number, version } = (await readReleases(space.file('openapi/released'))).at(-1)!
  expect(file).toBe(`saude-integra-client-${version}.tgz`)
  expect(bytes.equals(await readFile(space.file(`openapi/released/${number}/packages/${file}`)))).toBe(true)

  const undo = await space.edit('src/client/index.ts', [
    'export type { Clock }',
    'export type { Clock as Time, Clock }'
  ])
  const [other] = (await packed()) as [string]
  const patch = version.replace(/\d+$/, (last) => String(Number(last) + 1))
  expect(other).toMatch(new RegExp(`^saude-integra-client-${patch.replaceAll('.', '[.]')}-next[.][a-p]{12}[.]tgz$`))
  expect((await packed())[0]).toBe(other)
  // A client that was mended while the contract stayed is released under the next free number.
  expect(await keepPackages(space.root)).toContain(`saude-integra-client-${patch}.tgz`)
  expect(await keepPackages(space.root)).toEqual([])
  expect((await packed())[0]).toBe(`saude-integra-client-${patch}.tgz`)
  await undo()
  expect((await packed())[0]).toBe(file)
})

it('package, lockfile, manifests, image and changelog have one version', async () => {
  const [own, lock, image, ...manifests] = await Promise.all(
    ['package.json', 'package-lock.json', IMAGE, ...MANIFESTS].map((path) => readFile(path, 'utf8'))
  )
  const { version } = JSON.parse(own!)
  expect([JSON.parse(lock!).version, JSON.parse(lock!).packages[''].version]).toEqual([version, version])
  expect(manifests).toHaveLength(2)
  for (const manifest of manifests) expect(manifest).toContain(`image: saude-integra:${version}\n`)
  expect(image).toContain(`org.opencontainers.image.version=${version}\n`)
  expect(await readFile('CHANGELOG.md', 'utf8')).toContain(`\n## ${version} (`)
})
