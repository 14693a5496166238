import type { Territorio } from '../../../engine/contract/handler.ts'
import { codigosOfUf, municipioOf } from '../fields/municipios.ts'

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

/** Whether rows by municipality are needed, because a filter names some. */
export const isByMunicipio = ({ municipio, lugares }: CountFilter): boolean =>
  municipio !== undefined || (lugares !== undefined && lugares.municipios.length > 0)

/** The municipalities that a filter allows, or undefined for all of them. */
export function municipiosOf({ uf, municipio, lugares }: CountFilter): readonly number[] | undefined {
  if (lugares) return [...lugares.ufs.flatMap(codigosOfUf), ...lugares.municipios]
  if (uf === undefined) return municipio
  return municipio ? municipio.filter((codigo) => municipioOf(codigo)?.uf === uf) : codigosOfUf(uf)
}

/** How many of the fields a filter names that rows by municipality and by sex have columns for, each by itself. */
export const partsOf = ({ classificacao, evolucao, hospitalizacao, situacao, sexo }: CountFilter): number =>
  [classificacao, evolucao, hospitalizacao, situacao, sexo].filter((value) => value !== undefined).length
