import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nearest } from '../../../src/engine/contract/errors/nearest.ts'
import { type Lists, startLists } from './support.ts'

describe('the name that was probably meant', () => {
  const known = ['estado', 'municipio', 'tipo_agravo', 'data_notificacao', 'evolucao', 'id']

  it.each([
    ['estado_residencia', 'estado'],
    ['agravo', 'tipo_agravo'],
    ['municpio', 'municipio'],
    ['Evolucao', 'evolucao'],
    ['data_notificaçao', 'data_notificacao']
  ])('%s: %s', (given, wanted) => expect(nearest(given, known)).toBe(wanted))

  it.each(['senha', 'x', '', '__proto__', `estado_${'x'.repeat(40)}`])('%s: none', (given) =>
    expect(nearest(given, known)).toBeNull()
  )
})

describe('GET /api/v1/agravos/casos', () => {
  let lists: Lists
  beforeAll(async () => {
    lists = await startLists()
  })
  afterAll(() => lists?.close())

  const told = async (query: Record<string, string>) =>
    (await lists.get('/agravos/casos', query)).body.error.details.map(
      ({ field, message, code }: Record<string, string>) => [field, code, message]
    )

  it('an unknown filter is refused with the nearest one that there is, also with an operator', async () => {
    expect(await told({ estado_residencia: 'PE', 'idde[gte]': '3' })).toEqual([
      ['estado_residencia', 'UNKNOWN_FIELD', 'Campo desconhecido; talvez você queira dizer estado.'],
      ['idde[gte]', 'UNKNOWN_FIELD', 'Campo desconhecido; talvez você queira dizer idade.']
    ])
  })

  it('nothing is guessed far from any name, within a search, or for the sixth unknown name', async () => {
    expect(await told({ zzzzzz: '1' })).toEqual([['zzzzzz', 'UNKNOWN_FIELD', 'Campo desconhecido.']])
    expect(await told({ search: '{"estad":"PE"}' })).toEqual([['search.estad', 'UNKNOWN_FIELD', 'Campo desconhecido.']])
    const many = await told(Object.fromEntries([...'abcdef'].map((letter) => [`estado_${letter}`, 'PE'])))
    expect(many.filter(([, , message]: string[]) => message?.includes('dizer estado.'))).toHaveLength(5)
  })
})
