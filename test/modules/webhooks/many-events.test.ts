import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { whole } from '../../support/sample.ts'
import { type Fixture, startFixture } from './delivery-support.ts'
import { closeAll, receive } from './support.ts'

const WEBHOOKS = 20
/** 10,000 in all in `make test-all`, a tenth of it otherwise. */
const EACH = whole ? 500 : 50
const DAY_MS = 86_400_000
/** More rounds than a delivery has attempts. */
const ROUNDS = 12

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(async () => {
  await fixture.close()
  await closeAll()
})

it(`${WEBHOOKS * EACH} events, 30 % of all attempts fail: each arrives`, async () => {
  let attempts = 0
  let failures = 0
  const taken = new Map<string, number>()
  const receiver = await receive((_, res) => {
    attempts++
    // Equal requests fail in each run: 3 of 10, in no pattern that follows the webhooks.
    if ((attempts * 7919) % 10 < 3) {
      failures++
      return res.writeHead(500).end()
    }
    const { id } = JSON.parse(receiver.requests.at(-1)!.body)
    taken.set(id, (taken.get(id) ?? 0) + 1)
    res.end()
  })
  for (let i = 0; i < WEBHOOKS; i++) {
    const { id } = await fixture.webhook(`${receiver.url}/${i}`)
    await fixture.addEntregas(id, EACH)
  }
  const deliverer = fixture.deliverer()
  const pending = async () => {
    const [row] = await fixture.db.execute<{ n: number }>(
      sql`select count(*)::int as n from webhook_entregas where estado <> 'entregue'`
    )
    return row!.n
  }
  for (let round = 0; round < ROUNDS && (await pending()) > 0; round++) {
    await deliverer.round()
    fixture.advance(DAY_MS)
  }
  expect(await pending()).toBe(0)
  expect(taken.size).toBe(WEBHOOKS * EACH)
  expect([...taken.values()].every((times) => times === 1)).toBe(true)
  expect(failures / attempts).toBeGreaterThan(0.25)
})
