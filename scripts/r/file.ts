import { extname } from 'node:path'
import { LONGEST_DELAY, TRIANGLE } from '../../src/modules/alertas/estimate/nowcast.ts'
import type { Tipo } from '../../src/modules/alertas/estimate/rt.ts'
import { createConverter } from '../../src/modules/importacao/read/convert.ts'
import { recognise } from '../../src/modules/importacao/read/layout.ts'
import { openFile } from '../../src/modules/importacao/read/read.ts'
import { openSource, type SourceFormat } from '../../src/platform/sheets/read/source.ts'
import { dayNumber, dayOfNumber } from '../../src/platform/time/days.ts'

/** A probable case: the days of its first symptoms, and on which it was known. */
interface Known {
  symptoms: number
  known: number
}

/** What was read of a disease, and the triangle of its newest weeks. */
export interface Read {
  tipo: Tipo
  cases: number
  dadosAte: string
  triangle: number[][]
}

const formats: Record<string, SourceFormat> = { '.csv': 'csv', '.xlsx': 'xlsx', '.dbf': 'dbf' }
const [THURSDAY, SATURDAY] = [4, 6]

/**
 * Reads a file of cases as an import would, and makes of each disease in it the triangle that its alerts would be
 * computed from on the day after its newest case was known.
 */
export async function readTriangles(path: string): Promise<Read[]> {
  const formato = formats[extname(path).toLowerCase()] ?? 'csv'
  const today = new Date().toISOString().slice(0, 10)
  const about = { path, formato, planilha: null, today, territorio: null }
  const { source, convert } = await openFile({ openSource, recognise, createConverter }, about)
  const found = new Map<Tipo, Known[]>()
  for await (const { rows } of source.batches({ size: 1000 }))
    for (const row of rows) {
      const { tipo, documento, erros, ignorada } = convert(row)
      if (ignorada || erros.length > 0 || tipo === null || documento.classificacao_final === 'descartado') continue
      const [symptoms, known] = [
        documento.data_inicio_sintomas,
        documento.data_digitacao ?? documento.data_notificacao
      ].map((day) => (typeof day === 'string' ? dayNumber(day.slice(0, 10)) : null))
      if (symptoms == null || known == null) continue
      const cases = found.get(tipo as Tipo) ?? []
      cases.push({ symptoms, known })
      found.set(tipo as Tipo, cases)
    }
  return [...found].map(([tipo, cases]) => ({ tipo, cases: cases.length, ...triangleOf(cases) }))
}

/** Counts by week and delay, the newest whole week first, as `statistics/by-week.ts` does in SQL. */
function triangleOf(cases: Known[]): Pick<Read, 'dadosAte' | 'triangle'> {
  const knownBy = cases.reduce((latest, { known }) => Math.max(latest, known), 0)
  // Day 0 was a Thursday, and the last day of a week is a Saturday.
  const saturday = knownBy - ((((knownBy + THURSDAY - SATURDAY) % 7) + 7) % 7)
  const triangle = Array.from({ length: TRIANGLE }, () => new Array<number>(LONGEST_DELAY + 1).fill(0))
  for (const { symptoms, known } of cases) {
    const week = Math.floor((saturday - symptoms) / 7)
    const delay = Math.max(0, week - Math.floor((knownBy - known) / 7))
    const row = saturday >= symptoms ? triangle[week] : undefined
    if (row) row[Math.min(delay, LONGEST_DELAY)]! += 1
  }
  return { dadosAte: dayOfNumber(knownBy), triangle }
}
