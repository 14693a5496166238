import { operations } from '../../generated/operations.ts'
import { usuarioMay } from '../contas/effective.ts'
import type { Db } from '../db/client.ts'
import type { JobKind, JobTipo } from './kinds.ts'
import type { Job } from './queries.ts'

const permissaoOfOperation = new Map(operations.map(({ id, permission }) => [id, permission]))

export function requireKind(kinds: readonly JobKind[], tipo: JobTipo): JobKind {
  const kind = kinds.find((each) => each.tipo === tipo)
  if (!kind) throw new Error(`no work is known for jobs of the kind ${tipo}`)
  return kind
}

/** What a kind of job needs: the permission that the contract asks of whoever starts one. */
export function permissaoOfJob(kinds: readonly JobKind[], tipo: JobTipo): string {
  const permissao = permissaoOfOperation.get(requireKind(kinds, tipo).operation)
  // An operation without a permission would let anybody have the result: a mistake in the contract must not open anything.
  if (!permissao) throw new Error(`no permission for jobs of the kind ${tipo}`)
  return permissao
}

/** Whether the owner of a job could start it now: the account is there, active, and holds what its kind needs. */
export async function ownerMay(
  db: Db,
  kinds: readonly JobKind[],
  { donoId, tipo }: Pick<Job, 'donoId' | 'tipo'>
): Promise<boolean> {
  return donoId !== null && (await usuarioMay(db, donoId, permissaoOfJob(kinds, tipo)))
}
