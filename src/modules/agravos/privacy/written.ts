import { isCns } from '../../../engine/contract/schema/cns.ts'
import { isCpf } from '../../../engine/contract/schema/cpf.ts'
import { holdsCommonName } from './common-names.ts'

/*
 * Finds what must not be in a text by the text alone, where nothing is known with which to compare it. Nobody learns
 * anything from such a refusal, so it is not counted. A neighbourhood is not searched for names: many are named after
 * persons, and nothing tells "Maria da Graça" on the map from one on a form. A number of notification has digits, at
 * most with a prefix of letters, so that words without any digit are a name in the wrong column. Beside digits, words
 * may say whose number it is ("SMS RECIFE 123"), and only common names are told from these.
 */

/** Found at every place where digits begin, since one number may stand behind another. */
const cpfForm = /(?<!\d)(?=(\d{3}[ .]?\d{3}[ .]?\d{3}[ .-]?\d{2})(?!\d))/g
const cnsForm = /(?<!\d)(?=(\d{3}[ .]?\d{4}[ .]?\d{4}[ .]?\d{4})(?!\d))/g
const dottedCpf = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g

const digitsOf = (found: string): string => found.replaceAll(/\D/g, '')

function holds(text: string, form: RegExp, isNumber: (digits: string) => boolean): boolean {
  for (const [whole, ahead] of text.matchAll(form)) if (isNumber(digitsOf(ahead ?? whole))) return true
  return false
}

/** Whether a text has a CPF or the number of a health card in it, which their check digits tell from other numbers. */
export function holdsDocument(text: string): boolean {
  // Imports ask this about millions of texts, and nearly none has a digit.
  if (!/\p{N}/u.test(text)) return false
  const plain = text.normalize('NFKC')
  return holds(plain, cpfForm, isCpf) || holds(plain, cnsForm, isCns)
}

/** Two words or more, each of at least two letters. */
const words = /\p{L}[\p{L}\p{M}]+/gu

/**
 * Whether a number of notification points to a person: it has a CPF as people write it, or it is a name, also one with
 * digits beside it. Eleven digits alone may be a number like any other.
 */
export function isPersonalNumber(numero: string): boolean {
  const plain = numero.normalize('NFKC')
  // Nearly all numbers of an import have one word of letters at most.
  const hasWords = (plain.match(words) ?? []).length > 1
  if (!/\p{N}/u.test(plain)) return hasWords
  return holds(plain, dottedCpf, isCpf) || (hasWords && holdsCommonName(plain))
}
