import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import descriptionA from '../../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../../generated/description-b.json' with { type: 'json' }
import { buildMock } from '../../../scripts/mock/app.ts'
import { callsOf, type Described } from '../../../src/platform/docs/calls.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await buildMock(
    { env: 'sandbox', publicUrl: 'https://localhost:4010', corsOrigins: '*', version: '1.0.0' },
    { trustProxy: true }
  )
})
afterAll(() => app.close())

const https = { 'x-forwarded-proto': 'https' }
const token = { authorization: 'Bearer any' }
const casos = '/api/v1/agravos/casos'
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...https, ...token, ...headers } })

describe('make mock', () => {
  const calls = [descriptionA, descriptionB].flatMap((document) => callsOf(document as unknown as Described))

  it.each(calls.map((call) => [call.id, call] as const))('%s: answers the success of its document', async (_, call) => {
    const path = call.pathFields.reduce((text, { name, text: value }) => text.replace(`{${name}}`, value), call.path)
    const query = call.query.filter(({ isRequired }) => isRequired).map(({ name, text }) => [name, text])
    const { body } = call
    const sent =
      body === null || body.kind === 'upload'
        ? {}
        : body.kind === 'json'
          ? { payload: JSON.stringify(body.value), type: 'application/json' }
          : {
              payload: new URLSearchParams(
                body.fields.map(({ name, text }) => [name, text] as [string, string])
              ).toString(),
              type: 'application/x-www-form-urlencoded'
            }
    const { statusCode, body: answer } = await app.inject({
      method: call.method as 'GET',
      url: `${path}?${new URLSearchParams(query as [string, string][])}`,
      headers: { ...https, ...token, ...('type' in sent ? { 'content-type': sent.type } : {}) },
      ...('payload' in sent ? { payload: sent.payload } : {})
    })
    // A file cannot be made from an example, so the engine says that it is missing.
    const wanted = body?.kind === 'upload' ? [415, 422] : [200, 201, 202, 204]
    expect(wanted, `${statusCode} ${answer.slice(0, 300)}`).toContain(statusCode)
  })

  it('checks requests as the service does: token, fields, paths, HTTPS', async () => {
    const codes = async (...answers: Awaited<ReturnType<typeof get>>[]) =>
      answers.map((answer) => [answer.statusCode, answer.json().error?.code])
    const noToken = await app.inject({ url: casos, headers: https })
    const wrong = await get(`${casos}?desconhecido=1`)
    const unknown = await get('/api/v1/nada')
    const plain = await app.inject({ url: casos, headers: token })
    expect(await codes(noToken, wrong, unknown, plain)).toEqual([
      [401, 'UNAUTHORIZED'],
      [422, 'VALIDATION_ERROR'],
      [404, 'NOT_FOUND'],
      [400, 'HTTPS_REQUIRED']
    ])
    expect((await get('/api/v1/usuarios/?limit=abc')).json().detail[0].loc).toEqual(['query', 'limit'])
  })

  it('Prefer: another status, or an example by its name; 422 for one that the document does not have', async () => {
    const missing = await get(`${casos}/7`, { prefer: 'code=404' })
    expect([missing.statusCode, missing.json().error.code]).toEqual([404, 'NOT_FOUND'])
    const job = '/api/v1/jobs/job_0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11'
    const statuses = await Promise.all(
      ['processing', 'completed'].map(async (name) => (await get(job, { prefer: `example=${name}` })).json().status)
    )
    expect(statuses).toEqual(['processing', 'completed'])
    const other = await get(casos, { prefer: 'code=418' })
    expect([other.statusCode, other.json().error.details[0].field]).toEqual([422, 'Prefer'])
  })

  it('a shared route is answered by the description that the request means', async () => {
    const [a, b] = [await get('/api/v1/usuarios/7'), await get('/api/v1/usuarios/7?include=permissoes')]
    expect(Object.keys(a.json())).not.toEqual(Object.keys(b.json()))
  })
})
