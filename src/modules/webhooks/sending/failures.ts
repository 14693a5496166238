import type { ConnectError } from './connector.ts'

/** Why a delivery did not arrive, in the words of its record. */
export type SendError = ConnectError['sendError'] | 'tempo_esgotado' | 'tls' | 'redirecionamento' | 'status'

const TIME_OUT = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'])
/** The codes of a connection that the other side had closed before. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
/** Node's codes for a bad certificate (named by OpenSSL) and for a failed handshake. */
const TLS =
  /^(ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|CRL_|UNABLE_TO_|ERROR_IN_CERT|DEPTH_ZERO_|SELF_SIGNED_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)/

export function errorOfStatus(status: number): SendError | null {
  if (status < 300) return null
  return status < 400 ? 'redirecionamento' : 'status'
}

export function errorOfFailure(error: Error & Partial<ConnectError> & { code?: unknown }): SendError {
  if (error.sendError) return error.sendError
  const code = String(error.code)
  if (TIME_OUT.has(code)) return 'tempo_esgotado'
  return TLS.test(code) ? 'tls' : 'conexao'
}

export function isStale(error: Error & { code?: unknown }): boolean {
  return CLOSED.has(String(error.code))
}
