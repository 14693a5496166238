import type { Territorio } from '../../../engine/contract/handler.ts'

/** What the kept counts can be asked for. `null` stands for cases in which the field is empty. */
export interface CountFilter {
  tipo?: string
  uf?: string
  /** IBGE's codes of seven digits; any of them matches. */
  municipio?: number[]
  /** Several states, or states and municipalities; any of them matches. Not together with the two above. */
  lugares?: Territorio
  /** The first day of notification; `ate` is the last. */
  de?: string
  ate?: string
  classificacao?: string | null
  evolucao?: string | null
  hospitalizacao?: boolean
  /** The situation by the definition of the summary. */
  situacao?: Situacao
  sexo?: string
}

export type Situacao = 'confirmado' | 'descartado' | 'em_investigacao'
