const lostConnection = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_CONNECT_TIMEOUT',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECTION_POOL_TIMEOUT',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'SERVER_IS_REPLICA',
  '53300', // too many connections
  '57P01', // terminated by an administrator
  '57P02', // the server crashed
  '57P03', // starting up or shutting down
  '57P05', // idle session timeout
  '25P03' // idle in transaction timeout
])

/** Yields the codes of an error and of its causes, because drizzle wraps the driver's error. */
export function* codesOf(error: unknown): Generator<string> {
  let current = error
  for (let depth = 0; depth < 8 && typeof current === 'object' && current !== null; depth++) {
    if ('code' in current && typeof current.code === 'string') yield current.code
    current = 'cause' in current ? current.cause : undefined
  }
}

/** PostgreSQL's code for a statement that was cancelled because it took too long. */
export const CANCELLED = '57014'

/** Returns PostgreSQL's five-character code of an error, or undefined when the error came from elsewhere. */
export function sqlState(error: unknown): string | undefined {
  // Codes of Node may have five characters too (EPIPE), but none of them has a digit.
  for (const code of codesOf(error)) if (/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code
  return undefined
}

/** Whether the database could not be reached or went away. The client may try again later. */
export function isConnectionError(error: unknown): boolean {
  for (const code of codesOf(error)) if (lostConnection.has(code) || code.startsWith('08')) return true
  return false
}

/** Whether the server is read-only, now or from the start. Another server may be the primary. */
export const isReadOnly = (error: unknown): boolean => sqlState(error) === '25006'

/** Whether the connection that gave this error cannot be used again. */
export function endsConnection(error: unknown): boolean {
  const severity = typeof error === 'object' && error !== null && 'severity' in error ? error.severity : undefined
  return severity === 'FATAL' || severity === 'PANIC' || isConnectionError(error) || isReadOnly(error)
}

/** The error of a connection to a primary that lacks what another one has acknowledged. */
export const lackingError = (): Error => connectionError('CONNECTION_CLOSED', 'The server lacks what was acknowledged')

export function connectionError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}
