import { describe, expect, it } from 'vitest'
import {
  type Health,
  healthAtFirst,
  judgeHealth,
  outcomeOf,
  outcomeWithoutPermissao
} from '../../../src/modules/webhooks/delivery/judge.ts'
import type { SendResult } from '../../../src/modules/webhooks/sending/exchange.ts'

const failedAt = new Date('2026-11-15T12:00:00.000Z')

describe('the outcome of a delivery', () => {
  const em = new Date('2026-11-15T11:59:50.000Z')
  const times = { begunAt: em, endedAt: failedAt, random: () => 0 }
  const result = { ok: false, status: 500, error: 'status' as const, answer: 'no', retryAfter: null, ms: 12 }

  it('a success ends it', () => {
    const ok = { ...result, ok: true, status: 200, error: null }
    expect(outcomeOf({ webhookId: 'wh_1', id: 1, tentativa: 3 }, ok, times)).toEqual({
      webhookId: 'wh_1',
      id: 1,
      tentativaAntes: 3,
      tentativa: 4,
      estado: 'entregue',
      proximaEm: null,
      concluidaEm: failedAt.getTime(),
      attempt: { em: em.toISOString(), status: 200, erro: null, ms: 12, resposta: 'no' }
    })
  })

  it('a failure counts from its end', () => {
    expect(outcomeOf({ webhookId: 'wh_1', id: 1, tentativa: 0 }, result, times)).toMatchObject({
      estado: 'pendente',
      tentativa: 1,
      proximaEm: Date.parse('2026-11-15T12:00:05.000Z'),
      concluidaEm: null,
      attempt: { em: em.toISOString(), status: 500, erro: 'status' }
    })
  })

  it('the tenth failure ends it', () => {
    expect(outcomeOf({ webhookId: 'wh_1', id: 1, tentativa: 9 }, result, times)).toMatchObject({
      estado: 'falhou',
      tentativa: 10,
      proximaEm: null,
      concluidaEm: failedAt.getTime()
    })
  })

  it('a missing permission ends it without an attempt', () => {
    expect(outcomeWithoutPermissao({ webhookId: 'wh_1', id: 1, tentativa: 2 }, em)).toMatchObject({
      estado: 'falhou',
      tentativaAntes: 2,
      tentativa: 2
    })
  })
})

describe('what an attempt says about its receiver', () => {
  const url = 'https://hook.example.org/'
  const earlier = new Date(failedAt.getTime() - 1000)
  const longAgo = new Date(failedAt.getTime() - 5 * 24 * 3600_000)
  const ok: SendResult = { ok: true, status: 200, error: null, answer: null, retryAfter: null, ms: 1 }
  const failed = (error: SendResult['error'], status: number | null = null) => ({ ...ok, ok: false, error, status })
  const judged = (health: Partial<Health>, result: SendResult, lane: 'first' | 'retries' = 'first') =>
    judgeHealth({ ...healthAtFirst(null), ...health }, lane, url, result, failedAt)

  it.each([
    ['a success of a healthy one', null, ok, null],
    ['a success of a failing one', earlier, ok, null],
    ['the first failure', null, failed('status', 500), failedAt],
    ['a further failure', earlier, failed('dns'), earlier]
  ])('since when it has been failing, after %s', (_, failingSince, result, expected) => {
    expect(judged({ failingSince }, result).failingSince).toBe(expected)
  })

  it.each([
    ['tempo_esgotado', 3],
    ['conexao', 3],
    ['dns', 0],
    ['tls', 0],
    ['endereco_interno', 0],
    ['redirecionamento', 0],
    ['status', 0]
  ] as const)('%s: turns two unanswered in a row into %i, in its own lane', (error, expected) => {
    const unanswered = { first: 2, retries: 2 }
    expect(judged({ unanswered }, failed(error)).unanswered).toEqual({ first: expected, retries: 2 })
    expect(judged({ unanswered }, failed(error), 'retries').unanswered).toEqual({ first: 2, retries: expected })
  })

  it('something has arrived, from the first success on', () => {
    expect(judged({}, failed('dns')).succeeded).toBe(false)
    expect(judged({}, ok).succeeded).toBe(true)
    expect(judged({ succeeded: true }, failed('dns')).succeeded).toBe(true)
  })

  it.each([
    ['a failure', null, failed('status', 500), null],
    ['a 410', null, failed('status', 410), 'removido'],
    ['a failure after five days of them', longAgo, failed('dns'), 'falhas'],
    ['a success after five days of failures', longAgo, ok, null],
    ['a 410 after five days of failures', longAgo, failed('status', 410), 'removido']
  ])('is to be switched off after %s: %s', (_, failingSince, result, motivo) => {
    expect(judged({ failingSince }, result).switchOff).toEqual(motivo && { url, motivo })
  })

  it('a decision to switch it off stays, with the first reason unless the receiver is gone for good', () => {
    const switchOff = { url: 'https://other.example.org/', motivo: 'falhas' as const }
    expect(judged({ switchOff }, ok).switchOff).toBe(switchOff)
    expect(judged({ switchOff, failingSince: longAgo }, failed('dns')).switchOff).toBe(switchOff)
    expect(judged({ switchOff }, failed('status', 410)).switchOff).toEqual({ url, motivo: 'removido' })
  })
})
