import { execFile } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Installs packages into a folder. With no packages, the project's own node_modules are linked. */
export async function install(folder: string, packages: string[]): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  if (packages.length === 0) return await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const settings = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps']
  await run('npm', ['install', ...settings, ...packages, 'typescript@5.9.3', '@types/node@20.19.43'], { cwd: folder })
}
