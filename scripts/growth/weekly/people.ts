import type { Random } from '../../fuzz/random.ts'
import { men, surnames, women } from './names.ts'
import { misspeltName } from './slips.ts'

/** A row of a municipal file, by the columns of SINAN. */
export interface Notified {
  numero: string
  nome: string
  mae: string
  nascimento: string
  sexo: string
  sintomas: string
  notificacao: string
  municipio: string
}

/** The share of rows without the mother's name, as files of municipalities have them. */
const NO_MOTHER = 0.1
/** So many of a thousand people are twins of the one before them, or a brother or sister who fell ill, too. */
const TWINS = 4
const SIBLINGS = 15
const MUNICIPIOS = ['261160', '260790', '260960', '261070', '260410', '261110', '260120', '260290', '260545', '261640']

type Weighted = readonly (readonly [string, number])[]

/** Picks by weight; sums are kept because a file takes hundreds of thousands of names. */
function picker(from: Weighted): (random: Random) => string {
  const sums: number[] = []
  for (const [, weight] of from) sums.push((sums.at(-1) ?? 0) + weight)
  const total = sums.at(-1) ?? 0
  return (random) => {
    const at = (random.below(2 ** 30) / 2 ** 30) * total
    return from[sums.findIndex((sum) => sum > at)]?.[0] ?? ''
  }
}

const [woman, man, surname] = [picker(women), picker(men), picker(surnames)]

const dayAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function family(random: Random): string {
  const last = random.chance(0.35) ? `${random.pick(['da', 'de', 'dos'])} ${surname(random)}` : surname(random)
  return random.chance(0.55) ? `${surname(random)} ${last}` : last
}

function givenName(random: Random, sexo: string): string {
  const one = sexo === 'F' ? woman : man
  return random.chance(0.3) ? `${one(random)} ${one(random)}` : one(random)
}

/** Invents somebody who fell ill in the season that ends on the given day. */
function somebody(random: Random, numero: string, end: string): Notified {
  const sexo = random.chance(0.55) ? 'F' : 'M'
  const names = family(random)
  const age = random.between(0, 85) * 365 + random.below(365)
  const sintomas = dayAfter(end, -random.below(180) - 5)
  return {
    numero,
    nome: `${givenName(random, sexo)} ${names}`,
    mae: random.chance(NO_MOTHER) ? '' : `${givenName(random, 'F')} ${random.chance(0.6) ? names : family(random)}`,
    nascimento: dayAfter(sintomas, -age),
    sexo,
    sintomas,
    notificacao: dayAfter(sintomas, random.below(4) + 1),
    municipio: random.pick(MUNICIPIOS)
  }
}

const beginning = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 3)

/** A brother or sister in the same house, on the same days: who looks most like somebody without being that person. */
function relative(random: Random, numero: string, of: Notified, isTwin: boolean): Notified {
  const sexo = isTwin || random.chance(0.5) ? of.sexo : random.pick(['F', 'M'])
  // No family has two children of nearly one name.
  let given = givenName(random, sexo)
  while (beginning(given) === beginning(of.nome)) given = givenName(random, sexo)
  const [, ...rest] = of.nome.split(' ')
  const names = rest.length > 1 ? rest.slice(-1).join(' ') : rest.join(' ')
  const nascimento = isTwin ? of.nascimento : dayAfter(of.nascimento, -random.between(400, 2_500))
  return { ...of, numero, sexo, nome: `${given} ${names}`, nascimento }
}

export type Change = 'name misspelt' | 'name misspelt twice' | 'day and month swapped' | 'mother missing'

/** Who was notified twice, and what the second form has otherwise. */
export interface Planted {
  numeros: [string, string]
  changes: Change[]
}

const swapped = (day: string): string | null => {
  const [year, month = '', date = ''] = day.split('-')
  return Number(date) <= 12 && date !== month ? `${year}-${date}-${month}` : null
}

/** Notifies a person once more, by somebody else some days later: with one to three of the usual differences. */
function again(random: Random, of: Notified, numero: string, end: string): { row: Notified; changes: Change[] } {
  const row = { ...of, numero }
  const changes: Change[] = []
  const other = swapped(of.nascimento)
  const isSwapped = other !== null && other < of.sintomas && random.chance(0.6)
  if (isSwapped) {
    row.nascimento = other
    changes.push('day and month swapped')
  }
  if (of.mae !== '' && random.chance(0.35)) {
    row.mae = ''
    changes.push('mother missing')
  }
  if (changes.length === 0 || random.chance(0.6)) {
    row.nome = misspeltName(row.nome, random)
    const isTwice = random.chance(0.2)
    if (isTwice) row.nome = misspeltName(row.nome, random)
    changes.push(isTwice ? 'name misspelt twice' : 'name misspelt')
    // Whoever mistypes one name mistypes others.
    if (row.mae !== '' && random.chance(0.3)) row.mae = misspeltName(row.mae, random)
  }
  const sintomas = dayAfter(of.sintomas, random.between(-3, 4))
  const notificacao = dayAfter(of.notificacao, random.between(3, 10))
  row.notificacao = notificacao < end ? notificacao : end
  row.sintomas = sintomas < row.notificacao && sintomas > row.nascimento ? sintomas : of.sintomas
  return { row, changes }
}

/** Invents a file of this many rows; so many of them are of somebody who is in it already. */
export function invent(
  random: Random,
  size: number,
  pairs: number,
  end: string
): { rows: Notified[]; planted: Planted[] } {
  const rows: Notified[] = []
  const numero = () => String(1_000_000 + rows.length)
  while (rows.length < size - pairs) {
    const of = rows.at(-1)
    const kind = random.below(1_000)
    const next =
      of && kind < TWINS + SIBLINGS ? relative(random, numero(), of, kind < TWINS) : somebody(random, numero(), end)
    rows.push(next)
  }
  const planted = random.some([...rows.keys()], pairs).map((i) => {
    const of = rows[i] as Notified
    const { row, changes } = again(random, of, numero(), end)
    rows.push(row)
    return { numeros: [of.numero, row.numero], changes } satisfies Planted
  })
  return { rows, planted }
}
