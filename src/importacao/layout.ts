export type Familia = 'especificacao' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

/**
 * What becomes of a column: it fills a field; it is compared with others; it is known and has no place in a case; it comes a second time; it has no name; it is
 * not known.
 */
export type Uso = 'campo' | 'conferencia' | 'sem_lugar' | 'repetida' | 'sem_nome' | 'desconhecida'

export interface Layout {
  familia: Familia | null
  colunas: { coluna: string; campo: string | null; uso: Uso }[]
  faltando: string[]
}

export function recognise(_columns: string[], _form: { separador?: string | null } = {}): Layout {
  throw new Error('not merged yet')
}
