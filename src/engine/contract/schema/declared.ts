import type { Operation } from './operation.ts'

/**
 * Receives the operation, the status and the code of each error sent. The code is null in Description A's shape of
 * invalid data.
 */
export type ErrorHook = (operation: Operation, status: number, code: string | null) => void

/** Explains what is wrong when an operation sends an error that its contract does not name. Returns null otherwise. */
export function undeclaredError(
  { id, errors }: Pick<Operation, 'id' | 'errors'>,
  status: number,
  code: string | null
): string | null {
  const declared = errors[status]
  const isDeclared = code === null ? declared?.length === 0 : declared?.includes(code)
  return isDeclared ? null : `${id} answered ${status} ${code ?? 'without a code'}, which its contract does not declare`
}

/** Returns the code of a rendered error. */
export const codeOf = (body: object): string | null => (body as { error?: { code?: string } }).error?.code ?? null
