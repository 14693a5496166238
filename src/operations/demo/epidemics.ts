/**
 * Puts epidemics of these weeks among the invented cases, so that a demonstration has every level of alert, whatever
 * the season: municipalities of Pernambuco have one each. Cases become known when they are typed, days or weeks after
 * they were notified, so that the last weeks look like a fall, as they do everywhere. All of it is invented.
 */
import { findMunicipio, type Municipio } from '../../modules/agravos/fields/municipios.ts'
import { addDays, dayNumber } from '../../platform/time/days.ts'
import { caso, type InventedCaso, inventCasos, numberOf, randomNumbers, SIX_YEARS } from './casos-data.ts'

const SEED = 38
/** The number of cases for which the outbreaks below are made. Smaller demonstrations have them in proportion. */
const MEANT_FOR = 20_000
/** More cases than are needed are invented, because those that would be typed after today are not known yet. */
const SPARE = 1.03
const YEAR_WEEKS = 52

interface Outbreak {
  nome: string
  /** Cases of a week, by how many weeks before the running one it is. */
  casesAt: (ago: number) => number
}

/** Whether a week is one of the same season, so many years ago. */
const inSeason = (ago: number, years: number): boolean => ago >= years * YEAR_WEEKS - 2 && ago < years * YEAR_WEEKS + 11

const rising = (most: number, rate: number) => (ago: number) => (ago < 14 ? most / rate ** ago : 0)

const outbreaks: Outbreak[] = [
  // An epidemic, of which former years had nothing like it.
  { nome: 'Recife', casesAt: rising(80, 1.35) },
  { nome: 'Olinda', casesAt: rising(45, 1.35) },
  { nome: 'Jaboatão dos Guararapes', casesAt: rising(35, 1.4) },
  // It rises as surely, but two years ago there was more.
  { nome: 'Caruaru', casesAt: (ago) => (inSeason(ago, 2) ? 60 : rising(45, 1.5)(ago)) },
  // More than usual, without rising.
  { nome: 'Petrolina', casesAt: (ago) => (inSeason(ago, 3) ? 30 : ago < 16 ? 10 : 0) },
  // It is over, and former years had more.
  {
    nome: 'Garanhuns',
    casesAt: (ago) => ([1, 2, 3, 4, 5].some((years) => inSeason(ago, years)) ? 8 : ago < 12 ? 1 + ago / 2 : 0)
  }
]

/** The weeks of an outbreak that are looked at. */
const WEEKS = 5 * YEAR_WEEKS + 12

const sundayOf = (day: string): string => addDays(day, -((((dayNumber(day) + 4) % 7) + 7) % 7))

/** Invents cases up to a day that are known by then, with those of the outbreaks, in the order of notification. */
export function inventEpidemics(total: number, today: string): InventedCaso[] {
  const random = randomNumbers(SEED)
  const isKnown = (each: InventedCaso) => String(each.data_digitacao) <= today
  const sick = outbreaks
    .flatMap(({ nome, casesAt }) => outbreak(findMunicipio(nome, 'PE') as Municipio, casesAt, total, today, random))
    .map((each) => typed(each, random))
    .filter(isKnown)
  const others = inventCasos(Math.ceil((total - sick.length) * SPARE) + 20, today, undefined, SIX_YEARS)
    .map((each) => typed(each, random))
    .filter(isKnown)
  // The surplus is left out at random.
  const chosen = others
    .map((each) => ({ each, at: random() }))
    .sort((one, other) => one.at - other.at)
    .slice(0, total - sick.length)
    .map(({ each }) => each)
  return [...sick, ...chosen]
    .sort((one, other) => dayNumber(one.data_notificacao) - dayNumber(other.data_notificacao))
    .map((each, n) => ({ ...each, numero_notificacao: numberOf(n) }))
}

function outbreak(
  place: Municipio,
  casesAt: Outbreak['casesAt'],
  total: number,
  today: string,
  random: () => number
): InventedCaso[] {
  const share = Math.min(1, total / MEANT_FOR)
  return Array.from({ length: WEEKS }, (_, ago) => {
    const sunday = addDays(sundayOf(today), -7 * ago)
    return Array.from({ length: Math.round(casesAt(ago) * share) }, () => {
      const symptoms = addDays(sunday, Math.floor(random() * 7))
      const notified = addDays(symptoms, Math.floor(1 + random() * 6))
      return notified > today ? [] : caso(0, notified, place, today, random, symptoms)
    }).flat()
  }).flat()
}

/** Says when a case was typed, and of which serotype some were. */
function typed(each: InventedCaso, random: () => number): InventedCaso & { data_digitacao: string } {
  // A third is typed at once, and the rest waits for days or weeks.
  const wait = random() < 0.35 ? 0 : Math.floor(-9 * Math.log1p(-random()))
  const { detalhe } = each
  const isTyped = each.tipo === 'dengue' && 'ns1' in detalhe.dados_laboratoriais && random() < 0.5
  const isPositive = isTyped && each.classificacao_final !== 'descartado'
  const sorotipo = serotypeOf(each.uf === 'PE', random())
  return {
    ...each,
    data_digitacao: addDays(each.data_notificacao, wait),
    detalhe: {
      ...detalhe,
      dados_laboratoriais: isPositive ? { ...detalhe.dados_laboratoriais, sorotipo } : detalhe.dados_laboratoriais
    }
  }
}

/** A serotype that comes back after years finds many who are not immune. */
function serotypeOf(isEpidemic: boolean, random: number): string {
  if (isEpidemic) return random < 0.7 ? 'DENV3' : random < 0.9 ? 'DENV1' : 'DENV2'
  return random < 0.6 ? 'DENV1' : random < 0.93 ? 'DENV2' : 'DENV3'
}
