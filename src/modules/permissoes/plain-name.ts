import { refused, validationError } from '../../errors.ts'

/** What can be seen of ASCII, the letters of Latin-1, and single spaces between words. */
const PLAIN = /^[ !-~À-ÖØ-öø-ÿ]+$/

/**
 * Refuses names that could pass for another one in a list of rights: `аdmin` with a Cyrillic letter, `ａｄｍｉｎ` in wide letters, `admin` with a character of no
 * width in it. Names of groups are bound as tightly by the contract; here the contract has promised more, so that names that are there already can still be named.
 */
export function requirePlainName(nome: string): void {
  if (!PLAIN.test(nome)) throw validationError([refused('nome', 'field.permission-name', 'INVALID_FORMAT')])
}
