import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { conta, newestPackage, type Service } from '../clients/service.ts'

const run = promisify(execFile)

const works = (...args: string[]) =>
  run('python3', args).then(
    () => true,
    () => false
  )

/**
 * Uses the Python package in the way of a client team: installs it from the service into an empty folder, without an
 * index, runs its tour, and checks its types where this machine has mypy. Without Python it says so and does nothing.
 */
export async function provePython(service: Service, folder: string, tell: (what: string) => void): Promise<void> {
  if (!(await works('-c', 'import sys, pip; assert sys.version_info >= (3, 9)')))
    return tell('left out the Python package: this machine has no Python 3.9 with pip')
  const target = join(folder, 'python')
  const address = await newestPackage(service, 'python')
  const pip = ['-m', 'pip', 'install', '--quiet', '--no-index', '--no-cache-dir', '--disable-pip-version-check']
  // A variable of the machine that names other certificates would win over --cert.
  const trusting = { ...process.env, REQUESTS_CA_BUNDLE: service.certificate }
  await run('python3', [...pip, '--cert', service.certificate, '--target', target, address], { env: trusting })
  tell('installed the Python package from the server')

  const env = {
    PATH: process.env.PATH,
    PYTHONPATH: target,
    BASE: service.origin,
    EMAIL: conta.email,
    SENHA: conta.senha,
    CA: service.certificate
  }
  const { stdout } = await run('python3', ['-m', 'saude_integra.tour'], { cwd: folder, env })
  if (!/^\d+ cases$/m.test(stdout) || !stdout.includes('NOT_FOUND'))
    throw new Error(`The tour in Python printed something unexpected:\n${stdout}`)
  tell('ran the tour in Python')

  if (!(await works('-c', 'import mypy'))) return tell('left out the types of Python: this machine has no mypy')
  const mypy = ['-m', 'mypy', '--strict', '--python-version', '3.9', join(target, 'saude_integra')]
  await run('python3', mypy, { cwd: folder })
  tell('checked the types of Python')
}
