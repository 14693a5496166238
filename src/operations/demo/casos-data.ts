/**
 * Invents cases that look like a real epidemic: seasons with a peak, strong and weak years, large and small
 * municipalities, and recent cases that are still open. The same day and seed always give the same cases, so that tests
 * and screenshots can rely on them. All people are invented.
 */
import { municipios } from 'municipios-brasil/dados'
import { ageOn } from '../../modules/agravos/fields/document.ts'
import { findMunicipio, type Municipio, municipioOf } from '../../modules/agravos/fields/municipios.ts'
import { initialsOf } from '../../modules/agravos/fields/person-name.ts'
import { addDays, countDays } from '../../platform/time/days.ts'
import { femininos, prenomes, sobrenomes } from './nomes.ts'

/** Demonstration cases are recognised by this prefix. */
export const NUMBER_PREFIX = 'DEMO-'

/** 18 months. */
const DAYS = 548
/** Six years, enough earlier years for an alert channel. */
export const SIX_YEARS = 2192
/** Strength of the seasons before the last 18 months, in turn, relative to those within them. */
const STRENGTHS = [0.7, 0.45, 0.9, 0.55, 0.65]
/** Days of the year: when the season peaks, and how far it reaches to both sides. */
const PEAK = 95
const WIDTH = 42
const OUT_OF_SEASON = 0.08
/** Many cases of this many last days are still open. */
const RECENT = 20

/** The larger municipalities, weighted relative to any other. */
const largeMunicipios = (
  [
    ['São Paulo', 'SP', 90],
    ['Belo Horizonte', 'MG', 80],
    ['Brasília', 'DF', 70],
    ['Rio de Janeiro', 'RJ', 60],
    ['Goiânia', 'GO', 45],
    ['Campinas', 'SP', 40],
    ['Londrina', 'PR', 35],
    ['Salvador', 'BA', 30],
    ['Recife', 'PE', 30],
    ['Fortaleza', 'CE', 25],
    ['Campo Grande', 'MS', 25],
    ['Uberlândia', 'MG', 25],
    ['Joinville', 'SC', 20],
    ['Porto Alegre', 'RS', 15],
    ['Manaus', 'AM', 10]
  ] as const
).map(([nome, uf, weight]) => ({ value: findMunicipio(nome, uf) as Municipio, weight }))
const otherMunicipios = municipios
  .filter(({ capital }, i) => capital || i % 20 === 0)
  .map(({ codigoIbge }) => ({ value: municipioOf(codigoIbge) as Municipio, weight: 1 }))

const bairros = ['Centro', 'Boa Vista', 'Jardim das Flores', 'Vila Nova', 'São José', 'Santa Luzia', 'Alto da Serra']
const unidades = ['UBS Boa Esperança', 'UPA Vila Nova', 'Policlínica do Sol', 'Hospital das Palmeiras']
const racas = ['parda', 'branca', 'preta', 'parda', 'branca', 'amarela', 'indigena', 'ignorado']

/** Returns numbers between 0 and 1 that look random and are the same each time (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Chooses a value by its weight. */
function wheel<T>(entries: { value: T; weight: number }[]): (random: number) => T {
  let sum = 0
  const ends = entries.map(({ weight }) => (sum += weight))
  return (random) => {
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] as number) > random * sum) high = middle
      else low = middle + 1
    }
    return (entries[low] as { value: T }).value
  }
}

const classificacoesDeDengue = wheel([
  { value: 'dengue_sem_sinais_alarme', weight: 92 },
  { value: 'dengue_com_sinais_alarme', weight: 7 },
  { value: 'dengue_grave', weight: 1 }
])

/** Returns how much of the season falls on a day. */
function seasonOf(dia: string): number {
  const distance = Math.abs(countDays(`${dia.slice(0, 4)}-01-01`, dia) - PEAK)
  return OUT_OF_SEASON + Math.exp(-((Math.min(distance, 365 - distance) / WIDTH) ** 2))
}

const strengthOf = (dia: string): number => STRENGTHS[Number(dia.slice(0, 4)) % STRENGTHS.length] as number

/** Invents cases up to a day, as rows in the order of their notification. The same day and seed give the same cases. */
export function inventCasos(count: number, today: string, seed = 2026, days = DAYS) {
  const random = randomNumbers(seed)
  const dia = wheel(
    Array.from({ length: days }, (_, i) => {
      const value = addDays(today, -i)
      return { value, weight: seasonOf(value) * (i < DAYS ? 1 : strengthOf(value)) }
    })
  )
  const place = wheel([...largeMunicipios, ...otherMunicipios])
  return Array.from({ length: count }, () => dia(random()))
    .sort()
    .map((notified, n) => caso(n, notified, place(random()), today, random))
}

export type InventedCaso = ReturnType<typeof caso>

interface LabResults {
  ns1?: string
  sorotipo?: string
}

/** The number of the n-th case. */
export const numberOf = (n: number): string => `${NUMBER_PREFIX}${String(n + 1).padStart(5, '0')}`

/** Invents a case. Its day of first symptoms is invented, too, unless it is given. */
export function caso(
  n: number,
  notified: string,
  place: Municipio,
  today: string,
  random: () => number,
  sick?: string
) {
  const at = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const chance = (share: number) => random() < share
  const [prenome, meio, fim] = [at(prenomes), at(sobrenomes), at(sobrenomes)]
  const sexo = femininos.has(prenome) ? 'F' : 'M'
  const symptoms = sick ?? addDays(notified, -Math.floor(1 + random() * 6))
  const birth = addDays(symptoms, -Math.floor(random() ** 1.2 * 88 * 365))
  const idade = ageOn(birth, symptoms) as number
  const which = random()
  const tipo = which < 0.92 ? 'dengue' : which < 0.99 ? 'chikungunya' : 'zika'
  const isOpen = addDays(notified, RECENT) > today && chance(0.6)
  const isDiscarded = chance(0.2)
  const confirmed = tipo === 'dengue' ? classificacoesDeDengue(random()) : 'confirmado'
  const died = chance(0.0009) && !isDiscarded && !isOpen
  const closed = addDays(notified, Math.floor(5 + random() * 25))
  const closing = isOpen ? null : closed < today ? closed : today
  const inHospital = died || chance(0.04)
  const jitter = () => Math.round((random() - 0.5) * 0.08 * 1e6) / 1e6
  return {
    tipo,
    numero_notificacao: numberOf(n),
    data_notificacao: notified,
    data_inicio_sintomas: symptoms,
    status: isOpen ? 'em_investigacao' : 'encerrado',
    iniciais: initialsOf(`${prenome} ${meio} ${fim}`),
    idade,
    sexo,
    gestante: sexo === 'F' && idade >= 14 && idade <= 45 ? chance(0.03) : null,
    raca: at(racas),
    municipio: place.codigo,
    uf: place.uf,
    bairro: at(bairros),
    zona: chance(0.1) ? 'rural' : 'urbana',
    pais_infeccao: 'Brasil',
    classificacao_final: isOpen ? null : isDiscarded ? 'descartado' : confirmed,
    criterio_confirmacao: isOpen ? null : chance(0.4) ? 'laboratorial' : 'clinico_epidemiologico',
    evolucao: isOpen ? null : died ? 'obito' : chance(0.92) ? 'cura' : 'ignorado',
    hospitalizacao: inHospital,
    data_encerramento: closing,
    data_obito: died ? closing : null,
    data_digitacao: notified,
    unidade_nome: `${at(unidades)} de ${place.nome}`,
    unidade_cnes: String(1000 + Math.floor(random() * 900)).padStart(7, '0'),
    dados_especificos: { febre: chance(0.95), mialgia: chance(0.7), cefaleia: chance(0.7), exantema: chance(0.3) },
    detalhe: {
      dados_clinicos: chance(0.1) ? { comorbidades: ['hipertensao'] } : {},
      dados_laboratoriais: (chance(0.4) ? { ns1: isDiscarded ? 'negativo' : 'positivo' } : {}) as LabResults,
      investigacao: { viagem_recente: chance(0.05) },
      unidade: {}
    },
    pessoais: {
      nome: `${prenome} ${meio} ${fim}`,
      data_nascimento: birth,
      logradouro: `Rua ${at(sobrenomes)}`,
      numero: String(1 + Math.floor(random() * 1500)),
      cep: String(Math.floor(random() * 99_999_999)).padStart(8, '0'),
      latitude: place.latitude + jitter(),
      longitude: place.longitude + jitter()
    }
  }
}
