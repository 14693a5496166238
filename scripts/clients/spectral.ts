import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { published } from '../lint.ts'
import { install } from './install.ts'

const run = promisify(execFile)

/** Spectral's own rules, except one that the specification rules out: Description A has paths that end with a slash. */
const ruleset = { extends: ['spectral:oas'], rules: { 'path-keys-no-trailing-slash': 'off' } }

const folder = await mkdtemp(join(tmpdir(), 'sdk-spectral-'))
try {
  await install(folder, ['@stoplight/spectral-cli@6.16.3'])
  await writeFile(join(folder, 'ruleset.json'), JSON.stringify(ruleset))
  const settings = ['--ruleset', 'ruleset.json', '--fail-severity', 'hint']
  const files = published.map((path) => resolve(path))
  await run(join(folder, 'node_modules/.bin/spectral'), ['lint', ...settings, ...files], { cwd: folder })
  console.log(`Spectral has no complaints about ${files.length} documents`)
} catch (error) {
  const { message, stdout = '' } = error as Error & { stdout?: string }
  console.error(`${message}\n${stdout}`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
