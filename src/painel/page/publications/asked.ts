import type { Schemas } from '../../../client/index.ts'
import type { Address, Agravo } from '../base/address.ts'
import type { Language } from '../words/words.ts'

export const formatos = ['pdf', 'xlsx'] as const
export type Formato = (typeof formatos)[number]

/** Builds the request for a bulletin, which covers one disease. Where the filters name none, the chosen one is used. */
export const boletimOf = (
  { agravo, estado, municipio, inicio, fim }: Address,
  chosen: Agravo,
  formato: Formato,
  idioma: Language,
  texto: string
): Schemas['RelatorioGerar'] => ({
  tipo: 'boletim',
  tipo_agravo: agravo || chosen,
  ...(municipio
    ? { abrangencia: 'municipio', codigo: municipio }
    : estado
      ? { abrangencia: 'uf', codigo: estado }
      : { abrangencia: 'pais' }),
  data_inicio: inicio,
  data_fim: fim,
  formato,
  idioma,
  ...(texto.trim() ? { texto } : {})
})
