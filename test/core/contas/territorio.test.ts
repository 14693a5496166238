import { describe, expect, it } from 'vitest'
import {
  contains,
  covers,
  itemsOf,
  reachOf,
  type TerritorioItem,
  territoriosOf,
  union
} from '../../../src/core/contas/territorio/territorio.ts'

const pais: TerritorioItem = { tipo: 'pais', codigo: 'BR' }
const uf = (codigo: string): TerritorioItem => ({ tipo: 'uf', codigo })
const municipio = (codigo: string): TerritorioItem => ({ tipo: 'municipio', codigo })
const RECIFE = '2611606'
const OLINDA = '2609600'
const MACEIO = '2704302'

describe('territories', () => {
  it('null means everywhere; a list without places means nowhere; the country frees', () => {
    expect(reachOf(null)).toBeNull()
    expect(reachOf([uf('PE'), pais])).toBeNull()
    expect(reachOf([])).toEqual({ ufs: [], municipios: [] })
    expect(reachOf([municipio(RECIFE), uf('PE'), municipio(MACEIO)])).toEqual({ ufs: ['PE'], municipios: [2704302] })
    expect(itemsOf(reachOf([uf('PE'), municipio(MACEIO)]))).toEqual([uf('PE'), municipio(MACEIO)])
    expect(itemsOf(null)).toEqual([pais])
  })

  it('contains a place of one of its states, or one of its municipalities', () => {
    const reach = reachOf([uf('AL'), municipio(RECIFE)])
    expect(contains(reach, { uf: 'AL', municipio: 2704302 })).toBe(true)
    expect(contains(reach, { uf: 'PE', municipio: 2611606 })).toBe(true)
    expect(contains(reach, { uf: 'PE', municipio: 2609600 })).toBe(false)
    expect(contains(reach, { uf: 'PE' })).toBe(false)
    expect(contains(null, { uf: 'PE' })).toBe(true)
    expect(contains(reachOf([]), { uf: 'PE', municipio: 2611606 })).toBe(false)
  })

  it.each([
    [[uf('PE')], [municipio(RECIFE)], true],
    [[municipio(RECIFE)], [uf('PE')], false],
    [[municipio(RECIFE), municipio(OLINDA)], [municipio(OLINDA)], true],
    [[municipio(RECIFE)], [municipio(OLINDA)], false],
    [[pais], [uf('PE')], true],
    [[uf('PE')], [pais], false],
    [[uf('PE')], [], true],
    [[], [uf('PE')], false],
    [null, null, true],
    [[uf('PE')], null, false]
  ])('%j covers %j: %s', (one, other, is) => {
    expect(covers(reachOf(one), reachOf(other))).toBe(is)
  })

  it('the union of two reaches both', () => {
    expect(union(reachOf([uf('PE')]), reachOf([municipio(RECIFE), municipio(MACEIO)]))).toEqual({
      ufs: ['PE'],
      municipios: [2704302]
    })
    expect(union(null, reachOf([]))).toBeNull()
  })

  it('takes a code of the country, of states in either case, and of municipalities with all digits', () => {
    expect(territoriosOf([{ tipo: 'pais' }])).toEqual([pais])
    expect(territoriosOf([{ tipo: 'uf', codigo: 'pe' }, municipio(RECIFE)])).toEqual([uf('PE'), municipio(RECIFE)])
  })

  it.each([
    [{ tipo: 'uf', codigo: 'XX' }],
    [{ tipo: 'uf' }],
    [{ tipo: 'municipio', codigo: '261160' }],
    [{ tipo: 'municipio', codigo: '9999999' }],
    [{ tipo: 'municipio', codigo: null }],
    [{ tipo: 'pais', codigo: 'AR' }]
  ] as const)('refuses %j at its place', (item) => {
    const refusal = expect.objectContaining({ path: ['territorios', 1, 'codigo'], code: 'NOT_FOUND' })
    expect(() => territoriosOf([uf('PE'), item])).toThrow(expect.objectContaining({ extra: { problems: [refusal] } }))
  })

  it('refuses a place that is there twice, in whatever spelling', () => {
    const refusal = expect.objectContaining({ path: ['territorios', 1], code: 'REPEATED' })
    expect(() => territoriosOf([uf('PE'), { tipo: 'uf', codigo: 'pe' }])).toThrow(
      expect.objectContaining({ extra: { problems: [refusal] } })
    )
  })
})
