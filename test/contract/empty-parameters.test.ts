import { describe, expect, it } from 'vitest'
import { named, refusedFields, type Sample, samples, serviceForAdmin, someOf } from './support.ts'

const service = serviceForAdmin()

const readings = samples.filter(
  ({ operation }) => operation.description === 'b' && operation.method === 'GET' && !operation.list
)
const optional = readings.flatMap((sample) =>
  Object.keys(sample.operation.query.properties)
    .filter((field) => !sample.operation.query.required.includes(field))
    .map((field): [string, Sample & { field: string }] => [`${sample.title}: ${field}`, { ...sample, field }])
)

describe('an empty parameter of a reading of Description B', () => {
  it.each(someOf(optional))('%s is taken for none', async (_, { url, operation, field }) => {
    const address = `${url}${url.includes('?') ? '&' : '?'}${field}=`
    const [without, empty] = [
      await service.call('GET', url, { token: service.token }),
      await service.call('GET', address, { token: service.token })
    ]
    // On a route of both descriptions, naming `include` is what asks for B.
    if (operation.shared) expect(empty.status).not.toBe(422)
    else expect(empty.status).toBe(without.status)
  })

  it('422 where there is none of that name, and where something is removed', async () => {
    const { call, token } = service
    const unknown = await call('GET', '/api/v1/agravos/casos/estatisticas/resumo?zz=', { token })
    expect(refusedFields(unknown, { description: 'b' })).toEqual(['zz'])
    const removed = await call('DELETE', '/api/v1/grupos/2147483647?transferir_usuarios=', { token })
    expect(refusedFields(removed, { description: 'b' })).toEqual([
      named({ description: 'b' }, 'query', 'transferir_usuarios')
    ])
  })
})

it.each(['resumo', 'series'])(
  'GET /api/v1/agravos/casos/estatisticas/%s: 422 names the parameter that was meant',
  async (name) => {
    const answer = await service.call('GET', `/api/v1/agravos/casos/estatisticas/${name}?estado_residencia=PE`, {
      token: service.token
    })
    expect(answer.status).toBe(422)
    expect(answer.body.error.details).toMatchObject([
      { field: 'estado_residencia', message: expect.stringContaining('estado') }
    ])
  }
)
