import type { Usuario } from '../../core/contas/queries.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import type { Filter, ListRequest } from '../../engine/contract/schema/filter.ts'
import { permissionDenied } from '../../errors.ts'

/** CPF and telephone of a user: whole for the account itself and for who may edit users, masked for everybody else. */

/** What sees them of others. */
export const SEES_CONTACT = 'usuarios.editar'

const masked = new Set(['cpf', 'telefone'])

export const seesContact = (caller: Caller, usuarioId: number): boolean =>
  caller.id === usuarioId || holds(caller, SEES_CONTACT)

/** Kept as digits, shown with punctuation. */
export const cpfOf = (u: Pick<Usuario, 'cpf'>): string | null =>
  u.cpf?.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') ?? null

const maskedCpfOf = (u: Pick<Usuario, 'cpf'>): string | null =>
  u.cpf?.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**') ?? null

/** Its area and its last four digits; of one in another form, which older accounts may have, the last four alone. */
function maskedTelefoneOf({ telefone }: Pick<Usuario, 'telefone'>): string | null {
  if (telefone === null) return null
  const [, area] = /^\((\d{2})\) \d{5}-\d{4}$/.exec(telefone) ?? []
  const last = telefone.replaceAll(/\D/g, '').slice(-4)
  return area === undefined ? `*****-${last}` : `(${area}) *****-${last}`
}

/** As a caller may see them. */
export const contactFor = (u: Pick<Usuario, 'cpf' | 'telefone'>, sees: boolean) =>
  sees ? { cpf: cpfOf(u), telefone: u.telefone } : { cpf: maskedCpfOf(u), telefone: maskedTelefoneOf(u) }

/** Whether a filter asks for what is masked. */
export function asksForContact(filter: Filter | null): boolean {
  if (filter === null) return false
  if ('and' in filter) return filter.and.some(asksForContact)
  return 'or' in filter ? filter.or.some(asksForContact) : masked.has(filter.field)
}

/** Who does not see a field can not find users by it either, nor put them in its order. */
export function requireSeen(
  caller: Caller,
  { filter, order = [] }: Pick<ListRequest, 'filter'> & Partial<Pick<ListRequest, 'order'>>
): void {
  if (holds(caller, SEES_CONTACT)) return
  if (asksForContact(filter) || order.some(({ field }) => masked.has(field))) throw permissionDenied(SEES_CONTACT)
}
