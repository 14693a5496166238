import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { python } from '../../scripts/sdk/python.ts'
import { findPackages } from '../../src/platform/docs/packages.ts'
import { addSdk } from '../../src/platform/docs/sdk.ts'

const run = promisify(execFile)
const RELEASED = 'openapi/released'
const KEPT = 'saude-integra-client-3.0.0.tgz'

let folder: string
let app: FastifyInstance | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-lockfile-'))
})
afterAll(async () => {
  await app?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Serves the packages at a port, with this file as what was packed from the sources. */
async function serve(name: string, file: string, port = 0, released = RELEASED): Promise<number> {
  const built = join(folder, name)
  await mkdir(built)
  await cp(join(RELEASED, '3/packages', KEPT), join(built, file))
  app = Fastify()
  app.decorateRequest('language', 'en-US')
  addSdk(app, { publicUrl: '' }, { built: () => built, released: () => released })
  await app.listen({ port, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Runs npm with an empty cache, and without a registry. */
const npm = (...args: string[]) =>
  run('npm', [...args, '--no-audit', '--no-fund', '--registry=http://127.0.0.1:9', '--loglevel=error'], {
    cwd: join(folder, 'client'),
    env: { ...process.env, npm_config_cache: join(folder, `cache-${args[0]}-${Date.now()}`) }
  })

it('npm ci: a lockfile of release 3 installs from a service that has gone on; other bytes would be refused', async () => {
  const port = await serve('before', KEPT)
  await mkdir(join(folder, 'client'))
  await writeFile(join(folder, 'client/package.json'), '{ "private": true, "type": "module" }')
  await npm('install', `http://127.0.0.1:${port}/sdk/${KEPT}`)
  await app?.close()
  const path = join(folder, 'client/package-lock.json')
  const lockfile = await readFile(path, 'utf8')
  const { integrity } = JSON.parse(lockfile).packages['node_modules/saude-integra-client']
  const kept = (await findPackages(null, RELEASED)).all.find(({ file }) => file === KEPT)!
  expect(integrity).toBe(kept.integrity)

  await serve('after', 'saude-integra-client-4.0.0-next.abcdefghijkl.tgz', port)
  await rm(join(folder, 'client/node_modules'), { recursive: true })
  await npm('ci')
  const installed = JSON.parse(
    await readFile(join(folder, 'client/node_modules/saude-integra-client/package.json'), 'utf8')
  )
  expect(installed.version).toBe('3.0.0')

  await writeFile(path, lockfile.replace(integrity, `sha512-${Buffer.alloc(64).toString('base64')}`))
  await expect(npm('ci')).rejects.toThrow('EINTEGRITY')
})

const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'import pip, sys; assert sys.version_info >= (3, 9)'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

it.skipIf(!hasPython)(
  'pip: requirements with the digest of a release install from a service that has gone on',
  async () => {
    const released = join(folder, 'released')
    await mkdir(join(released, '4/packages'), { recursive: true })
    const { file, bytes } = await python.pack('.', '4.0.0')
    await writeFile(join(released, '4/packages', file), bytes)
    const port = await serve('gone-on', 'saude-integra-client-5.0.0-next.abcdefghijkl.tgz', 0, released)
    const path = join(folder, 'requirements.txt')
    const pip = async (digest: string, target: string) => {
      await writeFile(path, `saude-integra @ http://127.0.0.1:${port}/sdk/${file} --hash=sha256:${digest}\n`)
      const options = ['--quiet', '--no-index', '--no-cache-dir', '--disable-pip-version-check', '--require-hashes']
      await run('python3', ['-m', 'pip', 'install', ...options, '--target', join(folder, target), '-r', path])
    }
    const { all } = await findPackages(null, released)
    await pip(all[0]!.sha256, 'right')
    expect(await readFile(join(folder, 'right/saude_integra/_contract.py'), 'utf8')).toContain('VERSION = "4.0.0"')
    await expect(pip('0'.repeat(64), 'wrong')).rejects.toThrow('HASHES')
  }
)
