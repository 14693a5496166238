import { municipios } from 'municipios-brasil/dados'
import { ageOn } from '../agravos/document.ts'
import { findMunicipio, type Municipio, municipioOf } from '../agravos/municipios.ts'
import { initialsOf } from '../agravos/person-name.ts'
import { addDays, countDays } from '../time/days.ts'
import { femininos, prenomes, sobrenomes } from './nomes.ts'

/** 18 months. */
const DAYS = 548
/** Days of the year: when the season is at its height, and how far it reaches to both sides. */
const PEAK = 95
const WIDTH = 42
const OUT_OF_SEASON = 0.08
/** Of the cases of the last days many are still open. */
const RECENT = 20

/** The larger ones, with how often they come compared to any other. */
const grandes = (
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
const outros = municipios
  .filter(({ capital }, i) => capital || i % 20 === 0)
  .map(({ codigoIbge }) => ({ value: municipioOf(codigoIbge) as Municipio, weight: 1 }))

const bairros = ['Centro', 'Boa Vista', 'Jardim das Flores', 'Vila Nova', 'São José', 'Santa Luzia', 'Alto da Serra']
const unidades = ['UBS Boa Esperança', 'UPA Vila Nova', 'Policlínica do Sol', 'Hospital das Palmeiras']
const racas = ['parda', 'branca', 'preta', 'parda', 'branca', 'amarela', 'indigena', 'ignorado']

/** Numbers between 0 and 1 that look random and are the same each time (mulberry32). */
function sorteio(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Chooses a value by its weight. */
function roleta<T>(entries: { value: T; weight: number }[]): (random: number) => T {
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

const classificacoesDeDengue = roleta([
  { value: 'dengue_sem_sinais_alarme', weight: 92 },
  { value: 'dengue_com_sinais_alarme', weight: 7 },
  { value: 'dengue_grave', weight: 1 }
])

/** How much of the season a day has. */
function estacao(dia: string): number {
  const distance = Math.abs(countDays(`${dia.slice(0, 4)}-01-01`, dia) - PEAK)
  return OUT_OF_SEASON + Math.exp(-((Math.min(distance, 365 - distance) / WIDTH) ** 2))
}

/** Invented cases up to a day, as rows: the same ones for the same day, in the order of their notification. */
export function casosInventados(quantos: number, hoje: string) {
  const random = sorteio(2026)
  const dia = roleta(
    Array.from({ length: DAYS }, (_, i) => addDays(hoje, -i)).map((value) => ({ value, weight: estacao(value) }))
  )
  const lugar = roleta([...grandes, ...outros])
  return Array.from({ length: quantos }, () => dia(random()))
    .sort()
    .map((notificado, n) => caso(n, notificado, lugar(random()), hoje, random))
}

export type CasoInventado = ReturnType<typeof caso>

function caso(n: number, notificado: string, lugar: Municipio, hoje: string, random: () => number) {
  const at = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const chance = (share: number) => random() < share
  const [prenome, meio, fim] = [at(prenomes), at(sobrenomes), at(sobrenomes)]
  const sexo = femininos.has(prenome) ? 'F' : 'M'
  const sintomas = addDays(notificado, -Math.floor(1 + random() * 6))
  const nascimento = addDays(sintomas, -Math.floor(random() ** 1.2 * 88 * 365))
  const idade = ageOn(nascimento, sintomas) as number
  const which = random()
  const tipo = which < 0.92 ? 'dengue' : which < 0.99 ? 'chikungunya' : 'zika'
  const aberto = addDays(notificado, RECENT) > hoje && chance(0.6)
  const descartado = chance(0.2)
  const confirmado = tipo === 'dengue' ? classificacoesDeDengue(random()) : 'confirmado'
  const obito = chance(0.0009) && !descartado && !aberto
  const encerrado = addDays(notificado, Math.floor(5 + random() * 25))
  const encerramento = aberto ? null : encerrado < hoje ? encerrado : hoje
  const internado = obito || chance(0.04)
  const jitter = () => Math.round((random() - 0.5) * 0.08 * 1e6) / 1e6
  return {
    tipo,
    numero_notificacao: `DEMO-${String(n + 1).padStart(5, '0')}`,
    data_notificacao: notificado,
    data_inicio_sintomas: sintomas,
    status: aberto ? 'em_investigacao' : 'encerrado',
    iniciais: initialsOf(`${prenome} ${meio} ${fim}`),
    idade,
    sexo,
    gestante: sexo === 'F' && idade >= 14 && idade <= 45 ? chance(0.03) : null,
    raca: at(racas),
    municipio: lugar.codigo,
    uf: lugar.uf,
    bairro: at(bairros),
    zona: chance(0.1) ? 'rural' : 'urbana',
    pais_infeccao: 'Brasil',
    classificacao_final: aberto ? null : descartado ? 'descartado' : confirmado,
    criterio_confirmacao: aberto ? null : chance(0.4) ? 'laboratorial' : 'clinico_epidemiologico',
    evolucao: aberto ? null : obito ? 'obito' : chance(0.92) ? 'cura' : 'ignorado',
    hospitalizacao: internado,
    data_encerramento: encerramento,
    data_obito: obito ? encerramento : null,
    unidade_nome: `${at(unidades)} de ${lugar.nome}`,
    unidade_cnes: String(1000 + Math.floor(random() * 900)).padStart(7, '0'),
    dados_especificos: { febre: chance(0.95), mialgia: chance(0.7), cefaleia: chance(0.7), exantema: chance(0.3) },
    detalhe: {
      dados_clinicos: { comorbidades: chance(0.1) ? ['hipertensao'] : [], hospitalizacao: internado },
      dados_laboratoriais: chance(0.4) ? { ns1: descartado ? 'negativo' : 'positivo' } : {},
      investigacao: { viagem_recente: chance(0.05) },
      unidade: {}
    },
    pessoais: {
      nome: `${prenome} ${meio} ${fim}`,
      data_nascimento: nascimento,
      logradouro: `Rua ${at(sobrenomes)}`,
      numero: String(1 + Math.floor(random() * 1500)),
      cep: String(Math.floor(random() * 99_999_999)).padStart(8, '0'),
      latitude: lugar.latitude + jitter(),
      longitude: lugar.longitude + jitter()
    }
  }
}
