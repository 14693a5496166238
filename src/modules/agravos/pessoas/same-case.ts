import {
  type Agreement,
  ENOUGH,
  type Likeness,
  likenessOf,
  type Person,
  type Words,
  withoutSex,
  wordLikeness
} from './likeness.ts'
import { soundOf, tellingWords } from './sounds.ts'

/*
 * Whether two cases of one disease and time are of one patient. Whoever is compared here has more in common than a
 * name, so slips of the fingers count as the same word. What one form has left out must be made up for by something
 * else, because in a file of a hundred thousand many share a name and nearly a birth date.
 */

/** A patient with the sex that the form tells. */
export interface Patient {
  person: Person
  sexo: string | null
}

/** Whether one slip in typing makes a word of another: a letter left out, added, wrong, or swapped with the next. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length < 3 || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const [rest, longer] = [short.slice(at), long.slice(at)]
  if (short.length < long.length) return rest === longer.slice(1)
  return (
    rest.slice(1) === longer.slice(1) ||
    (rest[0] === longer[1] && rest[1] === longer[0] && rest.slice(2) === longer.slice(2))
  )
}

/** Joana is no slip of Juliana, nor Teresa of Terezinha, although they are spelt alike. */
const isOtherName = (one: string, other: string): boolean => Math.abs(soundOf(one).length - soundOf(other).length) > 1

function slipLikeness(one: string, other: string): number {
  const alike = wordLikeness(one, other)
  if (isSlip(one, other)) return Math.max(alike, 0.9)
  return isOtherName(one, other) ? Math.min(alike, 0.5) : alike
}

/** Mario may be another person than Maria, unless both are known to be of one sex: then it is a slip, too. */
const lenientLikeness: Words = (one, other) =>
  withoutSex(soundOf(one)) === withoutSex(soundOf(other)) ? wordLikeness(one, other) : slipLikeness(one, other)

/** From this score on, two cases of one disease and time may be one. */
const SAME_CASE = 85

const ofName: Agreement[] = ['nome', 'nome_parecido', 'nome_trocado']
const ofMother: Agreement[] = ['nome_mae', 'nome_mae_parecido']

/** Whether neither name has words that the other leaves out. */
const areWhole = (one: string | null, other: string | null): boolean =>
  tellingWords(one ?? '').length === tellingWords(other ?? '').length

/** Whether the last names agree, rather than the last name of one with a middle name of the other. */
const sameEnd = (one: Person, other: Person, words: Words): boolean =>
  words(tellingWords(one.nome).at(-1) ?? '', tellingWords(other.nome).at(-1) ?? '') >= ENOUGH

/** Whether what agrees besides the name makes up for what does not. */
function isEnough(one: Person, other: Person, agrees: readonly Agreement[], words: Words): boolean {
  const hasMother = ofMother.some((each) => agrees.includes(each))
  if (agrees.includes('data_nascimento'))
    return hasMother || agrees.includes('nome_trocado') || sameEnd(one, other, words)
  if (agrees.includes('data_nascimento_trocada')) return hasMother || areWhole(one.nome, other.nome)
  if (!one.nascimento || !other.nascimento) return hasMother
  return hasMother && areWhole(one.nome, other.nome) && areWhole(one.mae, other.mae)
}

/**
 * Compares the patients of two cases of one disease and time. Null unless they are likely one person: the card is the
 * same, or the names are alike and enough else is.
 */
export function sameCase(one: Patient, other: Patient): Likeness | null {
  const sexes = [one.sexo, other.sexo].filter((sexo) => sexo === 'M' || sexo === 'F')
  const isOneSex = sexes.length === 2 && sexes[0] === sexes[1]
  const words = isOneSex ? slipLikeness : lenientLikeness
  const likeness = likenessOf(one.person, other.person, words, slipLikeness)
  const { score, agrees } = likeness
  if (agrees.includes('cns')) return likeness
  if (sexes.length === 2 && !isOneSex) return null
  const isNamed = ofName.some((each) => agrees.includes(each))
  return score >= SAME_CASE && isNamed && isEnough(one.person, other.person, agrees, words) ? likeness : null
}
