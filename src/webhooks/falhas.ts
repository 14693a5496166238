import type { Falha } from './conexao.ts'

export type ErroDeEnvio = Falha['erro'] | 'tempo_esgotado' | 'tls' | 'redirecionamento' | 'status'

const TIME_OUT = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'])
/** What a connection gives that the other side had closed before. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
/** Node's codes of a bad certificate (as OpenSSL names them) and of a failed handshake. */
const TLS =
  /^(ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|CRL_|UNABLE_TO_|ERROR_IN_CERT|DEPTH_ZERO_|SELF_SIGNED_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)/

export function erroDoStatus(status: number): ErroDeEnvio | null {
  if (status < 300) return null
  return status < 400 ? 'redirecionamento' : 'status'
}

export function erroDaFalha(error: Error & Partial<Falha> & { code?: unknown }): ErroDeEnvio {
  if (error.erro) return error.erro
  const code = String(error.code)
  if (TIME_OUT.has(code)) return 'tempo_esgotado'
  return TLS.test(code) ? 'tls' : 'conexao'
}

export function isStale(error: Error & { code?: unknown }): boolean {
  return CLOSED.has(String(error.code))
}
