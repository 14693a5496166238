import { ApiError, isAborted, NetworkError } from '../errors.ts'
import { UsageError } from './arguments.ts'
import { exits } from './command.ts'
import type { Say } from './messages.ts'

export interface Told {
  code: number
  /** Lines for people. */
  lines: string[]
  /** The error for programs. */
  error: Record<string, unknown>
}

/** What calls are made with: a login or a token, or a key. */
export type Credential = 'session' | 'key'

/** Describes what went wrong, and returns the exit code. */
export function tell(error: unknown, say: Say, server: string, credential: Credential | null): Told {
  if (error instanceof UsageError) {
    const line = say(error.key, error.values)
    return { code: exits.usage, lines: [line, say('error.usage')], error: { code: 'USAGE', message: line } }
  }
  if (error instanceof ApiError) return answered(error, say, credential)
  if (error instanceof NetworkError) {
    const reason = error.message.replace(/^No answer: /, '')
    const line = say(isCertificate(error) ? 'error.certificate' : 'error.network', { server, reason })
    return { code: exits.network, lines: [line], error: { code: 'NETWORK', message: line } }
  }
  if (isAborted(error)) return { code: exits.interrupted, lines: [], error: { code: 'INTERRUPTED' } }
  const { message } = error as Error
  return { code: exits.refused, lines: [message], error: { code: 'ERROR', message } }
}

function answered(error: ApiError, say: Say, credential: Credential | null): Told {
  const { code, message, status, details, requestId } = error
  const head = headOf(error, say, credential) ?? `${message} (${code})`
  const lines = [
    head,
    ...details.map((detail) => (detail.field ? `  ${detail.field}: ${detail.message}` : `  ${detail.message}`)),
    ...(requestId ? [say('error.requestId', { id: requestId })] : [])
  ]
  return { code: exits.refused, lines, error: { code, message, status, details, request_id: requestId } }
}

/** Returns our own sentence where the service's sentence does not say what to do on the command line. */
function headOf({ code }: ApiError, say: Say, credential: Credential | null): string | null {
  if (code === 'INVALID_REFRESH_TOKEN') return say('error.sessionEnded')
  if (code !== 'UNAUTHORIZED') return null
  if (credential === 'key') return say('error.keyRefused')
  return say(credential === 'session' ? 'error.sessionEnded' : 'error.noSession')
}

/** Recognises the codes of OpenSSL and of Node's own check of names. */
function isCertificate(error: NetworkError): boolean {
  const { cause } = error.cause as { cause?: { code?: string } }
  return /CERT|UNABLE_TO_VERIFY/.test(cause?.code ?? '')
}
