import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { python, pythonFiles } from '../../scripts/sdk/python.ts'
import { newSegredo, signaturesOf } from '../../src/modules/webhooks/sending/signature.ts'
import { csv, sheetRows } from '../modules/importacao/api-support.ts'
import { insertAccount } from '../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../support/app.ts'

const run = promisify(execFile)

/** Python is needed to use the package, not to make it. */
const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'import sys; assert sys.version_info >= (3, 9)'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

let folder: string
let wheel: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-python-'))
  const { file, bytes } = await python.pack('.', '1.2.3')
  wheel = join(folder, file)
  await writeFile(wheel, bytes)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('saude_integra', () => {
  it('the same sources give the same bytes, and the version is the only difference of two versions', async () => {
    const { bytes } = await python.pack('.', '1.2.3')
    expect(bytes.equals((await python.pack('.', '1.2.3')).bytes)).toBe(true)
    const [one, other] = [await pythonFiles('1.2.3', '.'), await pythonFiles('1.2.4', '.')]
    const differing = [...one].filter(([path, text]) => other.get(path) !== text).map(([path]) => path)
    expect(differing).toEqual(['saude_integra/_contract.py'])
    expect([...one.keys()]).toContain('saude_integra/py.typed')
    expect(python.unreleased('4.0.0', 'abcdefghijkl')).toBe('4.0.0.dev0+abcdefghijkl')
  })
})

describe.skipIf(!hasPython)('saude_integra, run by Python', () => {
  /** Runs tests with the wheel itself on the path. */
  const tests = async (name: string, env: Record<string, string>) => {
    const args = ['-W', 'error::ResourceWarning', '-m', 'unittest', '-v', name]
    const settings = { PATH: process.env.PATH, PYTHONPATH: wheel, PYTHONDONTWRITEBYTECODE: '1', ...env }
    const { stderr } = await run('python3', args, { cwd: 'test/client/python', env: settings }).catch((error) => {
      throw new Error(error.stderr)
    })
    expect(stderr).toMatch(/\nOK\n$/)
  }

  it('pip installs the wheel without an index, and finds its files as they were recorded', async () => {
    const target = join(folder, 'site')
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-index', '--disable-pip-version-check', '--target', target]
    await run('python3', [...pip, wheel])
    const program = [
      'import importlib.metadata as m, hashlib, base64',
      'd = m.distribution("saude-integra")',
      'print(d.version, d.metadata["Requires-Python"], d.requires)',
      'for f in d.files:',
      '    if f.hash and "__pycache__" not in str(f): assert f.hash.value == base64.urlsafe_b64encode(hashlib.sha256(f.read_binary()).digest()).decode().rstrip("="), f'
    ].join('\n')
    const { stdout } = await run('python3', ['-c', program], { env: { ...process.env, PYTHONPATH: target } })
    expect(stdout).toBe('1.2.3 >=3.9 None\n')
  })

  it('retries, connections, uploads, webhooks', async () => {
    const segredo = newSegredo()
    const body = JSON.stringify({ id: 'evt_2', tipo: 'agravo.criado', dados: { nome: 'São José' } })
    const headers = signaturesOf({ id: 'evt_2', moment: new Date(), body, segredos: [segredo] })
    await tests('test_alone', { DELIVERY: JSON.stringify({ id: 'evt_2', body, headers, secret: segredo }) })
  })

  it('against the service', async () => {
    const test: TestApp = await startApp({ worker: true })
    try {
      await test.app.listen({ port: 0 })
      const { email } = await insertAccount(test, 'gestor', { nome: 'Gestora', admin: true })
      for (let i = 0; i < 105; i++) await insertAccount(test, 'usuario')
      const { port } = test.app.server.address() as AddressInfo
      await tests('test_service', {
        BASE: `http://127.0.0.1:${port}`,
        EMAIL: email,
        SENHA,
        CSV: csv(sheetRows(2)).toString()
      })
    } finally {
      await test.close()
    }
  })
})
