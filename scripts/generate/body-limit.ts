import { type Document, type Operation, operationsIn } from './document.ts'

const KIB = 1024

/**
 * The largest body where the contract names no other limit. Anybody can send one to a public operation, so the limit is
 * lower there.
 */
const USUAL = { public: 16 * KIB, secured: 64 * KIB }

/** The largest body of an operation in bytes. Files of a multipart body are not counted. */
export const bodyLimitOf = (operation: Operation): number =>
  operation['x-body-limit'] ?? (operation.security?.length === 0 ? USUAL.public : USUAL.secured)

/** States the limit in every operation that takes a body. */
export function addBodyLimits(document: Document): void {
  for (const { operation } of operationsIn(document))
    if (operation.requestBody) operation['x-body-limit'] = bodyLimitOf(operation)
}
