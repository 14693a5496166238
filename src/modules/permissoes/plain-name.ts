import { refused, validationError } from '../../errors.ts'

/** The visible characters of ASCII, the letters of Latin-1, and spaces. */
const PLAIN = /^[ !-~À-ÖØ-öø-ÿ]+$/

/**
 * Refuses names that could pass for another one in a list of rights: `аdmin` with a Cyrillic letter, `ａｄｍｉｎ` in wide
 * letters, `admin` with a zero-width character inside. For names of groups the contract sets this limit; for
 * permissions it has promised more, so that existing names stay usable.
 */
export function requirePlainName(nome: string): void {
  if (!PLAIN.test(nome)) throw validationError([refused('nome', 'field.permission-name', 'INVALID_FORMAT')])
}
