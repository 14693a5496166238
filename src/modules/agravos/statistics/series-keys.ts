import type { Context } from '../../../engine/contract/handler.ts'
import type { MessageKey } from '../../../engine/messages/messages.ts'
import { classificacoes, columnsOfPessoas, EMPTY, evolucoes, FAIXAS, pessoas, SEXOS, ufs } from '../counts/profile.ts'
import { codigosOfUf, municipioOf, nomeOfUf, placeOfMunicipio } from '../fields/municipios.ts'
import type { Place } from '../fields/place.ts'

export type Por = 'total' | 'uf' | 'municipio' | 'sexo' | 'faixa_etaria' | 'piramide' | 'classificacao' | 'evolucao'

type Say = Context<'secured'>['say']

/** One series: the columns of the kept counts that it adds up, and the place whose population it is compared with. */
export interface SeriesKey {
  por: Por
  chave: string
  columns: string[]
  /** Null where no population fits. */
  place: Place | null
  /** Set for a series that is read from the rows of this municipality. */
  municipio?: number
  nome(say: Say): string
}

/** The column of all cases of a place, by which a series of the place itself is known. */
export const ALL = ['n']

/** All series of a kind within a place. */
const keysBy: Record<Por, (place: Place) => Omit<SeriesKey, 'por'>[]> = {
  total: (place) => [{ chave: 'total', columns: ALL, place, nome: (say) => say('series.total') }],
  uf: (place) =>
    place.uf === undefined
      ? ufs.map(({ column, chave }) => ({ ...ofUf(chave), columns: [column], place: { uf: chave } }))
      : [{ ...ofUf(place.uf), columns: ALL, place }],
  municipio: ({ uf = '', municipio }) =>
    (municipio === undefined ? byName(codigosOfUf(uf)) : [municipio]).map((codigo) => ({
      chave: String(codigo),
      columns: [],
      place: { uf, municipio: codigo },
      municipio: codigo,
      nome: () => municipioOf(codigo)?.nome ?? String(codigo)
    })),
  sexo: () =>
    [...SEXOS, EMPTY].map((chave) => ({
      chave,
      columns: columnsOfPessoas(({ sexo }) => sexo === chave),
      place: null,
      nome: (say) => sexName(say, chave)
    })),
  faixa_etaria: () =>
    [...FAIXAS, EMPTY].map((chave) => ({
      chave,
      columns: columnsOfPessoas(({ faixa }) => faixa === chave),
      place: null,
      nome: (say) => ageName(say, chave)
    })),
  piramide: () =>
    pessoas.map(({ column, sexo, faixa }) => ({
      chave: `${sexo}/${faixa}`,
      columns: [column],
      place: null,
      nome: (say) => `${sexName(say, sexo)}, ${ageName(say, faixa)}`
    })),
  classificacao: (place) => ofParts('classificacao', classificacoes, place),
  evolucao: (place) => ofParts('evolucao', evolucoes, place)
}

export const keysOf = (por: Por, place: Place): SeriesKey[] => keysBy[por](place).map((key) => ({ por, ...key }))

const ofUf = (uf: string) => ({ chave: uf, nome: () => nomeOfUf(uf) })

const byName = (codigos: number[]): number[] =>
  codigos.sort((one, other) => placeOfMunicipio(one) - placeOfMunicipio(other))

const ofParts = (field: 'classificacao' | 'evolucao', parts: { column: string; chave: string }[], place: Place) =>
  parts.map(({ column, chave }) => ({
    chave,
    columns: [column],
    place,
    // Every value of the contract has its word; a test checks each of them.
    nome: (say: Say) => say((chave === EMPTY ? 'series.empty' : `series.${field}.${chave}`) as MessageKey)
  }))

const sexNames: Record<string, MessageKey> = { F: 'series.sexo.F', M: 'series.sexo.M', I: 'series.sexo.I' }
const sexName = (say: Say, sexo: string): string => say(sexNames[sexo] ?? 'series.sexo.empty')

function ageName(say: Say, faixa: string): string {
  if (faixa === EMPTY) return say('series.age.empty')
  const [from = '', to] = faixa.replace('+', '').split('-')
  return to === undefined ? say('series.age.last', { from }) : say('series.age', { from, to })
}
