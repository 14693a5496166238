/**
 * A TCP proxy with faults. A connection is passing until it is struck, and from then on it has its fault. Healing ends
 * the strikes and speeds slow connections up. A connection that hangs or is half-open stays so: new ones work, but
 * whoever holds an old one has to notice by himself that it leads nowhere.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Fault, Phase } from './plan.ts'
import type { Watch } from './watch.ts'

/** How late everything is on a slow connection, each way. */
const LATE_MS = 5_000
/** A connection on which nothing has moved for this long is idle. */
const IDLE_MS = 300
const LOOK_MS = 100

export interface FaultProxy {
  port: number
  /** Strikes connections in this phase, until `heal`. */
  strike(phase: Phase, fault: Fault): void
  heal(): void
  /** How many connections were struck since the last call of `strike`. */
  struck(): number
  close(): Promise<void>
}

interface Connection {
  client: Socket
  server: Socket
  watch: Watch
  fault: Fault | null
  movedAt: number
}

export async function startProxy(port: number, watchOf: () => Watch): Promise<FaultProxy> {
  const connections = new Set<Connection>()
  /** What is late, in its order. */
  let late: { timer: NodeJS.Timeout; pass: () => void }[] = []
  let armed: { phase: Phase; fault: Fault } | null = null
  let struck = 0

  function inflict(connection: Connection, fault: Fault): void {
    if (connection.fault) return
    connection.fault = fault
    struck++
    sever(connection)
  }

  function sever({ client, server: behind, fault }: Connection): void {
    if (fault === 'cut') client.resetAndDestroy()
    if (fault === 'cut' || fault === 'half-open') behind.resetAndDestroy()
  }

  function forward({ fault }: Connection, to: Socket, chunk: Buffer): void {
    if (fault === null || (fault === 'slow' && !armed)) to.write(chunk)
    else if (fault === 'slow') delay(() => to.destroyed || to.write(chunk))
  }

  function delay(pass: () => void): void {
    const timer = setTimeout(() => {
      late = late.filter((one) => one.timer !== timer)
      pass()
    }, LATE_MS)
    late.push({ timer, pass })
  }

  function fromClient(connection: Connection, chunk: Buffer): void {
    connection.movedAt = performance.now()
    const seen = connection.watch.fromClient(chunk)
    const isDue = armed && connection.fault === null && (armed.phase === seen || isCommit(armed.phase, seen))
    if (isDue && armed) strikeAt(connection, chunk, armed)
    else forward(connection, connection.server, chunk)
  }

  /** Strikes a connection at this chunk of its client. */
  function strikeAt(connection: Connection, chunk: Buffer, { phase, fault }: NonNullable<typeof armed>): void {
    if (fault === 'slow' || phase === 'before-commit') {
      inflict(connection, fault)
      forward(connection, connection.server, chunk)
      return
    }
    // From here on nothing else is passed on, in either direction.
    connection.fault = fault
    struck++
    const { server: behind } = connection
    // The answer shows that the server has committed. Of other messages, half is passed on.
    if (phase === 'after-commit') behind.once('data', () => sever(connection)).write(chunk)
    else behind.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => sever(connection))
  }

  const server = createServer((client) => {
    const connection = { client, server: connect(port, '127.0.0.1'), watch: watchOf(), fault: null } as Connection
    connection.movedAt = performance.now()
    connections.add(connection)
    for (const socket of [client, connection.server]) socket.setNoDelay(true).on('error', () => {})
    if (armed?.phase === 'start' || armed?.phase === 'shutdown') inflict(connection, armed.fault)
    client.on('data', (chunk) => fromClient(connection, chunk))
    connection.server.on('data', (chunk) => {
      connection.movedAt = performance.now()
      connection.watch.fromServer(chunk)
      forward(connection, client, chunk)
    })
    client.on('close', () => {
      // While the network is away, the server does not learn of it.
      if (!armed || connection.fault !== 'hang') connection.server.destroy()
      if (connection.server.destroyed) connections.delete(connection)
    })
    connection.server.on('close', () => {
      if (connection.fault === null || connection.fault === 'slow') client.destroy()
      if (client.destroyed) connections.delete(connection)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const looking = setInterval(() => {
    if (armed?.phase !== 'idle') return
    const before = performance.now() - IDLE_MS
    for (const one of connections) if (one.movedAt < before && one.watch.isIdle()) inflict(one, armed.fault)
  }, LOOK_MS)

  return {
    port: (server.address() as AddressInfo).port,
    struck: () => struck,
    strike(phase, fault) {
      armed = { phase, fault }
      struck = 0
      for (const one of connections) {
        if (phase === 'start') one.client.resetAndDestroy()
        if (phase === 'shutdown') inflict(one, fault)
      }
    },
    heal() {
      armed = null
      for (const { timer, pass } of late.splice(0)) {
        clearTimeout(timer)
        pass()
      }
      for (const one of connections) {
        if (one.fault === 'slow') one.fault = null
        if (one.client.destroyed) one.server.destroy()
      }
    },
    async close() {
      clearInterval(looking)
      for (const { timer } of late) clearTimeout(timer)
      for (const { client, server: behind } of connections) {
        client.destroy()
        behind.destroy()
      }
      server.close()
      await once(server, 'close')
    }
  }
}

const isCommit = (phase: Phase, seen: Phase | null) => phase.endsWith('commit') && seen === 'before-commit'
