import { describe, expect, it } from 'vitest'
import type { Document, Schema } from '../../../../scripts/generate/document.ts'
import { openAnswers } from '../../../../scripts/generate/publish/directions.ts'
import { document, sentences, writeOperation } from '../fixture.ts'

const closed = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties
})
const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Schema) => ({ 'application/json': { schema, example: {} } })

/** Makes a document whose one operation takes one schema and gives another. */
function opened(request: Schema, answer: Schema, schemas: Record<string, Schema>): Document {
  const post = writeOperation('criar', {
    requestBody: { content: json(request) },
    responses: { 200: { description: 'It.', content: json(answer) } }
  })
  const given = document({ '/a': { post } })
  given.components.schemas = schemas
  openAnswers(given, sentences)
  return given
}

const bodies = ({ paths }: Document) => {
  const { requestBody, responses } = (paths['/a'] as never as { post: ReturnType<typeof writeOperation> }).post
  return [requestBody?.content, responses[200]?.content].map((content) => content?.['application/json']?.schema)
}

describe('openAnswers', () => {
  it('opens schemas of answers alone, however deep, and keeps those of requests alone', () => {
    const { schemas } = opened(reference('Criar'), reference('Lista'), {
      Criar: closed({ nome: { type: 'string' } }),
      Lista: closed({ itens: { type: 'array', items: reference('Item') }, meta: closed({ em: { type: 'string' } }) }),
      Item: closed({ id: { type: 'integer' } })
    }).components
    expect(schemas.Criar).toEqual(closed({ nome: { type: 'string' } }))
    expect(schemas.Item).toEqual({ type: 'object', properties: { id: { type: 'integer' } } })
    expect(JSON.stringify(schemas.Lista)).not.toContain('additionalProperties')
  })

  it('gives schemas of both two names, and those that lead to them as well', () => {
    const given = opened(closed({ dados: reference('Dados') }), closed({ dados: reference('Dados') }), {
      Dados: closed({ sinais: reference('Sinais') }),
      Sinais: closed({ febre: reference('SimNao') }),
      SimNao: { type: ['boolean', 'null'] }
    })
    const { schemas } = given.components
    expect(bodies(given)).toEqual([
      closed({ dados: reference('Dados') }),
      { type: 'object', properties: { dados: reference('DadosResposta') } }
    ])
    expect(schemas.Dados).toEqual(closed({ sinais: reference('Sinais') }))
    expect(schemas.DadosResposta).toEqual({ type: 'object', properties: { sinais: reference('SinaisResposta') } })
    expect(schemas.SinaisResposta).toEqual({ type: 'object', properties: { febre: reference('SimNao') } })
    expect(Object.keys(schemas)).not.toContain('SimNaoResposta')
  })

  it('keeps what an object says about its other properties', () => {
    const free = { type: 'object', additionalProperties: { type: 'integer' } }
    const { schemas } = opened({ type: 'string' }, reference('Livre'), { Livre: free }).components
    expect(schemas.Livre).toEqual(free)
  })

  it('copes with a schema that holds itself', () => {
    const filtro = closed({ and: { type: 'array', items: reference('Filtro') } })
    const { schemas } = opened(reference('Filtro'), reference('Filtro'), { Filtro: filtro }).components
    expect(schemas.Filtro).toEqual(filtro)
    expect(schemas.FiltroResposta).toEqual({
      type: 'object',
      properties: { and: { type: 'array', items: reference('FiltroResposta') } }
    })
  })

  it('puts defaults of requests into words, and leaves those of answers and parameters', () => {
    const ativo = { type: 'boolean', default: true }
    const sort = { type: 'string', default: 'id', description: 'Field.' }
    const given = opened(reference('Criar'), reference('Ver'), {
      Criar: closed({ ativo, sort }),
      Ver: { type: 'object', properties: { ativo } }
    })
    expect(given.components.schemas.Criar).toEqual(
      closed({
        ativo: { type: 'boolean', description: 'Default: `true`.' },
        sort: { type: 'string', description: 'Field. Default: `id`.' }
      })
    )
    expect(given.components.schemas.Ver?.properties).toEqual({ ativo })
  })

  it('opens what the service sends to webhooks, which clients read', () => {
    const given = document({})
    given.components.schemas = { Evento: closed({ id: { type: 'string' } }) }
    const post = writeOperation('receber', { requestBody: { content: json(reference('Evento')) }, responses: {} })
    given.webhooks = { evento: { post } }
    openAnswers(given, sentences)
    expect(given.components.schemas.Evento).toEqual({ type: 'object', properties: { id: { type: 'string' } } })
  })
})
