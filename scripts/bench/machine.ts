import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { arch, cpus, platform, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBinaries } from '../../src/platform/embedded/binaries.ts'

const run = promisify(execFile)

/** The machine that was measured on. */
export interface Machine {
  cores: number
  cpu: string
  memoryMb: number
  system: string
  node: string
  postgres: string
}

export async function describeMachine(): Promise<Machine> {
  const processors = cpus()
  const { postgres } = await findBinaries(undefined, () => mkdtemp(join(tmpdir(), 'saude-bench-')))
  const { stdout } = await run(postgres, ['--version'])
  return {
    cores: processors.length,
    cpu: processors[0]?.model.trim() ?? 'unknown',
    memoryMb: Math.round(totalmem() / 1024 ** 2),
    system: `${platform()} ${arch()}`,
    node: process.version,
    postgres: /[\d.]+\w*/.exec(stdout)?.[0] ?? stdout.trim()
  }
}

/** The measured commit, with a mark when files differ from it. */
export async function describeCommit(): Promise<string> {
  try {
    const { stdout } = await run('git', ['describe', '--always', '--dirty=+changes', '--exclude=*'])
    return stdout.trim()
  } catch {
    return 'unknown'
  }
}
