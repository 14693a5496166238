import type { Operation } from './document.ts'

/** The sentence that ends the description of every operation and says what a caller needs. */
export function permissionSentence(operation: Operation): string {
  const { security, 'x-permission': permission, 'x-permission-depends': several, 'x-self': self } = operation
  if (security?.length === 0) return 'Needs no token.'
  if (several) return `Needs the permission ${several.map(code).join(' or ')}, depending on the request.`
  if (!permission) return 'Needs a token, but no permission.'
  return `Needs the permission ${code(permission)}${self ? ", except for the caller's own record" : ''}.`
}

/** The permission that an example of a refusal names. */
export const permissionOf = (operation: Operation): string | undefined =>
  operation['x-permission'] ?? operation['x-permission-depends']?.[0]

const code = (name: string) => `\`${name}\``
