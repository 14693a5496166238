import { isCpfTaken, type Usuario } from '../../core/contas/queries.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { isCpf } from '../../engine/contract/schema/cpf.ts'
import { duplicate, refused, validationError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'

export const withPlainCpf = <T extends { readonly cpf?: unknown }>(fields: T) => ({
  ...fields,
  cpf: typeof fields.cpf === 'string' ? fields.cpf.replaceAll(/\D/g, '') : fields.cpf
})

/**
 * Returns the digits of a CPF that is given to an account without one, or null. It identifies a person, so it is given
 * once, and not by that person.
 */
export async function addedCpf(
  db: Db,
  { grantedBy }: Context<'secured'>,
  target: Usuario,
  sent: unknown
): Promise<string | null> {
  if (typeof sent !== 'string' || target.cpf !== null || grantedBy === 'self') return null
  if (!isCpf(sent)) throw validationError([refused('cpf', 'field.cpf', 'INVALID_CPF')])
  if (await isCpfTaken(db, sent)) throw validationError([duplicate('cpf')])
  return sent.replaceAll(/\D/g, '')
}
