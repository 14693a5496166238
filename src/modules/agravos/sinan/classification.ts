import type { components } from '../../../../generated/types-b.ts'
import { type Codes, codesOf } from './codes.ts'
import type { Agravo } from './tables-of-codes.ts'

type Classificacao = NonNullable<components['schemas']['ClassificacaoFinal']>

/** The first year with the present classes of dengue. Earlier notifications have the classes of the older form. */
const NEW_DENGUE = 2014
/** The first year with the present codes of chikungunya. Earlier ones were recorded on a form of its own. */
const NEW_CHIKUNGUNYA = 2017

/** Codes that mean the same for every disease. The rules of cases judge a class of dengue on another disease. */
const common = {
  '5': 'descartado',
  '8': 'inconclusivo',
  '10': 'dengue_sem_sinais_alarme',
  '11': 'dengue_com_sinais_alarme',
  '12': 'dengue_grave',
  '0': null
} as const

const labels = {
  Dengue: 'dengue_sem_sinais_alarme',
  'Dengue com sinais de alarme': 'dengue_com_sinais_alarme',
  'Dengue clássico': 'dengue_classico',
  'Dengue com complicações': 'dengue_com_complicacoes',
  'Febre hemorrágica do dengue': 'febre_hemorragica_dengue',
  'Febre hemorrágica da dengue': 'febre_hemorragica_dengue',
  'Síndrome do choque do dengue': 'sindrome_choque_dengue',
  'Síndrome do choque da dengue': 'sindrome_choque_dengue',
  'Em investigação': 'em_investigacao',
  Confirmado: 'confirmado'
} as const

const table = (
  codes: Record<string, Classificacao>,
  more: Record<string, Classificacao> = {}
): Codes<Classificacao> => {
  const slugs = Object.values<Classificacao>(labels).map((slug) => [slug, slug] as const)
  return codesOf<Classificacao>({ ...common, ...codes }, { ...Object.fromEntries(slugs), ...labels, ...more })
}

const oldDengue = table({
  '1': 'dengue_classico',
  '2': 'dengue_com_complicacoes',
  '3': 'febre_hemorragica_dengue',
  '4': 'sindrome_choque_dengue'
})
const dengue = table({})
const yesOrNo = { '1': 'confirmado', '2': 'descartado' } as const
const oldChikungunya = table({ '13': 'confirmado', ...yesOrNo }, { Chikungunya: 'confirmado' })
const chikungunya = table({ '13': 'confirmado' }, { Chikungunya: 'confirmado' })
const zika = table(yesOrNo, { Zika: 'confirmado' })

/** Returns the classes that a disease had in a year. */
export function classificationsOf(tipo: Agravo, year: number): Codes<Classificacao> {
  if (tipo === 'zika') return zika
  if (tipo === 'chikungunya') return year < NEW_CHIKUNGUNYA ? oldChikungunya : chikungunya
  return year < NEW_DENGUE ? oldDengue : dengue
}
