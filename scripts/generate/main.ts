import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate, readSources } from './generate.ts'
import { forgetSeen } from './languages/seen.ts'

export interface Outcome {
  isGood: boolean
  lines: string[]
}

/**
 * Writes generated/ from openapi/. With `isCheck` it only reports which files differ from what they should be. `looked`
 * has the beginnings of keys whose translations somebody has compared with the English texts of today.
 */
export async function run(root: string, isCheck: boolean, looked: string[] = []): Promise<Outcome> {
  const sources = await readSources(join(root, 'openapi'))
  for (const translation of sources.translations) forgetSeen(translation, looked)
  const { problems, untranslated, stale: old, files, operations } = await generate(sources)
  if (problems.length > 0) return failed(problems)
  if (!isCheck) {
    for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text)
    const left = untranslated.length > 0 ? `; ${untranslated.length} texts are missing in some language` : ''
    return { isGood: true, lines: [`generated/ written: ${operations} operations${left}`, ...notice(old)] }
  }
  const stale = await staleFiles(root, files)
  const found = [...stale.map((path) => `${path} is stale: run \`make generate\` and commit it`), ...untranslated]
  if (found.length > 0) return failed(found)
  return { isGood: true, lines: [`generated/ is up to date: ${operations} operations`, ...notice(old)] }
}

/** No failure: a translation may well be right although the English text has other words now. */
const notice = (stale: string[]): string[] =>
  stale.length === 0
    ? []
    : [
        'Look at these translations, whose English text has changed since, then run `make translated`:',
        ...stale.map((line) => `  ${line}`)
      ]

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
  const [mode, ...keys] = process.argv.slice(2)
  const looked = mode === '--translated' ? (keys.length > 0 ? keys : ['']) : []
  const { isGood, lines } = await run('.', mode === '--check', looked)
  console[isGood ? 'log' : 'error'](lines.join('\n'))
  process.exitCode = isGood ? 0 : 1
}
