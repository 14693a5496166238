import { ConfigError } from '../settings/config-error.ts'
import { safeError } from './log.ts'

/**
 * Returns what to print when a program ends by an error. The first line says what is the matter. A stack follows only
 * where that is not something that the operator can mend.
 */
export function failureText(error: unknown, isTold: (error: unknown) => boolean = () => false): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError || isTold(error)) return error.message
  const { type, message, stack } = safeError(error)
  return `${type}: ${message}\n${stack ?? ''}`
}
