import { availableParallelism } from 'node:os'
import argon2 from 'argon2'
import type { MessageKey } from '../../../engine/messages/messages.ts'
import { weakPassword } from '../../../errors.ts'
import { createTurns } from '../../../platform/limits/turns.ts'
import type { usuarios } from '../tables.ts'
import { isKnownSenha, isOwnWord } from './known-passwords.ts'

/** Above the least that is wanted (19 MiB, 2 passes): about 100 ms of a core, which a guesser pays for each guess. */
export const parameters = { type: argon2.argon2id, memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const

/** One hash per core, and at least one of libuv's four threads left to files and DNS, which share them. */
const inTurn = createTurns({ atOnce: Math.min(availableParallelism(), 3), waiting: 200, retrySeconds: 2 })

/** `who` waits for its turn: the address of whoever asks for it. */
export const hashSenha = (senha: string, who: string): Promise<string> =>
  inTurn(who, () => argon2.hash(senha.normalize('NFKC'), parameters))

/** Whether two texts are one password: as they are hashed, not as they are written. */
export const sameSenha = (one: string, other: string): boolean => one.normalize('NFKC') === other.normalize('NFKC')

let decoy: string | undefined

/** Compares; without a hash (no such account) it works as long for nothing, so that time tells nothing. */
export async function verifySenha(hash: string | null, senha: string, who: string): Promise<boolean> {
  decoy ??= await hashSenha('no account has this password', who)
  const against = hash ?? decoy
  const equal = await inTurn(who, () => argon2.verify(against, senha.normalize('NFKC')))
  return equal && hash !== null
}

/** Makes the decoy ahead of the first login, so that this one is not told apart by its time. */
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

/** The rules of specification 2.1, and then what would be guessed first; throws with every one that is not met. */
function requireStrongSenha(senha: string, field: string, conta: Named): void {
  const broken = rules.filter(([, met]) => !met(senha)).map(([key]) => key)
  if (broken.length === 0 && isKnownSenha(senha)) broken.push('password.known')
  if (broken.length === 0 && isOwnWord(senha, conta)) broken.push('password.own')
  if (broken.length > 0) throw weakPassword([field], broken)
}

/** Whose password it is to be. */
export interface Named {
  nome: string
  email: string
}

export type NewSenha = Pick<typeof usuarios.$inferInsert, 'senhaHash' | 'senhaForca'>

/** A password that meets the rules, as it is stored. `isCurrent` tells whether the account has it already: a change must change something. */
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

/** A rough estimate for the owner's eyes: long or varied passwords are better than what the rules just accept. */
function strengthOf(senha: string): 'aceitavel' | 'boa' | 'forte' {
  const distinct = new Set(senha).size
  if (distinct >= 12 && [...senha].length >= 16) return 'forte'
  return distinct >= 9 && [...senha].length >= 12 ? 'boa' : 'aceitavel'
}
