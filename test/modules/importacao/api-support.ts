import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { importacoes } from '../../../src/modules/importacao/tables.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import type { Answer, TestApp } from '../../support/app.ts'
import { multipart, type Part } from '../usuarios/support.ts'

export const BULK = '/api/v1/agravos/casos/bulk'
export const IMPORTACOES = '/api/v1/agravos/importacoes'

const base = {
  tipo_agravo: 'dengue',
  numero_notificacao: '',
  data_notificacao: '2026-11-10',
  data_inicio_sintomas: '2026-11-07',
  paciente_nome: 'Maria da Silva Santos',
  municipio_residencia: 'Recife',
  estado_residencia: 'PE'
}
export type SheetRow = Record<string, string>

let serial = 0

/** Makes this many rows, each with another number. */
export const sheetRows = (n: number, fields: SheetRow = {}): SheetRow[] =>
  Array.from({ length: n }, () => ({ ...base, numero_notificacao: `i${++serial}`, ...fields }))

/** Makes a csv with all the columns that any of the rows has. */
export function csv(rows: SheetRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return `${[columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map((cells) => cells.join(';')).join('\n')}\n`
}

export const filePart = (content: Buffer | string, filename = 'casos.csv'): Part => ({
  name: 'file',
  filename,
  type: 'text/csv',
  content
})
export const fieldPart = (name: string, content: string): Part => ({ name, content })

export interface UploadFields {
  formato?: string
  modo?: string
  como?: string
  ignorar_erros?: string
  planilha?: string
}

export const uploadFile = (
  test: TestApp,
  token: string | undefined,
  content: string | Buffer,
  fields: UploadFields = {}
): Promise<Answer> =>
  test.call('POST', BULK, {
    token,
    ...multipart([
      filePart(content),
      ...Object.entries({ formato: 'csv', modo: 'importar', ...fields }).map(([name, text]) => fieldPart(name, text))
    ])
  })

export const idOf = (accepted: Answer): string => String(accepted.body.job_id).slice('job_'.length)

/** Runs the job once, as the queue would, with batches of this size. */
export async function runImport(test: TestApp, accepted: Answer, lote?: number, lastAttempt = false): Promise<void> {
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(202)
  const id = idOf(accepted)
  if (lote) {
    const pedido = sql`${jobs.pedido} || jsonb_build_object('lote', ${lote}::int)`
    await test.db.update(jobs).set({ pedido }).where(eq(jobs.id, id))
  }
  await runJob(test.services, id, { lastAttempt }, { progressEveryMs: 0 })
}

export const showJob = async (test: TestApp, token: string, accepted: Answer, language = 'pt-BR') =>
  (await test.call('GET', accepted.body.status_url, { token, headers: { 'accept-language': language } })).body

/** Uploads a file, runs its job, and returns the job as its owner then sees it. */
export async function importRows(
  test: TestApp,
  token: string,
  rows: SheetRow[],
  fields: UploadFields = {},
  lote?: number
) {
  const accepted = await uploadFile(test, token, csv(rows), fields)
  await runImport(test, accepted, lote)
  return await showJob(test, token, accepted)
}

/** Returns a report without what may differ between two equal ones: how long it took, and in which mode. */
export function reportOf({ resultado }: { resultado: Record<string, unknown> }) {
  const { tempo_processamento, modo, ...rest } = resultado
  return rest
}

export const figures = (some: Record<string, number>) => ({
  total_linhas: 0,
  importados: 0,
  atualizados: 0,
  inalterados: 0,
  duplicados: 0,
  ignorados: 0,
  erros: 0,
  avisos: 0,
  ...some
})

/** Returns every case, by id. */
export async function casosNow(test: TestApp) {
  const rows = await test.db.select().from(casos).orderBy(casos.id)
  return rows.map(({ id, ...caso }) => ({ id, ...caso }))
}

export const countCasos = (test: TestApp): Promise<number> => test.db.$count(casos)

/** Checks that the kept counts are right and that no file is left. */
export async function expectConsistent(test: TestApp) {
  expect(await compareCounts(test.db)).toEqual([])
  expect(await test.db.$count(importacoes, sql`chave is not null`)).toBe(0)
  expect(await storedFiles(test)).toEqual([])
  expect(await readdir(join(test.dataDir, 'tmp')).catch(() => [])).toEqual([])
}

export const storedFiles = (test: TestApp): Promise<string[]> =>
  readdir(join(test.dataDir, 'files', 'importacoes')).catch(() => [])
