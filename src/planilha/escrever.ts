import type { Readable } from 'node:stream'
import type { Celula } from './celula.ts'
import { escreverCsv } from './csv.ts'
import { escreverXlsx } from './xlsx.ts'

export const formatos = ['csv', 'xlsx'] as const
export type Formato = (typeof formatos)[number]

export const tipoDeConteudo: Record<Formato, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
}

/** A spreadsheet as a stream: rows are asked for as the reader takes the bytes, so that any number of them fits. */
export function escrever(formato: Formato, colunas: string[], linhas: AsyncIterable<Celula[]>): Readable {
  return formato === 'csv' ? escreverCsv(colunas, linhas) : escreverXlsx(colunas, linhas)
}
