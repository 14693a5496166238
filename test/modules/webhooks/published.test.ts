import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import description from '../../../generated/description-b.json' with { type: 'json' }
import { definitions } from '../../../generated/operations.ts'
import { createAjv } from '../../../src/engine/contract/schema/ajv.ts'
import { emitSubidas } from '../../../src/modules/alertas/tell.ts'
import { emitEvento } from '../../../src/modules/webhooks/events.ts'
import { newSegredo, signaturesOf } from '../../../src/modules/webhooks/sending/signature.ts'
import { entregas } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoBody, createdCaso, deleteCaso, updateCaso } from '../agravos/support.ts'
import { createdWebhook, webhookAt } from './api-support.ts'

interface Published {
  post: {
    description: string
    parameters: { $ref: string }[]
    requestBody: {
      content: {
        'application/json': { schema: { $ref: string }; example?: object; examples?: Record<string, { value: object }> }
      }
    }
    responses: Record<string, { description: string }>
  }
}
const published = Object.entries(description.webhooks as unknown as Record<string, Published>)
const { parameters, schemas } = description.components as unknown as {
  parameters: Record<string, { name: string; in: string; required: boolean; description: string }>
  schemas: Record<string, { properties?: Record<string, { enum?: string[]; const?: string }> }>
}
const last = (reference: string) => reference.split('/').at(-1)!

// Published events are open to new fields, like answers, but what is sent has to fit the closed form.
const ajv = createAjv(definitions)
const validate = (schema: string, value: unknown) => {
  const check = ajv.compile({ $ref: `b#/$defs/${schema}` })
  return check(value) ? null : check.errors
}
const media = ({ post }: Published) => post.requestBody.content['application/json']
/** The schema of an event, by its type. */
const bySchema = new Map(
  published.flatMap(([, entry]) => {
    const name = last(media(entry).schema.$ref)
    const tipo = schemas[name]?.properties?.tipo
    return (tipo?.enum ?? [tipo?.const as string]).map((each) => [each, name] as const)
  })
)

describe('webhooks of description-b.json', () => {
  it('name every event that can be subscribed to, and the test', () => {
    expect([...bySchema.keys()].sort()).toEqual(
      [...(schemas.EventoAssinavel as { enum: string[] }).enum, 'alerta.nivel_subiu', 'webhook.teste'].sort()
    )
  })

  it.each(published)('%s: has examples that fit its schema', (_, entry) => {
    const { schema, example, examples = {} } = media(entry)
    const values = example ? [example] : Object.values(examples).map(({ value }) => value)
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) {
      expect(validate(last(schema.$ref), value)).toBeNull()
      expect(validate(last(schema.$ref), { ...value, paciente_nome: 'Maria' })).not.toBeNull()
    }
  })

  it.each(published)(
    '%s: describes the headers of every delivery, all required but that of a former secret',
    (_, { post }) => {
      const described = post.parameters.map(({ $ref }) => parameters[last($ref)]!)
      const signed = signaturesOf({
        id: 'evt_1',
        moment: new Date(0),
        body: '{}',
        segredos: [newSegredo(), newSegredo()]
      })
      expect(described.map(({ name }) => name.toLowerCase()).sort()).toEqual(Object.keys(signed).sort())
      for (const { name, in: where, required, description: text } of described)
        expect([where, required, text.length > 20]).toEqual(['header', name !== 'X-Webhook-Signature-Previous', true])
    }
  )

  it.each(published)('%s: says what its answers mean', (_, { post }) => {
    expect(Object.keys(post.responses).sort()).toEqual(['2XX', '410'])
  })
})

describe('what is written for delivery', () => {
  let test: TestApp
  let admin: Account
  beforeAll(async () => {
    test = await startApp()
    admin = await account(test, 'admin')
  })
  afterAll(() => test.close())

  it('fits the document, event by event', async () => {
    const eventos = (schemas.EventoAssinavel as { enum: string[] }).enum
    const { id } = await createdWebhook(test, admin.token, { eventos, alertas: true })
    const caso = await createdCaso(test, admin.token, casoBody())
    await updateCaso(test, admin.token, caso, { bairro_residencia: 'Pina' })
    await deleteCaso(test, admin.token, caso)
    const dados = { job_id: 'job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10', importados: 2, erros: 1 }
    await emitEvento(test.db, 'importacao.concluida', dados, test.clock.moment)
    const risen = {
      id: 1,
      tipo: 'dengue',
      lugar: 2611606,
      semana: 202645,
      antes: null,
      nivel: 4,
      em: test.clock.moment
    }
    await emitSubidas(test.db, [risen], '2026-11-14')
    await test.call('POST', webhookAt(id, '/teste'), { token: admin.token })
    const rows = await test.db.select().from(entregas)
    expect(rows.map(({ tipo }) => tipo).sort()).toEqual([...bySchema.keys()].sort())
    for (const row of rows) {
      const sent = {
        id: row.eventoId,
        tipo: row.tipo,
        timestamp: row.em.toISOString(),
        dados: row.dados,
        webhook_id: row.webhookId
      }
      expect([row.tipo, validate(bySchema.get(row.tipo)!, sent)]).toEqual([row.tipo, null])
    }
  })
})
