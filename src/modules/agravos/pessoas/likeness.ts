import { soundOf, tellingWords } from './sounds.ts'

/*
 * How alike two persons are. The package jaro-winkler was tried: it has had no release since 2014 and counts an empty
 * text as equal to any other. The formula has twenty lines.
 */

/** What is known about a person. */
export interface Person {
  nome: string
  nascimento: string | null
  mae: string | null
  cns: string | null
}

/** What two persons have in common, as the answer names it. */
export type Agreement =
  | 'nome'
  | 'nome_parecido'
  | 'nome_trocado'
  | 'data_nascimento'
  | 'data_nascimento_trocada'
  | 'nome_mae'
  | 'nome_mae_parecido'
  | 'cns'

export interface Likeness {
  /** From 0 to 100. */
  score: number
  agrees: Agreement[]
}

/** Letters that two words share at nearly the same places, and how many of them are in another order. */
function shared(one: string, other: string): { common: number; moved: number } {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1)
  const taken = new Set<number>()
  const found: number[] = []
  for (let i = 0; i < one.length; i++)
    for (let j = Math.max(0, i - reach); j < Math.min(other.length, i + reach + 1); j++)
      if (!taken.has(j) && one[i] === other[j]) {
        taken.add(j)
        found.push(i)
        break
      }
  const inOrder = [...taken].sort((x, y) => x - y)
  const moved = inOrder.filter((j, n) => other[j] !== one[found[n] ?? -1]).length
  return { common: found.length, moved: moved / 2 }
}

/** The similarity of Jaro and Winkler, from 0 to 1: the same beginning counts more than the rest. */
export function similarity(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1
  const { common, moved } = shared(one, other)
  if (common === 0) return 0
  const jaro = (common / one.length + common / other.length + (common - moved) / common) / 3
  let prefix = 0
  while (prefix < 4 && one[prefix] !== undefined && one[prefix] === other[prefix]) prefix++
  return jaro + prefix * 0.1 * (1 - jaro)
}

/** From this similarity of their sounds on, one word may be the other misspelt: Fernado for Fernando. */
const MISSPELT = 0.92

/** Mario and Maria, Daniel and Daniela. */
export const withoutSex = (sound: string): string => sound.replace(/[au]$/, '')

/**
 * How alike two words of names are: equal, said alike, or spelt alike. Words that differ in sex alone (Mario, Maria)
 * are different names, although they are spelt alike.
 */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  const [first, second] = [soundOf(one), soundOf(other)]
  if (first === second) return 0.97
  if (withoutSex(first) === withoutSex(second)) return 0.5
  const alike = similarity(first, second)
  return alike >= MISSPELT ? alike * 0.95 : alike * 0.5
}

export type Words = (one: string, other: string) => number

/** From this likeness on, two words may be one. */
export const ENOUGH = 0.8

/** How alike names are by their first and last words. Those between tell little, because many files leave them out. */
function nameLikeness(one: string[], other: string[], words: Words): number {
  const [a, b] = [one[0], other[0]]
  const [y, z] = [one.at(-1), other.at(-1)]
  if (a === undefined || b === undefined || y === undefined || z === undefined) return 0
  const first = words(a, b)
  if (one.length === 1 || other.length === 1) return first * 0.7
  const last = Math.max(words(y, z), ...lastAmong(one, other, words))
  return first < ENOUGH || last < ENOUGH ? Math.min(first, last) * 0.8 : (first + last) / 2 + between(one, other, words)
}

/** The last name of one may stand among the other's names: it was taken or left by a marriage. */
const lastAmong = (one: string[], other: string[], words: Words): number[] => {
  const among = (last: string | undefined, names: string[]) =>
    names.slice(1, -1).map((name) => words(last ?? '', name) * 0.9)
  return [...among(one.at(-1), other), ...among(other.at(-1), one)]
}

/** Middle names that contradict each other make two persons of the same first and last name unlike. */
function between(one: string[], other: string[], words: Words): number {
  const [few, many] = [one.slice(1, -1), other.slice(1, -1)].sort((x, y) => x.length - y.length) as [string[], string[]]
  if (few.length === 0) return 0
  const found = few.filter((name) => many.some((each) => isAlike(name, each, words))).length
  return found === few.length ? 0 : -0.35 * (1 - found / few.length)
}

/** An abbreviated name is like any name that begins so. */
const isAlike = (one: string, other: string, words: Words): boolean =>
  one.length === 1 || other.length === 1 ? one[0] === other[0] : words(one, other) >= ENOUGH

/** The day with its day and month swapped, or null where that is no day. */
export function swappedDay(day: string): string | null {
  const [year, month, date] = day.split('-')
  if (!year || !month || !date || Number(date) > 12 || month === date) return null
  return `${year}-${date}-${month}`
}

interface Compared {
  /** From 0 to 1. */
  alike: number
  agrees: Agreement | null
}

function compareNames(one: string, other: string, words: Words): Compared {
  const [names, others] = [tellingWords(one), tellingWords(other)]
  const straight = nameLikeness(names, others, words)
  const turned = names.length > 1 ? nameLikeness([...names].reverse(), others, words) * 0.95 : 0
  if (turned > straight) return { alike: turned, agrees: turned >= ENOUGH ? 'nome_trocado' : null }
  if (names.join(' ') === others.join(' ')) return { alike: 1, agrees: 'nome' }
  return { alike: Math.min(0.99, straight), agrees: straight >= ENOUGH ? 'nome_parecido' : null }
}

function compareDays(one: string, other: string): Compared {
  if (one === other) return { alike: 1, agrees: 'data_nascimento' }
  if (swappedDay(one) === other) return { alike: 0.9, agrees: 'data_nascimento_trocada' }
  const different = [...one].filter((digit, i) => digit !== other[i]).length
  return { alike: different === 1 ? 0.6 : 0, agrees: null }
}

function compareMothers(one: string, other: string, words: Words): Compared {
  const { alike, agrees } = compareNames(one, other, words)
  return { alike, agrees: agrees === 'nome' ? 'nome_mae' : agrees ? 'nome_mae_parecido' : null }
}

/** How much each part weighs where both persons have it. */
const WEIGHTS = { nome: 5, nascimento: 3, mae: 3, cns: 4 }
/** From this score on, two persons may be one. */
export const ALIKE = 70
const SAME_CARD = 90

/** Compares what both persons have. What only one has says nothing. */
export function likenessOf(
  one: Person,
  other: Person,
  words: Words = wordLikeness,
  wordsOfMothers: Words = words
): Likeness {
  const parts: [number, Compared][] = [[WEIGHTS.nome, compareNames(one.nome, other.nome, words)]]
  if (one.nascimento && other.nascimento)
    parts.push([WEIGHTS.nascimento, compareDays(one.nascimento, other.nascimento)])
  if (one.mae && other.mae) parts.push([WEIGHTS.mae, compareMothers(one.mae, other.mae, wordsOfMothers)])
  if (one.cns && other.cns) {
    const isSame = one.cns === other.cns
    parts.push([isSame ? WEIGHTS.cns * 2 : 1, { alike: isSame ? 1 : 0, agrees: isSame ? 'cns' : null }])
  }
  // One card is one person, even if the names are not alike.
  const least = one.cns && one.cns === other.cns ? SAME_CARD : 0
  const weight = parts.reduce((sum, [each]) => sum + each, 0)
  const score = parts.reduce((sum, [each, { alike }]) => sum + each * alike, 0) / weight
  return { score: Math.max(least, Math.round(score * 100)), agrees: parts.flatMap(([, { agrees }]) => agrees ?? []) }
}
