import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Sample } from './samples.ts'

const endings: Record<Sample['language'], string> = { sh: 'sh', python: 'py', ts: 'ts', go: 'go', php: 'php' }
const bin = (name: string) => resolve('node_modules/.bin', name)

/** The line that runs a sample in a shell; null when this machine has no program for it. */
export type LineOf = (sample: Sample) => string | null

/** The file of a sample. Its code stands at the line that it has in the guide, so that complaints name that line. */
export const fileOf = (folder: string, { file, line, language }: Sample): string =>
  join(folder, `${file}.${line}.${endings[language]}`)

export async function writeSample(folder: string, sample: Sample): Promise<void> {
  await mkdir(folder, { recursive: true })
  // PHP prints everything before its first tag, so no empty lines are added.
  const lead = sample.language === 'php' ? '' : '\n'.repeat(sample.line - 1)
  await writeFile(fileOf(folder, sample), lead + sample.code)
}

/**
 * Joins all samples of a guide into one script, so that a variable set in one is there for those below it. The script
 * ends at the first command that fails, and says where that is.
 */
export function scriptOf(samples: Sample[], folder: string, lineOf: LineOf): string {
  const lines = samples.flatMap((sample) => {
    if (sample.mark === 'check') return []
    if (sample.language === 'sh') return [`source ${quoted(fileOf(folder, sample))}`]
    const line = lineOf(sample)
    const here = `${sample.file}:${sample.line}`
    return line === null
      ? [`echo "${here}: skipped, this machine has no ${sample.language}"`]
      : [`AT=${here}; ${line}; AT=`]
  })
  return [
    'set -Eeuo pipefail',
    'AT=',
    `trap 'at=\${BASH_SOURCE[0]:-}; at=\${at##*/}; echo "FAILED at \${AT:-\${at%.*.sh}:$LINENO}" >&2' ERR`,
    ...lines,
    ''
  ].join('\n')
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/**
 * Finds how each language is run here. Debian's Python may differ from the first in the path, which may lack requests.
 */
export function findPrograms(folder: string): LineOf {
  const works = (program: string, ...args: string[]) => {
    try {
      execFileSync(program, args, { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  const python = ['python3', '/usr/bin/python3'].find((each) => works(each, '-c', 'import requests'))
  const programs = {
    sh: 'source',
    ts: bin('tsx'),
    python: python ?? null,
    go: works('go', 'version') ? 'go' : null,
    php: works('php', '--version') ? 'php' : null
  }
  if (!python) throw new Error('This machine has no Python with the package requests (Debian: python3-requests)')
  return (sample) => {
    const { language, check } = sample
    const program = programs[language]
    if (program === null) return null
    const file = quoted(fileOf(folder, sample))
    if (check === null) return `${program} ${file}`
    const tried = quoted(checkOf(check, language))
    // Go wants its files in one folder.
    return language === 'go' ? `cp ${tried} ${file} . && go run *.go` : `${program} ${tried} ${file}`
  }
}

function checkOf(check: string, language: Sample['language']): string {
  const path = join(import.meta.dirname, 'checks', `${check}.${endings[language]}`)
  if (!existsSync(path)) throw new Error(`${path} is missing`)
  return path
}
