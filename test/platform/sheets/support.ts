import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { readXlsx } from 'hucre/xlsx'
import type { Cell } from '../../../src/platform/sheets/cell.ts'
import type { Column } from '../../../src/platform/sheets/column.ts'
import { type SheetFormat, writeSheet } from '../../../src/platform/sheets/write.ts'

const run = promisify(execFile)
const SOFFICE = process.env.SOFFICE_PATH || '/usr/bin/soffice'

/** Why LibreOffice cannot be used here, or null. */
export const sofficeMissing: string | null = existsSync(SOFFICE)
  ? null
  : `there is no LibreOffice at ${SOFFICE}: install libreoffice-calc, or set SOFFICE_PATH`

export async function* rows(lines: Cell[][]): AsyncGenerator<Cell[]> {
  yield* lines
}

/** Parses CSV by RFC 4180, with quotes; every cell is a text. */
export function parseCsv(text: string, separator = ';'): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'g')
  for (const [, quoted, plain, end] of text.matchAll(cell)) {
    if (end === '' && quoted === undefined && plain === '' && line.length === 0) break
    line.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === separator) continue
    lines.push(line)
    line = []
    if (end === '') break
  }
  return lines
}

export async function readBack(formato: SheetFormat, stream: Readable): Promise<unknown[][][]> {
  const bytes = await buffer(stream)
  if (formato === 'xlsx') return (await readXlsx(bytes)).sheets.map((sheet) => sheet.rows)
  const text = bytes.toString('utf8')
  if (!text.startsWith('\uFEFF')) throw new Error('no byte order mark')
  return [parseCsv(text.slice(1))]
}

export const written = async (formato: SheetFormat, columns: (string | Column)[], lines: Cell[][]) =>
  (await readBack(formato, writeSheet({ format: formato }, columnsOf(columns), rows(lines))))[0]!

export const columnsOf = (columns: (string | Column)[]): Column[] =>
  columns.map((each) => (typeof each === 'string' ? { name: each } : each))

/** Returns the cells as LibreOffice shows them after opening the file as a spreadsheet. */
export async function throughLibreOffice(formato: SheetFormat, stream: Readable, separator = ';'): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-planilha-'))
  try {
    await writeFile(join(folder, `entrada.${formato}`), await buffer(stream))
    const args = [
      `-env:UserInstallation=file://${join(folder, 'perfil')}`,
      '--headless',
      // The filters say: UTF-8, the separator, quotes. On the way in the first line is 1; on the way out cells are as
      // shown.
      ...(formato === 'csv' ? [`--infilter=CSV:${separator.charCodeAt(0)},34,76,1`] : []),
      '--convert-to',
      'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,false',
      '--outdir',
      join(folder, 'saida'),
      join(folder, `entrada.${formato}`)
    ]
    await run(SOFFICE, args, { timeout: 500_000, killSignal: 'SIGKILL', env: { PATH: process.env.PATH, HOME: folder } })
    return parseCsv((await readFile(join(folder, 'saida', 'entrada.csv'), 'utf8')).replace(/^\uFEFF/, ''))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
