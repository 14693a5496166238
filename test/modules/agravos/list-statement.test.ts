import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import type { Filter } from '../../../src/engine/contract/schema/filter.ts'
import type { Filterable } from '../../../src/modules/agravos/fields/field-type.ts'
import { codedFilter } from '../../../src/modules/agravos/fields/place.ts'
import { casosWhere, textWhere } from '../../../src/modules/agravos/list/filters.ts'
import { everywhere } from '../../../src/modules/agravos/reach.ts'

const queryOf = (where: SQL | undefined) => new PgDialect().sqlToQuery(where as SQL)
const parametersOf = (where: SQL | undefined): number => queryOf(where).params.length
const whereOf = (filter: Filter<Filterable>) => casosWhere(everywhere('a test'), codedFilter(filter))
const ofFilter = (filter: Filter<Filterable>) => parametersOf(whereOf(filter))

describe('the statement of a list of cases does not grow with the number of municipalities', () => {
  it.each<[Filter<Filterable>, number]>([
    [{ field: 'municipio', op: 'like', value: 'a' }, 1],
    [{ field: 'municipio', op: 'gt', value: 'b' }, 1],
    [{ field: 'municipio', op: 'eq', value: 'Recife' }, 1],
    [{ field: 'municipio', op: 'ne', value: 'Bom Jesus' }, 1],
    [{ field: 'municipio', op: 'in', value: ['Bom Jesus', 'Santa Luzia', 'Recife'] }, 1],
    [{ and: Array.from({ length: 20 }, () => ({ field: 'municipio', op: 'like', value: 'a' })) }, 20]
  ])('%j', (filter, most) => {
    expect(ofFilter(filter)).toBeLessThanOrEqual(most)
  })

  it('a plain search', () => {
    expect(parametersOf(textWhere('a'))).toBe(2)
  })

  it('a list of situations names each of them once', () => {
    const many = ofFilter({ field: 'situacao', op: 'in', value: Array(100).fill('confirmado') })
    expect(many).toBe(ofFilter({ field: 'situacao', op: 'in', value: ['confirmado'] }))
  })
})

describe('a search in a text that many cases share removes no accents from each of them', () => {
  const searched = ['raca', 'zona', 'estado', 'classificacao', 'criterio_confirmacao', 'evolucao', 'bairro'] as const

  it.each(searched)('%s', (field) => {
    for (const op of ['like', 'gt', 'lte'] as const)
      expect(queryOf(whereOf({ field, op, value: 'a' })).sql).not.toMatch(/sem_acento\("casos"/)
  })

  it('the number of a notification, when figures are searched', () => {
    const numero = (value: string) => queryOf(whereOf({ field: 'numero_notificacao', op: 'like', value })).sql
    expect(numero('2024-1')).not.toContain('sem_acento')
    expect(numero('á1')).toContain('sem_acento')
  })
})
