import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPostmaster } from '../../src/platform/embedded/process.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { runServer, type ServerRun } from '../support/server.ts'
import { answered, type Client, connectTo, environment, signIn, startLoad } from './load.ts'
import { roundsOf } from './servers.ts'

const SIGNALS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const
const ROUNDS = roundsOf(SIGNALS.length)

let dataDir: string
let server: ServerRun | undefined
let client: Client | undefined

beforeAll(async () => {
  dataDir = await makeDataDir()
})
afterAll(async () => {
  client?.close()
  await server?.stop()
  await removeDataDir(dataDir)
})

it(`the embedded PostgreSQL stopped at once, ${ROUNDS} times under load: only 2xx and 503, and no acknowledged write is lost`, async () => {
  server = await runServer(environment(dataDir))
  client = connectTo(await server.origin, dataDir)
  const { call } = client
  const auth = { token: await signIn(client) }
  const load = startLoad(
    {
      write: (nome) => call('POST', '/api/v1/permissoes/', { ...auth, body: { nome } }),
      writers: 6,
      read: () => call('GET', '/api/v1/usuarios/?limit=5', auth),
      readers: 3
    },
    'reinicio.n'
  )
  const count = (status: number) => load.statuses.get(status) ?? 0
  const postmaster = () => findPostmaster(`${dataDir}/server/cluster/data`)

  for (let round = 0; round < ROUNDS; round++) {
    const written = answered(load, 201).length
    await expect.poll(() => answered(load, 201).length).toBeGreaterThan(written + 5)
    const before = postmaster()!
    const refused = count(503)
    process.kill(before.pid, SIGNALS[round % SIGNALS.length])
    await expect.poll(() => count(503)).toBeGreaterThan(refused)
    await expect.poll(() => (postmaster()?.pid ?? before.pid) !== before.pid).toBe(true)
    const [reads, writes] = [count(200), count(201)]
    await expect.poll(() => count(200) > reads && count(201) > writes).toBe(true)
  }
  await load.stop()

  expect([...load.statuses.keys()].sort()).toEqual([200, 201, 503])
  // The service itself stayed up, so no request went without an answer.
  expect(load.lost).toEqual([])
  const { status, body } = await call('GET', '/api/v1/permissoes/', auth)
  expect(status).toBe(200)
  const found = new Set((JSON.parse(body) as { nome: string }[]).map(({ nome }) => nome))
  expect(answered(load, 201).filter((nome) => !found.has(nome))).toEqual([])
  expect([...found].filter((nome) => nome.startsWith('reinicio.') && !load.names.has(nome))).toEqual([])
  client.close()
  expect(await server.stop()).toBe(0)
})
