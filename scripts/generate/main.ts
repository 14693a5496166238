import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate, readSources } from './generate.ts'

export interface Outcome {
  isGood: boolean
  lines: string[]
}

/** Writes generated/ from openapi/. With `isCheck` it only reports which files differ from what they should be. */
export async function run(root: string, isCheck: boolean): Promise<Outcome> {
  const { problems, untranslated, files, operations } = await generate(await readSources(join(root, 'openapi')))
  if (problems.length > 0) return failed(problems)
  if (!isCheck) {
    for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text)
    const left = untranslated.length > 0 ? `; ${untranslated.length} texts are missing in some language` : ''
    return { isGood: true, lines: [`generated/ written: ${operations} operations${left}`] }
  }
  const stale = await staleFiles(root, files)
  const found = [...stale.map((path) => `${path} is stale: run \`make generate\` and commit it`), ...untranslated]
  if (found.length > 0) return failed(found)
  return { isGood: true, lines: [`generated/ is up to date: ${operations} operations`] }
}

export async function staleFiles(root: string, files: Record<string, string>): Promise<string[]> {
  const found: string[] = []
  for (const [path, text] of Object.entries(files)) {
    const present = await readFile(join(root, path), 'utf8').catch(() => '')
    if (present !== text) found.push(path)
  }
  return found
}

const failed = (lines: string[]): Outcome => ({
  isGood: false,
  lines: [...lines.map((line) => `  ${line}`), `${lines.length} problem(s)`]
})

if (import.meta.filename === process.argv[1]) {
  const { isGood, lines } = await run('.', process.argv.includes('--check'))
  console[isGood ? 'log' : 'error'](lines.join('\n'))
  process.exitCode = isGood ? 0 : 1
}
