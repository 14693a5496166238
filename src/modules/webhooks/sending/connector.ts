import { isIP, type LookupFunction, Socket } from 'node:net'
import { buildConnector } from 'undici'
import { isAllowedAddress } from './address.ts'
import { createResolver, type Lookup } from './resolver.ts'

/** An error that tells its reason, a word of the contract, and comes back out of undici unchanged. Node's own errors may have a `reason`. */
export interface ConnectError extends Error {
  sendError: 'endereco_interno' | 'dns' | 'conexao'
}

export interface ConnectorOptions {
  allowPrivate: boolean
  timeoutMs: number
  lookup?: Lookup
  ca?: string
  /** What really connects; tests look here at what would be connected to. */
  build?: (options: buildConnector.BuildOptions & { lookup: LookupFunction }) => buildConnector.connector
}

/** A name may have many addresses; a bad one must not make us knock at hundreds of doors. */
const MAX_ADDRESSES = 8
/** Node gives up an address after 250 ms, which is less than one way round the world. */
const ATTEMPT_MS = 2_000

/** undici's connector, going only to addresses that were checked, and checking again where it arrived. */
export function createConnector(options: ConnectorOptions): buildConnector.connector {
  const { allowPrivate, timeoutMs, lookup, ca, build = buildConnector } = options
  const connect = build({
    lookup: checkedLookup(createResolver(lookup), allowPrivate),
    ca,
    timeout: timeoutMs,
    // Said here, so that no environment variable says otherwise.
    rejectUnauthorized: true,
    allowH2: false,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_MS
  })
  if (allowPrivate) return connect

  return (target, callback) => {
    // Node asks no resolver about a literal address.
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
    // Before TLS says hello; undici's own callback comes only after the handshake.
    if (socket instanceof Socket) {
      socket.prependOnceListener('connect', () => {
        const wrong = peerProblem(socket)
        if (wrong) socket.destroy(wrong)
      })
    }
  }
}

/** All answers are checked, and Node connects to these very addresses: nobody resolves a second time. */
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
