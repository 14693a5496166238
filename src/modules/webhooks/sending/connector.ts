import { isIP, type LookupFunction, Socket } from 'node:net'
import { buildConnector } from 'undici'
import { isAllowedAddress } from './address.ts'
import { createResolver, type Lookup } from './resolver.ts'

/**
 * An error that carries its reason as a word of the contract, and comes back out of undici unchanged. The field is not
 * named `reason`, since errors of Node may have one.
 */
export interface ConnectError extends Error {
  sendError: 'endereco_interno' | 'dns' | 'conexao'
}

export interface ConnectorOptions {
  allowPrivate: boolean
  timeoutMs: number
  lookup?: Lookup
  ca?: string
  /** The function that really connects. Tests replace it to see which addresses would be used. */
  build?: (options: buildConnector.BuildOptions & { lookup: LookupFunction }) => buildConnector.connector
}

/** The most addresses of one name that are tried. A hostile name must not make us knock at hundreds of doors. */
const MAX_ADDRESSES = 8
/** How long one address is tried. Node's default of 250 ms is shorter than one way around the world. */
const ATTEMPT_MS = 2_000

/** Creates undici's connector in a form that goes only to checked addresses, and checks again where it arrived. */
export function createConnector(options: ConnectorOptions): buildConnector.connector {
  const { allowPrivate, timeoutMs, lookup, ca, build = buildConnector } = options
  const connect = build({
    lookup: checkedLookup(createResolver(lookup), allowPrivate),
    ca,
    timeout: timeoutMs,
    // Set here, so that no environment variable can turn it off.
    rejectUnauthorized: true,
    allowH2: false,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_MS
  })
  if (allowPrivate) return connect

  return (target, callback) => {
    // Node asks no resolver about a literal address, so it is checked here.
    if (isIP(target.hostname) && !isAllowedAddress(target.hostname)) {
      process.nextTick(callback, innerAddress(), null)
      return
    }
    const socket: unknown = connect(target, (error, connected) => {
      const wrong = error ?? peerProblem(connected)
      if (!wrong) return callback(null, connected!)
      connected?.destroy()
      callback(wrong, null)
    })
    // Checked before the TLS handshake; undici's own callback comes only after it.
    if (socket instanceof Socket) {
      socket.prependOnceListener('connect', () => {
        const wrong = peerProblem(socket)
        if (wrong) socket.destroy(wrong)
      })
    }
  }
}

/** Checks all addresses of a name. Node connects to these very addresses: nothing is resolved a second time. */
function checkedLookup(lookup: Lookup, allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { all: true, hints: options.hints }, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) return callback(connectError('dns', error), [])
      if (!allowPrivate && !addresses.every(({ address }) => isAllowedAddress(address)))
        return callback(innerAddress(), [])
      if (options.all) callback(null, addresses.slice(0, MAX_ADDRESSES))
      else callback(null, first.address, first.family)
    })
  }
}

function peerProblem(socket: Socket | null): ConnectError | null {
  // Without a remote address the other side has already gone.
  if (!socket?.remoteAddress) return connectError('conexao')
  return isAllowedAddress(socket.remoteAddress) ? null : innerAddress()
}

const innerAddress = () => connectError('endereco_interno')

function connectError(sendError: ConnectError['sendError'], cause?: Error | null): ConnectError {
  return Object.assign(new Error(sendError, { cause }), { sendError })
}
