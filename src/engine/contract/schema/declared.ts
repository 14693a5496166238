import type { Operation } from './operation.ts'

/** Gets the operation, the status and the code of each error that is answered; the code is null in Description A's shape of invalid data. */
export type ErrorHook = (operation: Operation, status: number, code: string | null) => void

/** Says what is wrong when an operation answers an error that its contract does not name; null when it does. */
export function undeclaredError(
  { id, errors }: Pick<Operation, 'id' | 'errors'>,
  status: number,
  code: string | null
): string | null {
  const declared = errors[status]
  const isDeclared = code === null ? declared?.length === 0 : declared?.includes(code)
  return isDeclared ? null : `${id} answered ${status} ${code ?? 'without a code'}, which its contract does not declare`
}

/** The code of a rendered error. */
export const codeOf = (body: object): string | null => (body as { error?: { code?: string } }).error?.code ?? null
