import { isIP, Socket } from 'node:net'
import { buildConnector } from 'undici'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConnectorOptions, createConnector } from '../../../src/modules/webhooks/sending/connector.ts'
import { inwardIpv4, inwardIpv6, publicAddresses } from './addresses.ts'
import {
  certificateFor,
  closeAll,
  closed,
  type Receiver,
  receive,
  receiveRaw,
  receiveSecurely,
  request,
  resolver,
  testSender
} from './support.ts'

const PUBLIC = '93.184.215.14'
const refused = { ok: false, status: null, error: 'endereco_interno', answer: null, retryAfter: null }

let certificate: { cert: string; key: string }
beforeAll(async () => {
  certificate = await certificateFor('hook.example.org')
})

/** Receivers that stand where an attacker would send us. No connection may reach them. */
let canaries: Receiver[]
beforeEach(async () => {
  canaries = [await receive(), await receiveSecurely(certificate)]
  for (const make of [() => receive(undefined, '::1'), () => receiveSecurely(certificate, undefined, '::1')]) {
    // Not every machine has IPv6.
    const canary = await make().catch(() => null)
    if (canary) canaries.push(canary)
  }
})
afterEach(async () => {
  const visits = canaries.map(({ connections }) => connections.length)
  await closeAll()
  expect(visits).toEqual(canaries.map(() => 0))
})
afterAll(closeAll)

const strict = (options: Partial<ConnectorOptions> = {}) =>
  testSender({ allowPrivate: false, timeoutMs: 5_000, ca: certificate.cert, ...options })

/**
 * Makes a recorder that connects nowhere: it notes what it was asked for, and to which addresses it would have gone.
 */
function recorder() {
  const seen: { servername: string | undefined; hostname: string; addresses: unknown }[] = []
  const build: ConnectorOptions['build'] =
    ({ lookup }) =>
    ({ hostname, servername }, callback) => {
      const connect: Parameters<typeof lookup>[2] = (error, addresses) => {
        if (!error) seen.push({ hostname, servername, addresses })
        callback(error ?? new Error('no connections in this test'), null)
      }
      // Node does the same.
      if (isIP(hostname)) connect(null, hostname)
      else lookup(hostname, { all: true }, connect)
    }
  return { seen, build }
}

describe('send: inner addresses', () => {
  it('a canary sees permitted connections', async () => {
    const sender = testSender({ ca: certificate.cert, lookup: resolver(['127.0.0.1']).lookup })
    for (const { url } of [canaries[0]!, { url: `https://hook.example.org:${canaries[1]!.port}` }]) {
      expect(await sender.send(request(url))).toMatchObject({ ok: true, status: 200 })
    }
    expect(canaries.map(({ connections }) => connections.splice(0).length).slice(0, 2)).toEqual([1, 1])
  })

  it('refuses a canary by its literal address, over http and https', async () => {
    const sender = strict()
    for (const { url, port } of canaries) {
      expect(await sender.send(request(url))).toMatchObject(refused)
      expect(await sender.send(request(`https://0x7f.1:${port}/`))).toMatchObject(refused)
      expect(await sender.send(request(`https://[::ffff:127.0.0.1]:${port}/`))).toMatchObject(refused)
      expect(await sender.send(request(`https://localhost:${port}/`))).toMatchObject(refused)
    }
  })

  it('refuses plain http, even to a public address', async () => {
    const { seen, build } = recorder()
    const sender = strict({ build, lookup: resolver([PUBLIC]).lookup })
    expect(await sender.send(request('http://hook.example.org/'))).toMatchObject(refused)
    expect(seen).toEqual([])
  })

  it.each([...inwardIpv4, ...inwardIpv6])('refuses a name that resolves to %s, alone or among others', async (ip) => {
    for (const answer of [[ip], [PUBLIC, ip], [ip, PUBLIC], ['2606:4700:4700::1111', PUBLIC, ip]]) {
      const { seen, build } = recorder()
      const { lookup, asked } = resolver(answer)
      const sender = strict({ lookup, build })
      expect(await sender.send(request(`https://hook.example.org:${canaries[1]!.port}/`))).toMatchObject(refused)
      expect({ asked, seen }).toEqual({ asked: ['hook.example.org'], seen: [] })
    }
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'does not connect to a canary whose name resolves to %s',
    async (ip) => {
      const sender = strict({ lookup: resolver([ip]).lookup })
      for (const { port } of canaries) {
        expect(await sender.send(request(`https://hook.example.org:${port}/`))).toMatchObject(refused)
      }
    }
  )

  it.each(publicAddresses)('would go to %s, under the name, and asks only once', async (ip) => {
    const { seen, build } = recorder()
    const { lookup, asked } = resolver([ip], ['127.0.0.1'])
    const sender = strict({ lookup, build })
    expect(await sender.send(request('https://hook.example.org/'))).toMatchObject({ error: 'conexao' })
    expect(seen).toEqual([
      { hostname: 'hook.example.org', servername: null, addresses: [{ address: ip, family: ip.includes(':') ? 6 : 4 }] }
    ])
    expect(asked).toEqual(['hook.example.org'])
  })

  it('a name that was public and then points inwards is refused at the next connection', async () => {
    const { seen, build } = recorder()
    const { lookup, asked } = resolver([PUBLIC], ['127.0.0.1'], [PUBLIC])
    const sender = strict({ lookup, build })
    const url = `https://hook.example.org:${canaries[1]!.port}/`
    const results = [await sender.send(request(url)), await sender.send(request(url)), await sender.send(request(url))]
    expect(results.map(({ error }) => error)).toEqual(['conexao', 'endereco_interno', 'conexao'])
    expect(asked).toHaveLength(3)
    expect(seen).toHaveLength(2)
  })

  it('tries no more than eight addresses of one name', async () => {
    const { seen, build } = recorder()
    const many = Array.from({ length: 300 }, (_, i) => `9.9.${i >> 8}.${i & 255}`)
    await strict({ lookup: resolver(many).lookup, build }).send(request('https://hook.example.org/'))
    expect(seen[0]!.addresses).toHaveLength(8)
  })
})

describe('createConnector', () => {
  const connect = (options: Partial<ConnectorOptions>, hostname: string, port: number, protocol: string) =>
    new Promise<Error | null>((resolve) => {
      const connector = createConnector({ allowPrivate: false, timeoutMs: 5_000, ca: certificate.cert, ...options })
      connector({ hostname, host: hostname, port: String(port), protocol }, (error, socket) => {
        socket?.destroy()
        resolve(error)
      })
    })

  it.each([...inwardIpv4, ...inwardIpv6, 'fe80::1%lo'])(
    'refuses the literal %s, which no resolver sees',
    async (ip) => {
      const { seen, build } = recorder()
      for (const protocol of ['http:', 'https:']) {
        expect(await connect({ build }, ip, canaries[0]!.port, protocol)).toMatchObject({
          sendError: 'endereco_interno'
        })
      }
      expect(seen).toEqual([])
    }
  )

  /** Stands for something between us and the network that leads to another place than we asked for. */
  const astray = (arrived: Socket[]): ConnectorOptions['build'] => {
    return (options) => {
      const really = buildConnector({ ...options, lookup: undefined })
      return (target, callback) => {
        const socket: unknown = really({ ...target, hostname: '127.0.0.1', servername: 'hook.example.org' }, callback)
        if (socket instanceof Socket) arrived.push(socket)
        return socket
      }
    }
  }

  it.each(['http:', 'https:'])('%s: leaves without a byte when it arrived at an inner address', async (protocol) => {
    const heard: Buffer[] = []
    const inner = await receiveRaw((socket) => socket.on('data', (bytes) => heard.push(bytes)))
    const arrived: Socket[] = []
    const told = await connect({ build: astray(arrived) }, PUBLIC, inner.port, protocol)
    expect(told).toMatchObject({ sendError: 'endereco_interno' })
    expect(arrived.map(({ destroyed }) => destroyed)).toEqual([true])
    while (inner.connections.length === 0) await new Promise(setImmediate)
    await closed(inner.connections[0]!)
    expect(heard).toEqual([])
  })

  it.each(['http:', 'https:'])('%s: goes on when it arrived at a public address', async (protocol) => {
    const index = protocol === 'http:' ? 0 : 1
    const arrived: Socket[] = []
    const build: ConnectorOptions['build'] = (options) => (target, callback) => {
      const socket: unknown = (astray(arrived)!(options) as (...args: unknown[]) => unknown)(target, callback)
      Object.defineProperty(socket, 'remoteAddress', { value: PUBLIC })
      return socket
    }
    expect(await connect({ build }, PUBLIC, canaries[index]!.port, protocol)).toBe(null)
    expect(canaries[index]!.connections.splice(0)).toHaveLength(1)
  })
})
