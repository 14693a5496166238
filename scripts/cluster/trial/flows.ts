import assert from 'node:assert/strict'
import { demoFile } from '../../../src/operations/demo/nacional.ts'
import { addDays, todayAt } from '../../../src/platform/time/days.ts'
import { BULK, CASOS, caso, upload } from '../../trial/bodies.ts'
import type { Receiver } from '../../trial/receiver.ts'
import { until } from '../wait.ts'
import type { Answer, Client } from './client.ts'
import { type Resultado, untilDone } from './imports.ts'

interface Walk {
  client: Client
  token: string
  receiver: Receiver
  /** The prefix of all numbers in this walk. */
  prefix: string
}

const today = todayAt(new Date())

/** The main paths through the service, each through the proxy: any instance may answer any request. */
export const flows: Record<string, (walk: Walk) => Promise<void>> = {
  async 'a webhook is registered'({ client, token, receiver }) {
    const body = { url: receiver.url, eventos: ['agravo.criado'] }
    expect(await client.call('POST', '/api/v1/webhooks', { token, body }), 201)
  },

  async 'a case with an Idempotency-Key is recorded once'({ client, token, prefix }) {
    const call = { token, body: caso(`${prefix}1`, 1), headers: { 'idempotency-key': `${prefix}1` } }
    const first = expect(await client.call('POST', CASOS, call), 201)
    const again = expect(await client.call('POST', CASOS, call), 201)
    assert.deepEqual(again, first)
  },

  async 'the case is listed and counted'({ client, token, prefix }) {
    await until('the case in the list', 10_000, async () => {
      const { body } = await client.call('GET', `${CASOS}?numero_notificacao=${prefix}1&size=5`, { token })
      return body.includes(`${prefix}1`) || undefined
    })
    const period = `data_inicio=${addDays(today, -400)}&data_fim=${today}`
    const summary = expect(await client.call('GET', `${CASOS}/estatisticas/resumo?${period}`, { token }), 200)
    assert.ok(Number(summary.total) >= 1, 'the summary counts no case')
  },

  async 'cases are exported'({ client, token }) {
    const body = { formato: 'csv', campos: ['id', 'data_notificacao', 'municipio_residencia'] }
    const started = expect(await client.call('POST', `${CASOS}/exportar`, { token, body }), 202)
    const job = await untilDone<unknown>(client, token, String(started.status_url))
    assert.equal(job.status, 'completed')
    const { status, body: file } = await client.call('GET', `${started.status_url}/resultado`, { token })
    assert.equal(status, 200)
    assert.match(file, /municipio_residencia/)
  },

  async 'a file of SINAN is imported'({ client, token }) {
    const file = upload(demoFile(today), { formato: 'csv', modo: 'importar', ignorar_erros: 'true' })
    const started = expect(await client.call('POST', BULK, { token, ...file }), 202)
    const { status, resultado } = await untilDone<Resultado>(client, token, String(started.status_url))
    assert.equal(status, 'completed')
    assert.ok(resultado.importados > 200, `${resultado.importados} rows were imported`)
  },

  async 'the webhook received the event of the case'({ receiver, prefix }) {
    await until('the delivery', 30_000, () => receiver.events.get(`${prefix}1`)?.size || undefined)
  }
}

function expect({ status, body }: Answer, wanted: number): Record<string, unknown> {
  assert.equal(status, wanted, `${status} instead of ${wanted}: ${body.slice(0, 300)}`)
  return JSON.parse(body) as Record<string, unknown>
}
