import { describe, expect, it } from 'vitest'
import { desfechoDe, desistir, proximaTentativa, semPermissao } from '../../src/webhooks/agenda.ts'

const failedAt = new Date('2026-11-15T12:00:00.000Z')
const HOUR = 3600
const wait = (feitas: number, retryAfter: number | null = null, random = 0) => {
  const next = proximaTentativa(feitas, failedAt, retryAfter, () => random)
  return next && (next.getTime() - failedAt.getTime()) / 1000
}

describe('the next attempt', () => {
  it.each([
    [1, 5],
    [2, 300],
    [3, 1800],
    [4, 2 * HOUR],
    [5, 5 * HOUR],
    [6, 10 * HOUR],
    [7, 14 * HOUR],
    [8, 20 * HOUR],
    [9, 24 * HOUR]
  ])('after %i failures comes %i s later, and up to a tenth more', (feitas, seconds) => {
    expect(wait(feitas)).toBe(seconds)
    expect(wait(feitas, null, 0.999999)).toBeCloseTo(seconds * 1.1, 0)
  })

  it('does not come after the tenth failure, whatever the receiver asks for', () => {
    expect(wait(10)).toBeNull()
    expect(wait(10, 60)).toBeNull()
  })

  it.each([
    [1, 4, 5],
    [1, 6, 6],
    [1, 24 * HOUR, 24 * HOUR],
    [1, 24 * HOUR + 1, 24 * HOUR],
    [9, 999_999_999, 24 * HOUR]
  ])('after %i failures and a Retry-After of %i s comes %i s later', (feitas, retryAfter, seconds) => {
    expect(wait(feitas, retryAfter)).toBe(seconds)
  })

  it('keeps its own longer wait of a day and some jitter beside a Retry-After', () => {
    expect(wait(9, 999_999, 0.5)).toBe(24 * HOUR * 1.05)
  })
})

describe('giving up', () => {
  const days = 24 * 3600 * 1000
  it.each([
    [5 * days, true],
    [5 * days - 1, false],
    [0, false]
  ])('%i ms of failures: %s', (ms, expected) => {
    expect(desistir(failedAt, new Date(failedAt.getTime() + ms))).toBe(expected)
  })
})

describe('what comes of a delivery', () => {
  const em = new Date('2026-11-15T11:59:50.000Z')
  const times = { em, fim: failedAt, random: () => 0 }
  const result = { ok: false, status: 500, erro: 'status' as const, resposta: 'no', retryAfter: null, ms: 12 }

  it('a success ends it', () => {
    const ok = { ...result, ok: true, status: 200, erro: null }
    expect(desfechoDe({ webhookId: 'wh_1', id: 1, tentativa: 3 }, ok, times)).toEqual({
      webhookId: 'wh_1',
      id: 1,
      anterior: 3,
      tentativa: 4,
      estado: 'entregue',
      proximaEm: null,
      concluidaEm: failedAt.getTime(),
      nova: { em: em.toISOString(), status: 200, erro: null, ms: 12, resposta: 'no' }
    })
  })

  it('a failure counts from its end', () => {
    expect(desfechoDe({ webhookId: 'wh_1', id: 1, tentativa: 0 }, result, times)).toMatchObject({
      estado: 'pendente',
      tentativa: 1,
      proximaEm: Date.parse('2026-11-15T12:00:05.000Z'),
      concluidaEm: null,
      nova: { em: em.toISOString(), status: 500, erro: 'status' }
    })
  })

  it('the tenth failure ends it', () => {
    expect(desfechoDe({ webhookId: 'wh_1', id: 1, tentativa: 9 }, result, times)).toMatchObject({
      estado: 'falhou',
      tentativa: 10,
      proximaEm: null,
      concluidaEm: failedAt.getTime()
    })
  })

  it('a missing permission ends it without an attempt', () => {
    expect(semPermissao({ webhookId: 'wh_1', id: 1, tentativa: 2 }, em)).toMatchObject({
      estado: 'falhou',
      anterior: 2,
      tentativa: 2
    })
  })
})
