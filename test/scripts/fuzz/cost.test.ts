import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pairsOf, type Target } from '../../../scripts/fuzz/contract.ts'
import { type Asking, climberFor } from '../../../scripts/fuzz/cost/ask.ts'
import { climbAll } from '../../../scripts/fuzz/cost/climb.ts'
import { dearestOf, LIMITS, tableOf, tooDear } from '../../../scripts/fuzz/cost/limits.ts'
import { insertOthers, WEBHOOK } from '../../../scripts/fuzz/cost/others.ts'
import { MOST_URL, type Question, sentOf, textOf } from '../../../scripts/fuzz/cost/question.ts'
import { readingsIn } from '../../../scripts/fuzz/cost/vocabulary.ts'
import type { Sent } from '../../../scripts/fuzz/outgoing.ts'
import { randomFrom } from '../../../scripts/fuzz/random.ts'
import { paramsOf } from '../../../scripts/fuzz/valid.ts'
import { mapValues } from '../../../scripts/generate/document.ts'
import { isMetered } from '../../../scripts/generate/metered.ts'
import { seed as seedCasos } from '../../modules/agravos/seed.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { seed } from '../../support/sample.ts'
import { contract } from './support.ts'

const text = (question: Question) => textOf(sentOf(question))

/** Climbs for some operations with this many requests at most, and returns the dearest of each. */
async function climb(
  ids: string[],
  requests: number,
  from: number,
  asking: Pick<Asking, 'send' | 'params'> & Partial<Asking>
) {
  const random = randomFrom(from)
  const faults: string[] = []
  let sent = 0
  const climbers = ids.map((id) =>
    climberFor(contract.target(id), {
      contract,
      random,
      limits: LIMITS,
      params: asking.params,
      send(...request) {
        sent++
        return asking.send(...request)
      },
      onFault: (fault) => void faults.push(fault)
    })
  )
  const dearest = () => climbers.map((climber, i) => dearestOf(ids[i]!, climber))
  const limits = asking.limits ?? LIMITS
  await climbAll(climbers, { random, isOver: () => sent >= requests || tooDear(dearest(), text, limits).length > 0 })
  expect(faults).toEqual([])
  return dearest()
}

/** Answers nothing, at a cost that follows from the request alone. */
const priced = (cost: (sent: Sent) => { loop: number; database: number }): Asking['send'] => {
  return async (_, sent) => ({
    cost: { ...cost(sent), status: 200 },
    answer: { status: 200, headers: {}, bytes: Buffer.from('{}'), ms: 0 }
  })
}

/** How many conditions search in the text of a field. */
const likesOf = ({ url }: Sent, field: string) => decodeURIComponent(url).split(`"${field}":{"like":`).length - 1

describe('the readings to climb', () => {
  it('are all metered, apart from those that only choose parts of one record', () => {
    const readings = readingsIn(contract)
    expect(readings.filter(({ operation }) => !isMetered(operation)).map(({ id }) => id)).toEqual([
      'obterPerfil',
      'obterCaso',
      'obterIdentificacao',
      'consultarUsuario'
    ])
    expect(readings.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listarUsuarios', 'buscarUsuarios', 'listarCasos', 'resumirCasos', 'mapearCasos'])
    )
  })
})

describe('a planted dear request', () => {
  const params = () => ({})

  it('of the database is found: many searches in one text, in an order that no index has', async () => {
    const send = priced((sent) => {
      const steps = Math.min(5, likesOf(sent, 'bairro')) + (sent.url.includes('sort=idade') ? 4 : 0)
      return { loop: 2, database: steps === 9 ? 4_000 : 10 * steps }
    })
    const found = await climb(['listarCasos'], 50_000, seed, { send, params })
    expect(tooDear(found, text)).toEqual([expect.stringMatching(/^listarCasos: 4000 ms of the database, .*sort=idade/)])
    expect(tableOf(found, text)).toContain('4000.0 ms, 200: GET /api/v1/agravos/casos?')
  })

  it('of the event loop is found: a body with deeply nested conditions', async () => {
    const send = priced(({ bytes }) => {
      const depth = String(bytes).split('[{"and":').length + String(bytes).split('[{"or":').length
      return { loop: 20 * depth, database: 1 }
    })
    const found = await climb(['buscarUsuarios'], 50_000, seed, { send, params })
    expect(tooDear(found, text)).toEqual([expect.stringMatching(/^buscarUsuarios: \d+ ms of the event loop, /)])
  })

  it('is none where nothing is dearer than the limit, and no address is longer than two kilobytes', async () => {
    let longest = 0
    const send = priced(({ url }) => {
      longest = Math.max(longest, url.length)
      return { loop: Math.min(LIMITS.loop, url.length), database: Math.min(LIMITS.database, url.length) }
    })
    const found = await climb(['listarCasos', 'listarAuditoria'], 1_000, seed, { send, params })
    expect(tooDear(found, text)).toEqual([])
    expect(longest).toBeGreaterThan(1_000)
    expect(longest).toBeLessThanOrEqual(MOST_URL)
  })

  it('is the same one for the same seed', async () => {
    const send = priced(({ url }) => ({ loop: pairsOf(url.split('?')[1] ?? '').length, database: url.length % 97 }))
    const once = async (from: number) => tableOf(await climb(['listarCasos'], 200, from, { send, params }), text)
    expect(await once(seed)).toBe(await once(seed))
    expect(await once(seed)).not.toBe(await once(seed + 1))
  })
})

describe('the readings of a small database', () => {
  let test: TestApp
  let reader: Account
  let casoId: number
  const read: { operation: string; ms: number }[] = []
  const onReading = (reading: unknown) => void read.push(reading as (typeof read)[number])

  beforeAll(async () => {
    // No machine is too slow for a small statement.
    test = await startApp({ readingTimeout: 300_000 })
    reader = await account(test, 'admin', { admin: true })
    casoId = (await seedCasos(test.db, { bairro: 'Boa Viagem' }, 30))[0]!
    await insertOthers(test.db, 30)
    subscribe('saude-integra.reading', onReading)
  })
  afterAll(async () => {
    unsubscribe('saude-integra.reading', onReading)
    await test.close()
  })

  it('are asked without a fault, tell the time of the database, and stay below the limit of the event loop', async () => {
    const readings = readingsIn(contract).map(({ id }) => id)
    const good = new Set<string>()
    const ids: Record<string, string> = {
      grupos: '1',
      webhooks: WEBHOOK,
      casos: String(casoId),
      usuarios: String(reader.id)
    }
    const params = (target: Target) => mapValues(paramsOf(target), (place) => ids[place.slice(1, -1)] ?? '')
    const send: Asking['send'] = async (operation, { method, url, headers, bytes }) => {
      read.length = 0
      // The time on processors, which a busy machine does not change.
      const before = process.cpuUsage()
      const answer = await test.app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, authorization: `Bearer ${reader.token}`, 'x-forwarded-proto': 'https' },
        ...(bytes ? { payload: bytes } : {})
      })
      const { user, system } = process.cpuUsage(before)
      const own = read.filter((each) => each.operation === operation)
      if (answer.statusCode === 200) good.add(operation)
      return {
        cost: {
          loop: (user + system) / 1000,
          database: own.length > 0 ? own.reduce((sum, { ms }) => sum + ms, 0) : null,
          status: answer.statusCode
        },
        answer: { status: answer.statusCode, headers: {}, bytes: answer.rawPayload, ms: 0 }
      }
    }
    const limits = { ...LIMITS, database: Number.POSITIVE_INFINITY }
    const found = await climb(readings, 500, seed, { send, params, limits })
    expect([...good].sort()).toEqual([...readings].sort())
    expect(tooDear(found, text, limits)).toEqual([])
    const metered = found.filter(({ operation }) => isMetered(contract.target(operation).operation))
    expect(metered.filter(({ database }) => !((database?.cost.database ?? 0) > 0))).toEqual([])
  })
})
