import type { components } from '../../../../generated/types-b.ts'
import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'
import type { RowProblem } from '../read/convert.ts'

/** What became of rows. */
export type Figures = components['schemas']['FigurasImportacao']

/** Errors and warnings that are told in detail, of each. */
export const MOST_DETAILS = 1000

/** An error or a warning as it is kept: its sentence is made when it is read, in the reader's language. */
export interface StoredProblem {
  tipo: 'erro' | 'aviso'
  linha: number
  numero: string | null
  campo: string | null
  key: MessageKey
  values: MessageValues
  valor: string | null
}

export const noFigures = (): Figures => ({
  total_linhas: 0,
  importados: 0,
  atualizados: 0,
  inalterados: 0,
  duplicados: 0,
  ignorados: 0,
  erros: 0,
  avisos: 0
})

export function addFigures(one: Figures, other: Figures): Figures {
  const sum = { ...one }
  for (const name of Object.keys(sum) as (keyof Figures)[]) sum[name] += other[name]
  return sum
}

export const storedProblem = (
  tipo: StoredProblem['tipo'],
  linha: number,
  numero: string | null,
  { campo, key, values = {}, valor }: RowProblem
): StoredProblem => ({ tipo, linha, numero, campo, key, values, valor })
