import { expect, it } from 'vitest'
import { circlesIn, unrollCircles } from '../../../../scripts/generate/publish/circles.ts'
import { document, sentences } from '../fixture.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const filtro = (inner: object) => ({
  type: 'object',
  properties: { and: { type: 'array', items: inner }, campo: { type: 'string' } }
})

it('unrollCircles: a schema that holds itself is unrolled three times, and ends in an object of any shape', () => {
  const given = document({})
  given.components.schemas = { Filtro: filtro(reference('Filtro')), Outro: { type: 'string' } } as never
  expect(circlesIn(given)).toEqual(['Filtro'])
  unrollCircles(given, sentences)
  const any = { type: 'object', additionalProperties: true, description: expect.any(String) }
  expect(given.components.schemas).toEqual({
    Filtro: filtro(reference('FiltroAninhado')),
    FiltroAninhado: filtro(reference('FiltroProfundo')),
    FiltroProfundo: filtro(any),
    Outro: { type: 'string' }
  })
  expect(circlesIn(given)).toEqual([])
})

it('circlesIn: finds a circle of two', () => {
  const given = document({})
  given.components.schemas = {
    Um: { items: reference('Dois') },
    Dois: { items: reference('Um') },
    Fora: { items: reference('Um') }
  }
  expect(circlesIn(given)).toEqual(['Um', 'Dois'])
})
