import { createClient } from '../../src/client/index.ts'
import { rate } from './client.ts'

export interface Asked {
  origin: string
  token: string
}

/** Requests per second, without and with the client package. */
export interface Measured {
  bare: number
  sdk: number
}

const LOOPS = 8
const ROUND_MS = 1000
const ROUNDS = 8

const median = (values: number[]) => values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] as number

process.once('message', async ({ origin, token }: Asked) => {
  const client = createClient({ baseUrl: origin, tokens: token, language: 'en-US' })
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en-US' }
  const works = {
    async bare() {
      const answer = await fetch(`${origin}/api/v1/agravos/tipos`, { headers })
      if (!answer.ok) throw new Error(`bare: ${answer.status}`)
      if (((await answer.json()) as { total: number }).total !== 3) throw new Error('bare fetch: unexpected answer')
    },
    async sdk() {
      const { data } = await client.GET('/api/v1/agravos/tipos')
      if (data.total !== 3) throw new Error('client package: unexpected answer')
    }
  }
  for (const work of [works.bare, works.sdk]) await rate(LOOPS, 2 * ROUND_MS, work)
  // The two take turns, since the machine's speed changes meanwhile.
  const found: Record<keyof Measured, number[]> = { bare: [], sdk: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (['bare', 'sdk'] as const) : (['sdk', 'bare'] as const)
    for (const name of order) found[name].push(await rate(LOOPS, ROUND_MS, works[name]))
  }
  process.send?.({ bare: median(found.bare), sdk: median(found.sdk) } satisfies Measured)
})
