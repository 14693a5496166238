/**
 * The keys of a JSON pointer (RFC 6901) such as `/paths/~1casos`, or of a reference to a place in the same document
 * (`#/...`).
 */
export const keysOfPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What a pointer leads to in a document; undefined where that has nothing there. */
export const pointedAt = (document: unknown, pointer: string): unknown =>
  keysOfPointer(pointer).reduce((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
