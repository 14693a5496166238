import type { Operation } from './document.ts'
import { filled, type Sentences } from './engine.ts'

/** The sentence that ends the description of every operation and says what a caller needs. */
export function permissionSentence(operation: Operation, sentences: Sentences): string {
  const sentence = neededSentence(operation, sentences)
  return operation['x-session'] ? `${sentence} ${sentences.notForKeys}` : sentence
}

function neededSentence(operation: Operation, sentences: Sentences): string {
  const { security, 'x-permission': permission, 'x-permission-depends': several, 'x-self': self } = operation
  if (security?.length === 0) return sentences.needsNoToken
  if (several) return filled(sentences.needsOneOf, { permissions: several.map(code).join(` ${sentences.or} `) })
  if (!permission) return sentences.needsToken
  return filled(self ? sentences.needsPermissionOrOwn : sentences.needsPermission, { permission })
}

/** The permission that an example of a refusal names. */
export const permissionOf = (operation: Operation): string | undefined =>
  operation['x-permission'] ?? operation['x-permission-depends']?.[0]

const code = (name: string) => `\`${name}\``
