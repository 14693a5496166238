import { codesOf, sqlState } from '../db/client.ts'

/** The operating system's codes, for addresses and for files. */
const system: Record<string, string> = {
  EACCES: 'this user may not do that',
  EADDRINUSE: 'another program listens there already',
  EADDRNOTAVAIL: 'this machine does not have that address',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EDQUOT: 'the quota of this user is used up',
  EEXIST: 'there is something else of that name',
  EHOSTUNREACH: 'there is no way to that machine',
  EISDIR: 'that is a folder',
  ENETUNREACH: 'there is no way to that machine',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of that path is not a folder',
  ENOTFOUND: 'there is no host of that name',
  EPERM: 'this user may not do that',
  EPIPE: 'the connection was cut',
  EROFS: 'that is a file system that cannot be written to',
  ETIMEDOUT: 'it does not answer'
}

const tls: Record<string, string> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed, and this machine does not trust it',
  EPROTO: 'it does not speak TLS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak TLS',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  ETLS: 'it offers no TLS that can be used',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an authority that this machine does not trust',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate comes from an authority that this machine does not trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes from an authority that this machine does not trust'
}

/** The codes of our driver, and PostgreSQL's. */
const postgres: Record<string, string> = {
  CONNECT_TIMEOUT: 'it does not answer',
  CONNECTION_CLOSED: 'it closed the connection before it was ready',
  CONNECTION_POOL_TIMEOUT: 'it does not answer',
  SERVER_IS_REPLICA: 'the server is a replica, which cannot be written to',
  '25006': 'the server is a replica, which cannot be written to',
  '28000': 'the server does not let this role in from here (pg_hba.conf), or only with TLS (sslmode)',
  '28P01': 'the password is wrong, or there is no such role',
  '3D000': 'there is no such database',
  '42501': 'the role has no right to what it needs there',
  '53300': 'the server has no connection to spare (max_connections)',
  '55P03': 'another session holds a lock that is needed',
  '57P03': 'the server is starting or stopping'
}

/** What mail servers, Redis and stores of files say. */
const others: Record<string, string> = {
  AccessDenied: 'the key may not use the bucket',
  EAUTH: 'the user or the password is refused',
  InvalidAccessKeyId: 'the key is unknown',
  NOAUTH: 'it wants a password',
  NoSuchBucket: 'there is no such bucket',
  SignatureDoesNotMatch: 'the secret of the key is wrong',
  TimeoutError: 'it does not answer',
  WRONGPASS: 'the user or the password is refused'
}

const words: Record<string, string> = { ...system, ...tls, ...postgres, ...others }

/** Says in plain words what an error means for the operator. No word of the other side is repeated. */
export const reasonOf = (error: unknown): string =>
  knownReasonOf(error) ?? `it cannot be used (${[...codesOf(error)][0] ?? (error as Error)?.name ?? 'unknown'})`

/** Does the same, and returns null for an error that nothing is known of. */
export function knownReasonOf(error: unknown): string | null {
  const code = knownCodeOf(error)
  if (code) return `${words[code]} (${code})`
  const state = sqlState(error)
  return state ? `it refuses a query (${state})` : null
}

/**
 * Finds the code that says most. Some libraries replace the code by one of their own and leave the first one in their
 * sentence, or in the name of the cause.
 */
function knownCodeOf(error: unknown): string | undefined {
  for (const code of codesOf(error)) if (code in words) return code
  let current = error
  for (let depth = 0; depth < 8 && current instanceof Error; depth++) {
    if (current.name in words) return current.name
    const said = current.message.match(/\w+/g)?.find((word) => word in words)
    if (said) return said
    current = current.cause
  }
  return undefined
}
