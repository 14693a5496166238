import { describe, expect, it } from 'vitest'
import a from '../../../generated/description-a.json' with { type: 'json' }
import b from '../../../generated/description-b.json' with { type: 'json' }
import type { Document, Schema } from '../../../scripts/generate/document.ts'
import { describeFields } from '../../../scripts/generate/publish/fields.ts'
import { mapSchemas } from '../../../scripts/generate/publish/places.ts'
import { document } from './fixture.ts'

/** The properties of a published document that nothing describes. */
function silent(published: Document): string[] {
  const { schemas } = published.components
  const found: string[] = []
  mapSchemas(structuredClone(published), (schema) => {
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
      const named =
        schemas[
          String(property.$ref ?? '')
            .split('/')
            .at(-1) as string
        ]
      if (!property.description && !named?.description) found.push(name)
    }
    return schema
  })
  return [...new Set(found)]
}

describe('properties of the published documents', () => {
  it.each([
    ['A', a],
    ['B', b]
  ])('Description %s: each says what it means', (_, published) => {
    expect(silent(published as unknown as Document)).toEqual([])
  })

  it('own words win, then those of the schema, then Schema.property, then the name', () => {
    const made = document({})
    made.components.schemas = {
      Dito: { type: 'string', description: 'Said.' },
      Ave: {
        type: 'object',
        properties: {
          nome: { type: 'string', description: 'Own.' },
          dito: { $ref: '#/components/schemas/Dito' },
          cor: {}
        }
      },
      Peixe: { type: 'object', properties: { cor: {}, inteiro: {} } }
    }
    describeFields(made, { nome: 'N.', dito: 'D.', cor: 'C.', 'Ave.cor': 'Of the bird.' })
    const { Ave, Peixe } = made.components.schemas as Record<string, { properties: Record<string, Schema> }>
    expect(Ave?.properties).toEqual({
      nome: { type: 'string', description: 'Own.' },
      dito: { $ref: '#/components/schemas/Dito' },
      cor: { description: 'Of the bird.' }
    })
    expect(Peixe?.properties).toEqual({ cor: { description: 'C.' }, inteiro: {} })
  })
})
