import { availableParallelism } from 'node:os'
import argon2 from 'argon2'
import type { MessageKey } from '../../../engine/messages/messages.ts'
import { weakPassword } from '../../../errors.ts'
import { createTurns } from '../../../platform/limits/turns.ts'
import type { usuarios } from '../tables.ts'
import { isKnownSenha, isOwnWord } from './known-passwords.ts'

/**
 * Above the recommended minimum (19 MiB, 2 passes). A hash costs about 100 ms of a core, which a guesser pays for each
 * guess.
 */
export const parameters = { type: argon2.argon2id, memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const

/** One hash per core. At least one of libuv's four threads is left to files and DNS, which share them. */
const inTurn = createTurns({ atOnce: Math.min(availableParallelism(), 3), waiting: 200, retrySeconds: 2 })

/** Hashes a password. `who` is the caller's address, which takes its turn among the others. */
export const hashSenha = (senha: string, who: string): Promise<string> =>
  inTurn(who, () => argon2.hash(senha.normalize('NFKC'), parameters))

/** Whether two texts are one password, compared in the form that is hashed. */
export const sameSenha = (one: string, other: string): boolean => one.normalize('NFKC') === other.normalize('NFKC')

let decoy: string | undefined

/**
 * Compares a password with a hash. Without a hash (no such account) it works just as long, so that timing reveals
 * nothing.
 */
export async function verifySenha(hash: string | null, senha: string, who: string): Promise<boolean> {
  decoy ??= await hashSenha('no account has this password', who)
  const against = hash ?? decoy
  const equal = await inTurn(who, () => argon2.verify(against, senha.normalize('NFKC')))
  return equal && hash !== null
}

/** Makes the decoy before the first login, so that this login does not take longer. */
export async function prepareSenhas(): Promise<void> {
  await verifySenha(null, 'warm up', 'start')
}

const rules: [MessageKey, (senha: string) => boolean][] = [
  ['password.length', (senha) => [...senha].length >= 8 && [...senha].length <= 128],
  ['password.upper', (senha) => /\p{Lu}/u.test(senha)],
  ['password.lower', (senha) => /\p{Ll}/u.test(senha)],
  ['password.digit', (senha) => /\p{Nd}/u.test(senha)],
  ['password.special', (senha) => /[^\p{L}\p{N}\s]/u.test(senha)]
]

/** Applies the rules of specification 2.1, then refuses what would be guessed first. Throws with every broken rule. */
function requireStrongSenha(senha: string, field: string, conta: Named): void {
  const broken = rules.filter(([, met]) => !met(senha)).map(([key]) => key)
  if (broken.length === 0 && isKnownSenha(senha)) broken.push('password.known')
  if (broken.length === 0 && isOwnWord(senha, conta)) broken.push('password.own')
  if (broken.length > 0) throw weakPassword([field], broken)
}

/** The account whose password is checked. */
export interface Named {
  nome: string
  email: string
}

export type NewSenha = Pick<typeof usuarios.$inferInsert, 'senhaHash' | 'senhaForca'>

/**
 * Checks a new password and returns it in stored form. `isCurrent` says whether the account already has it, because a
 * change must change something.
 */
export async function newSenha(
  senha: string,
  field: string,
  conta: Named,
  who: string,
  isCurrent: () => Promise<boolean> | boolean = () => false
): Promise<NewSenha> {
  requireStrongSenha(senha, field, conta)
  if (await isCurrent()) throw weakPassword([field], ['password.same'])
  return { senhaHash: await hashSenha(senha, who), senhaForca: strengthOf(senha) }
}

/** Estimates the strength for the owner to see. Long or varied passwords are better than what the rules just accept. */
function strengthOf(senha: string): 'aceitavel' | 'boa' | 'forte' {
  const distinct = new Set(senha).size
  if (distinct >= 12 && [...senha].length >= 16) return 'forte'
  return distinct >= 9 && [...senha].length >= 12 ? 'boa' : 'aceitavel'
}
