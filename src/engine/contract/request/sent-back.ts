import { refused, validationError } from '../../../errors.ts'

/**
 * Refuses changes to fields that can only be read. A form filled from a record sends such fields back; when they are
 * unchanged they are accepted.
 */
export function requireAsShown<Name extends string>(
  sent: { readonly [N in Name]?: unknown },
  shown: { readonly [N in Name]: unknown },
  names: readonly Name[]
): void {
  const problems = names
    .filter((name) => sent[name] !== undefined && sent[name] !== shown[name])
    .map((name) => refused(name, 'field.read-only', 'IMMUTABLE_FIELD'))
  if (problems.length > 0) throw validationError(problems)
}
