import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { first } from '../../src/painel/page/words/pt-BR/first.ts'
import { later } from '../../src/painel/page/words/pt-BR/later.ts'
import { type Built, buildPainel } from './build.ts'

// Builds the panel and fails when what a browser loads is more than planned. Part of `make check`.

export interface Budgets {
  /** Requests for files until the first view shows its figures in numbers. */
  requests: number
  /** Bytes of the first view with its charts, as gzip packs them. */
  first: number
  /** Bytes that any other view adds. */
  view: number
}

export const budgets: Budgets = { requests: 3, first: 250_000, view: 60_000 }

/** The charts of the first view, which follow its numbers. Maps come when the reader gets to them. */
const CHARTS = 'figure/echarts.ts'
const LATER = ['figure/maps.ts', 'figure/picture.ts', '/malhas/', 'virtual:municipios']

export interface Measured {
  first: { name: string; bytes: number }[]
  charts: { name: string; bytes: number }[]
  views: { name: string; bytes: number }[]
}

type Chunk = Extract<Built[number], { type: 'chunk' }>

/** Returns what the first view loads, what its charts add, and what each file that is loaded later adds. */
export function measured(built: Built): Measured {
  const chunks = new Map(built.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])))
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the bundle has no entry')
  const html = built.find(({ fileName }) => fileName === 'index.html')
  const text = html?.type === 'asset' ? String(html.source) : ''
  const page = built.filter((file) => file === html || (file.fileName.endsWith('.css') && text.includes(file.fileName)))
  const begun = closure([entry], chunks)
  const added = (chunk: Chunk) => [...closure([chunk], chunks)].filter((each) => !begun.has(each))
  const charts = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith(CHARTS)).flatMap(added)
  const later = [...chunks.values()].filter(
    ({ isDynamicEntry, facadeModuleId }) =>
      isDynamicEntry && ![CHARTS, ...LATER].some((name) => facadeModuleId?.includes(name))
  )
  return {
    first: [...page, ...begun].map(sized),
    charts: charts.map(sized),
    views: later.map((chunk) => ({ name: chunk.name, bytes: sum(added(chunk).map(sized)) }))
  }
}

/** Says which files of the first load use sentences that are loaded later, and would show nothing. */
export async function wordless(built: Built): Promise<string[]> {
  const entry = built.find((each): each is Chunk => each.type === 'chunk' && each.isEntry)
  const files = Object.keys(entry?.modules ?? {}).filter((name) => /painel[/]page[/](?!words[/]).*[.]tsx?$/.test(name))
  const keys = Object.keys(later).filter((key) => !(key in first))
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      return keys.filter((key) => text.includes(`'${key}'`)).map((key) => `${file} says ${key}, which is not there yet`)
    })
  )
  return found.flat()
}

/** Says what is over the budget. */
export function overBudget({ first, charts, views }: Measured, limits: Budgets): string[] {
  const bytes = sum([...first, ...charts])
  const list = (files: { name: string; bytes: number }[]) =>
    files.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')
  return [
    ...(first.length > limits.requests
      ? [`The first view needs ${first.length} files, at most ${limits.requests} are planned: ${list(first)}`]
      : []),
    ...(bytes > limits.first
      ? [
          `The first view has ${bytes} bytes packed, at most ${limits.first} are planned: ${list([...first, ...charts])}`
        ]
      : []),
    ...views
      .filter((view) => view.bytes > limits.view)
      .map((view) => `${view.name} adds ${view.bytes} bytes packed, at most ${limits.view} are planned`)
  ]
}

function closure(from: Chunk[], chunks: Map<string, Chunk>): Set<Chunk> {
  const found = new Set(from)
  for (const chunk of found)
    for (const name of chunk.imports) {
      const next = chunks.get(name)
      if (next) found.add(next)
    }
  return found
}

const sized = (file: Built[number]) => ({
  name: file.fileName,
  bytes: gzipSync(file.type === 'chunk' ? file.code : file.source).length
})

const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const folder = await mkdtemp(join(tmpdir(), 'painel-budget-'))
  const built = await buildPainel(folder)
  const found = measured(built)
  await rm(folder, { recursive: true })
  const wrong = [...overBudget(found, budgets), ...(await wordless(built))]
  for (const sentence of wrong) console.error(sentence)
  const { first, charts } = found
  if (wrong.length > 0) process.exitCode = 1
  else
    console.log(`The panel's first view: ${first.length} files, ${sum([...first, ...charts])} bytes with its charts.`)
}
