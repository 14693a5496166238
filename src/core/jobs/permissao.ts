import { operations } from '../../../generated/operations.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import type { Db } from '../../platform/db/client.ts'
import { isActive, usuarioMay } from '../contas/rights/effective.ts'
import { type Limits, limitsAllow } from '../contas/rights/limits.ts'
import type { JobKind, JobTipo } from './kinds.ts'

const permissaoOfOperation = new Map(operations.map(({ id, permission }) => [id, permission]))

/** Returns undefined for a kind that only a newer version knows. Instances of that version may run beside this one. */
export const findKind = (kinds: readonly JobKind[], tipo: JobTipo): JobKind | undefined =>
  kinds.find((each) => each.tipo === tipo)

export function requireKind(kinds: readonly JobKind[], tipo: JobTipo): JobKind {
  const kind = findKind(kinds, tipo)
  if (!kind) throw new Error(`no work is known for jobs of the kind ${tipo}`)
  return kind
}

/**
 * Returns the permission that a kind of job needs, which is that of the operation that starts it. Null means any
 * account.
 */
export function permissaoOfJob(kinds: readonly JobKind[], tipo: JobTipo): string | null {
  const { operation, forAnyAccount } = requireKind(kinds, tipo)
  const permissao = permissaoOfOperation.get(operation)
  if (forAnyAccount && permissao === null) return null
  // An operation without a permission would let anybody have the result. A mistake in the contract must not open
  // anything.
  if (!permissao) throw new Error(`no permission for jobs of the kind ${tipo}`)
  return permissao
}

/** Whether the owner of a job could start it now: the account exists, is active, and holds what the kind needs. */
export async function ownerMay(
  db: Db,
  kinds: readonly JobKind[],
  { donoId, tipo, chave }: { donoId: number | null; tipo: JobTipo; chave?: Limits | null }
): Promise<boolean> {
  if (donoId === null) return false
  const permissao = permissaoOfJob(kinds, tipo)
  if (permissao === null) return await isActive(db, donoId)
  return limitsAllow(chave ?? null, permissao) && (await usuarioMay(db, donoId, permissao))
}

/**
 * Returns the kinds of jobs of which a key may know: those that it could start. What is its owner's alone is not among
 * them.
 */
export const kindsForKey = (caller: Pick<Caller, 'admin' | 'permissoes'>, kinds: readonly JobKind[]): JobTipo[] =>
  kinds.flatMap(({ tipo }) => {
    const permissao = permissaoOfJob(kinds, tipo)
    return permissao !== null && holds(caller, permissao) ? [tipo] : []
  })
