import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, Step } from './steps.ts'

const OWN_AUTHORITIES = '/usr/local/share/ca-certificates'
const here = (name: string) => join(import.meta.dirname, name)
const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** Runs a script of this folder in a mount namespace of its own. */
export const unshared = (flags: string[], ...command: string[]): string[] => [
  ...['--mount', '--propagation', 'private', ...flags, '--', 'bash'],
  ...command
]

/** A bare Debian as an archive. It is made once, and kept for later runs in the same folder. */
export async function baseOf(release: Release, folder: string): Promise<string> {
  const archive = join(folder, `${release}.tar`)
  if (existsSync(archive)) return archive
  const made = await mkdtemp(join(folder, 'base-'))
  try {
    run('unshare', ...unshared([], here('base.sh'), release, made, `${archive}.part`))
    await rename(`${archive}.part`, archive)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
  return archive
}

/** Fills a folder with what is put over the bare Debian: the sources of the last commit, and what the walk needs. */
export async function fillSeed(seed: string, steps: Step[]): Promise<void> {
  const place = join(seed, 'root/steps')
  for (const each of [place, ...['etc', 'usr/sbin', 'usr/local/sbin'].map((path) => join(seed, path))])
    await mkdir(each, { recursive: true })
  run('git', 'archive', '-o', join(seed, 'root/saude-integra.tar'), 'HEAD')
  await copyFile('/etc/resolv.conf', join(seed, 'etc/resolv.conf'))
  // The names of the guide, which the operator has in the DNS.
  await writeFile(
    join(seed, 'etc/hosts'),
    '127.0.0.1 localhost\n192.0.2.10 saude.example.org\n127.0.0.1 mail.example.org\n'
  )
  await trustOwnAuthorities(seed)
  await program(seed, 'usr/sbin/policy-rc.d', 'exit 101')
  await program(seed, 'usr/local/sbin/apt-get', 'exec nsenter --net=/run/outer-network /usr/bin/apt-get "$@"')
  await program(seed, 'usr/local/sbin/npm', NPM)
  await copyFile(here('systemctl'), join(seed, 'usr/local/sbin/systemctl'))
  for (const name of ['walk.sh', 'proof.sh', 'mail-server.cjs']) await copyFile(here(name), join(place, name))
  for (const { number, script } of steps) {
    await mkdir(join(place, String(number)))
    await writeFile(join(place, String(number), 'production.md'), script)
  }
  await writeFile(join(place, 'list'), steps.map(({ number, title }) => `${number}\t${title}\n`).join(''))
}

/** Whatever npm fetched before is not fetched again. */
const NPM = `[ -x /usr/local/bin/npm ] && real=/usr/local/bin/npm || real=/usr/bin/npm
NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt npm_config_prefer_offline=true
export NODE_EXTRA_CA_CERTS npm_config_prefer_offline
exec nsenter --net=/run/outer-network "$real" "$@"`

async function program(seed: string, path: string, text: string): Promise<void> {
  await writeFile(join(seed, path), `#!/bin/sh\n${text}\n`)
  await chmod(join(seed, path), 0o755)
}

/** The way to the registry may lead through a proxy with an authority that only this machine trusts. */
async function trustOwnAuthorities(seed: string): Promise<void> {
  await mkdir(join(seed, OWN_AUTHORITIES), { recursive: true })
  const names = await readdir(OWN_AUTHORITIES).catch(() => [])
  for (const name of names) await copyFile(join(OWN_AUTHORITIES, name), join(seed, OWN_AUTHORITIES, name))
}
