import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Service } from '../clients/service.ts'
import { deliveries } from './deliveries.ts'

const run = promisify(execFile)

/**
 * Makes the folder what the guides take for granted: the client package is installed from the server, and the samples
 * in TypeScript compile.
 */
export async function prepare(folder: string, { origin, certificate }: Service): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await writeFile(join(folder, 'deliveries.json'), JSON.stringify(deliveries))
  const npm = [
    '--no-audit',
    '--no-fund',
    '--registry=http://127.0.0.1:9',
    `--cafile=${certificate}`,
    `--cache=${join(folder, 'npm')}`
  ]
  await run('npm', ['install', `${origin}/sdk/saude-integra-client.tgz`, ...npm], { cwd: folder })
  for (const name of ['@types/node', 'undici-types'])
    await cp(resolve('node_modules', name), join(folder, 'node_modules', name), { recursive: true })
  const compilerOptions = {
    ...{ strict: true, noUnusedLocals: true, noEmit: true, target: 'es2022', lib: ['es2023'], types: ['node'] },
    ...{ module: 'nodenext', moduleResolution: 'nodenext', moduleDetection: 'force', skipLibCheck: true }
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  await run(resolve('node_modules/.bin/tsc'), ['-p', folder]).catch((error) => {
    throw new Error(`The samples in TypeScript do not compile:\n${error.stdout}`)
  })
}
