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
export type Linha = Record<string, string>

let serial = 0

/** So many rows, each with another number. */
export const linhas = (n: number, campos: Linha = {}): Linha[] =>
  Array.from({ length: n }, () => ({ ...base, numero_notificacao: `i${++serial}`, ...campos }))

/** A csv with all the columns that any of the rows has. */
export function csv(rows: Linha[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return `${[columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map((cells) => cells.join(';')).join('\n')}\n`
}

export const arquivo = (content: Buffer | string, filename = 'casos.csv'): Part => ({
  name: 'file',
  filename,
  type: 'text/csv',
  content
})
export const campo = (name: string, content: string): Part => ({ name, content })

export interface Envio {
  formato?: string
  modo?: string
  ignorar_erros?: string
}

export const enviar = (
  test: TestApp,
  token: string | undefined,
  content: string | Buffer,
  envio: Envio = {}
): Promise<Answer> =>
  test.call('POST', BULK, {
    token,
    ...multipart([
      arquivo(content),
      ...Object.entries({ formato: 'csv', modo: 'importar', ...envio }).map(([name, text]) => campo(name, text))
    ])
  })

export const idOf = (aceito: Answer): string => String(aceito.body.job_id).slice('job_'.length)

/** One run of the job, as the queue would start it, with batches of this size. */
export async function executar(test: TestApp, aceito: Answer, lote?: number, lastAttempt = false): Promise<void> {
  expect(aceito.status, JSON.stringify(aceito.body)).toBe(202)
  const id = idOf(aceito)
  if (lote) {
    const pedido = sql`${jobs.pedido} || jsonb_build_object('lote', ${lote}::int)`
    await test.db.update(jobs).set({ pedido }).where(eq(jobs.id, id))
  }
  await runJob(test.services, id, { lastAttempt }, { progressEveryMs: 0 })
}

export const ver = async (test: TestApp, token: string, aceito: Answer, language = 'pt-BR') =>
  (await test.call('GET', aceito.body.status_url, { token, headers: { 'accept-language': language } })).body

/** Sends a file, works its job, and gives the job as its owner then sees it. */
export async function importar(test: TestApp, token: string, rows: Linha[], envio: Envio = {}, lote?: number) {
  const aceito = await enviar(test, token, csv(rows), envio)
  await executar(test, aceito, lote)
  return await ver(test, token, aceito)
}

/** What can change between two equal reports: when it was done, not what was found. */
export function relatorio({ resultado }: { resultado: Record<string, unknown> }) {
  const { tempo_processamento, modo, ...rest } = resultado
  return rest
}

export const figuras = (some: Record<string, number>) => ({
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

/** Every case that is there, by its number, without what each import makes anew. */
export async function retrato(test: TestApp) {
  const rows = await test.db.select().from(casos).orderBy(casos.id)
  return rows.map(({ id, ...caso }) => ({ id, ...caso }))
}

export const contar = (test: TestApp): Promise<number> => test.db.$count(casos)

/** The kept counts are right, and no file is left. */
export async function conferir(test: TestApp) {
  expect(await compareCounts(test.db)).toEqual([])
  expect(await test.db.$count(importacoes, sql`chave is not null`)).toBe(0)
  expect(await guardados(test)).toEqual([])
  expect(await readdir(join(test.dataDir, 'tmp')).catch(() => [])).toEqual([])
}

export const guardados = (test: TestApp): Promise<string[]> =>
  readdir(join(test.dataDir, 'files', 'importacoes')).catch(() => [])
