import type { components } from '../../../../generated/types-b.ts'
import type { Json, KeysOfColumns, Row } from './field-type.ts'
import { isObject } from './field-values.ts'

/*
 * The objects of a case that are stored as JSON. Only known values are stored; answers have every key. A fact that the
 * contract states in two places is stored in one of them: signs in `dados_especificos`, which lists read, and a stay in
 * hospital in its column.
 */

type Schemas = components['schemas']
type Especificos = Schemas['DadosEspecificosDoCaso']
type Clinicos = Schemas['DadosClinicosDoCaso']
type Sinais = Clinicos['sinais_sintomas']
type Laboratoriais = Schemas['DadosLaboratoriaisDoCaso']
type Investigacao = Schemas['InvestigacaoDoCaso']
type Local = Investigacao['locais_frequentados'][number]

/** Names every key of a shape. A key of the contract that is missing here does not compile. */
const keysOf = <Shape>(keys: Record<keyof Shape, true>) => Object.keys(keys) as (keyof Shape & string)[]

const shared = {
  febre: true,
  mialgia: true,
  cefaleia: true,
  exantema: true,
  nausea: true,
  dor_retro_orbital: true,
  artralgia: true
} as const satisfies Partial<Record<keyof Especificos & keyof Sinais, true>>

/** The signs that the contract states in two places. */
export const sharedSigns = Object.keys(shared)

const especificos = keysOf<Especificos>({
  ...shared,
  petequias: true,
  sinais_alarme: true,
  prova_laco: true,
  trimestre_gestacional: true
})
const ownSigns = keysOf<Omit<Sinais, keyof typeof shared>>({
  dor_abdominal: true,
  vomito_persistente: true,
  hepatomegalia: true,
  sangramento_mucosa: true,
  letargia: true,
  acumulo_liquidos: true
})
export const laboratoriais = keysOf<Laboratoriais>({
  ns1: true,
  igm: true,
  pcr: true,
  isolamento_viral: true,
  plaquetas: true,
  hematocrito: true,
  sorotipo: true,
  data_coleta_ns1: true,
  data_coleta_igm: true,
  data_coleta_pcr: true,
  data_coleta_isolamento_viral: true
})

/** The columns of the clinical data. The list of signs of alarm stands beside `sinais_alarme`, which is a sign. */
export const clinicos = {
  dor_abdominal: 'sinais_sintomas.dor_abdominal',
  vomito_persistente: 'sinais_sintomas.vomito_persistente',
  hepatomegalia: 'sinais_sintomas.hepatomegalia',
  sangramento_mucosa: 'sinais_sintomas.sangramento_mucosa',
  letargia: 'sinais_sintomas.letargia',
  acumulo_liquidos: 'sinais_sintomas.acumulo_liquidos',
  lista_sinais_alarme: 'sinais_alarme',
  comorbidades: 'comorbidades',
  data_internacao: 'data_internacao',
  uti: 'uti'
} as const satisfies KeysOfColumns

const locais = keysOf<Local>({ local: true, endereco: true, periodo: true })

/** Returns these keys of an object, with null where it has no value. */
function filled(keys: string[], stored: unknown): Json {
  const from = isObject(stored) ? stored : {}
  const shown: Json = {}
  for (const key of keys) shown[key] = from[key] ?? null
  return shown
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const showEspecificos = (stored: unknown): Json => filled(especificos, stored)

export const showLaboratoriais = (stored: unknown): Json => filled(laboratoriais, stored)

export function showClinicos(stored: unknown, { hospitalizacao, dados_especificos }: Row): Json {
  const from = isObject(stored) ? stored : {}
  return {
    sinais_sintomas: Object.assign(filled(sharedSigns, dados_especificos), filled(ownSigns, from.sinais_sintomas)),
    sinais_alarme: itemsOf(from.sinais_alarme),
    comorbidades: itemsOf(from.comorbidades),
    hospitalizacao,
    data_internacao: from.data_internacao ?? null,
    uti: from.uti ?? null
  }
}

export function showInvestigacao(stored: unknown): Json {
  const from = isObject(stored) ? stored : {}
  return {
    locais_frequentados: itemsOf(from.locais_frequentados).map((local) => filled(locais, local)),
    viagem_recente: from.viagem_recente ?? null,
    contato_casos_similares: from.contato_casos_similares ?? null
  }
}

/**
 * Normalises a part for comparison: an empty list becomes null, and items of lists lose their empty keys. Other nulls
 * stay, since they clear a field.
 */
export function normalPart(part: unknown): unknown {
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, Array.isArray(value) ? normalList(value) : normalPart(value)])
  )
}

const normalList = (items: unknown[]): unknown[] | null => (items.length === 0 ? null : items.map(compact))

/** Removes empty values at any depth, for storage. */
export function compact(part: unknown): unknown {
  if (!isObject(part)) return part
  const kept: Json = {}
  for (const key of Object.keys(part)) {
    const value = compact(part[key])
    if (!isEmpty(value)) kept[key] = value
  }
  return kept
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0)
