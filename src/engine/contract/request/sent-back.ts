import { refused, validationError } from '../../../errors.ts'

/**
 * A form that was filled from a record sends back fields that can only be read. Repeated as they are shown they say nothing new; anything else is refused.
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
