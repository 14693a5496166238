import type { Usuario } from '../../core/contas/queries.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import type { Filter, ListRequest } from '../../engine/contract/schema/filter.ts'
import { permissionDenied } from '../../errors.ts'

// CPF and telephone of a user: shown whole to the account itself and to callers who may edit users, masked for
// everybody else.

/** The permission to see the contact data of other users. */
export const SEES_CONTACT = 'usuarios.editar'

const masked = new Set(['cpf', 'telefone'])

/** A key's owner is nobody special to the key. */
export const seesContact = (caller: Caller, usuarioId: number): boolean =>
  (caller.id === usuarioId && !caller.chave) || holds(caller, SEES_CONTACT)

/** Formats a CPF with punctuation. The column holds the digits alone. */
export const cpfOf = (u: Pick<Usuario, 'cpf'>): string | null =>
  u.cpf?.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') ?? null

const maskedCpfOf = (u: Pick<Usuario, 'cpf'>): string | null =>
  u.cpf?.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**') ?? null

/**
 * Shows the area code and the last four digits. Older accounts may have a telephone in another form; then only the last
 * four digits are shown.
 */
function maskedTelefoneOf({ telefone }: Pick<Usuario, 'telefone'>): string | null {
  if (telefone === null) return null
  const [, area] = /^\((\d{2})\) \d{5}-\d{4}$/.exec(telefone) ?? []
  const last = telefone.replaceAll(/\D/g, '').slice(-4)
  return area === undefined ? `*****-${last}` : `(${area}) *****-${last}`
}

/** CPF and telephone, whole or masked. */
export const contactFor = (u: Pick<Usuario, 'cpf' | 'telefone'>, sees: boolean) =>
  sees ? { cpf: cpfOf(u), telefone: u.telefone } : { cpf: maskedCpfOf(u), telefone: maskedTelefoneOf(u) }

/** Whether a filter asks for a masked field. */
export function asksForContact(filter: Filter | null): boolean {
  if (filter === null) return false
  if ('and' in filter) return filter.and.some(asksForContact)
  return 'or' in filter ? filter.or.some(asksForContact) : masked.has(filter.field)
}

/**
 * Refuses to filter or sort by masked fields when the caller may not see them: the result would reveal their values.
 */
export function requireSeen(
  caller: Caller,
  { filter, order = [] }: Pick<ListRequest, 'filter'> & Partial<Pick<ListRequest, 'order'>>
): void {
  if (holds(caller, SEES_CONTACT)) return
  if (asksForContact(filter) || order.some(({ field }) => masked.has(field))) throw permissionDenied(SEES_CONTACT)
}
