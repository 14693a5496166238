import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface Run {
  code: number
  output: string
}

/** A copy of what the scripts read and write, so that no test touches the project's own files. */
export async function createWorkspace() {
  const folder = await mkdtemp(join(tmpdir(), 'generate-'))
  await cp('openapi', join(folder, 'openapi'), { recursive: true })
  await cp('generated', join(folder, 'generated'), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    file: (path: string) => join(folder, path),
    /** Runs a script of the project with the copy as its folder. */
    run: (script: string, ...args: string[]) =>
      new Promise<Run>((done) => {
        const options = { cwd: folder }
        execFile(resolve('node_modules/.bin/tsx'), [resolve(script), ...args], options, (error, stdout, stderr) => {
          done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: stdout + stderr })
        })
      }),
    remove: () => rm(folder, { recursive: true, force: true })
  }
}
