import { expect, it } from 'vitest'
import { answered, signIn, startLoad } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const ROUNDS = roundsOf(2)
const AT_ONCE = 2

const site = servers({ WORKERS: '1' })

const storedNames = async (prefix: string) => {
  const rows = await site.direct.sql<{ nome: string }[]>`select nome from permissoes where starts_with(nome, ${prefix})`
  return rows.map(({ nome }) => nome).sort()
}

/** Returns how many writes were answered with 201 after the signal. */
async function round(number: number, token: string): Promise<number> {
  const { server, client } = await site.start()
  try {
    const prefix = `sigterm.r${number}.n`
    const auth = { token }
    const load = startLoad(
      {
        write: (nome) => client.call('POST', '/api/v1/permissoes/', { ...auth, body: { nome } }),
        writers: 12,
        read: () => client.call('GET', '/api/v1/usuarios/?limit=5', auth),
        readers: 4
      },
      prefix
    )
    // The signal comes at another point of the work each time.
    await expect.poll(() => answered(load, 201).length).toBeGreaterThan(20 + number)
    expect(load.lost).toEqual([])
    const before = answered(load, 201).length
    expect(await server.stop('SIGTERM'), server.output().slice(-2000)).toBe(0)
    await load.over

    // Exactly the acknowledged names are stored: none whose request got no answer, or 503.
    expect(await storedNames(prefix)).toEqual(answered(load, 201).sort())
    expect([...load.statuses.keys()].filter((status) => status >= 300 && status !== 503)).toEqual([])
    expect(server.output()).not.toMatch(/"level":[56]0/)
    return answered(load, 201).length - before
  } finally {
    client.close()
  }
}

it(`SIGTERM under load, ${ROUNDS} times: accepted requests are finished, and nothing else is stored`, async () => {
  const { server, client } = await site.start()
  const token = await signIn(client)
  client.close()
  expect(await server.stop()).toBe(0)

  let next = 0
  let finishedAfter = 0
  const lane = async () => {
    while (next < ROUNDS) {
      const finished = await round(next++, token)
      finishedAfter += finished
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  // Requests under way when the signal came were finished.
  expect(finishedAfter).toBeGreaterThan(0)
})
