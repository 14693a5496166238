import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Statements {
  /** The address of the database by way of the counter. */
  url: string
  /** How many statements were sent so far. */
  count(): number
  /**
   * Waits until everything is answered, and no connection, file or digest is under way. On a busy machine bytes are
   * under way for a while, unseen by the counter. So bytes of its own, sent after them, must come back several times.
   */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Stands between the service and a database, and counts the statements. Connections must not be encrypted. */
export async function countStatements(target: string): Promise<Statements> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let count = 0
  /** How many of what was asked is not answered yet. */
  let open = 0
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    let mine = 1
    open++
    const answered = (n: number) => {
      mine -= n
      open -= n
    }
    client.on('close', () => {
      answered(mine)
      database.destroy()
    })
    database.on('close', () => client.destroy())
    // A simple query is `Q`, an extended one ends with `E` and `S`. `Z` answers `Q` and `S`, and the start.
    const asked = messages(true, (kind) => {
      if (kind === 'Q' || kind === 'E') count++
      if (kind === 'Q' || kind === 'S') answered(-1)
    })
    const answers = messages(false, (kind) => {
      if (kind === 'Z') answered(1)
    })
    client.on('data', (chunk) => {
      asked(chunk)
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      answers(chunk)
      client.write(chunk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const echo = await openEcho()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    count: () => count,
    async settle() {
      for (let quiet = 0; quiet < 3; quiet = open === 0 && !isAtWork() ? quiet + 1 : 0) {
        await echo.ping()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    async close() {
      await echo.close()
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    }
  }
}

/** Whether the process waits for something else than a timer or a message: a connection, a name, a file, a digest. */
const isAtWork = () =>
  process.getActiveResourcesInfo().some((kind) => /ConnectWrap|ReqWrap|FSReq|Request$|Job$/.test(kind))

/** A connection of this process to itself, whose bytes take the way of all others on the loopback. */
async function openEcho() {
  const server = createServer((socket) => socket.on('error', () => {}).pipe(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return {
    async ping() {
      socket.write('.')
      await once(socket, 'data')
    },
    async close() {
      socket.destroy()
      server.close()
      await once(server, 'close')
    }
  }
}

/** Tells the kind of each message of one direction. The first message of a client has no letter before its length. */
function messages(isClient: boolean, onMessage: (kind: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let head = isClient ? 0 : 1
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= head + 4) {
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      if (head === 1) onMessage(String.fromCharCode(rest[0]!))
      rest = rest.subarray(end)
      head = 1
    }
  }
}
