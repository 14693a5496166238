import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../../src/modules/relatorios/document/pdf-columns.ts'

describe('two columns of a bulletin', () => {
  it('are as even as can be when everything fits', () => {
    expect(columnsOf([10, 10, 10, 10], 100)).toEqual({ left: 2, right: 4 })
    expect(columnsOf([30, 10, 10, 10], 100)).toEqual({ left: 1, right: 4 })
    expect(columnsOf([10, 10, 10, 30], 100)).toEqual({ left: 3, right: 4 })
  })

  it('are full when it does not, and the rest goes on to the next page', () => {
    expect(columnsOf([40, 40, 40, 40, 40], 90)).toEqual({ left: 2, right: 4 })
    expect(columnsOf([40, 40, 40, 40], 80)).toEqual({ left: 2, right: 4 })
    expect(columnsOf([40, 40, 40, 40], 79)).toEqual({ left: 1, right: 2 })
  })

  it('a single item is in the first, and one that is higher than the room is not left out', () => {
    expect(columnsOf([10], 100)).toEqual({ left: 1, right: 1 })
    expect(columnsOf([500], 100)).toEqual({ left: 1, right: 1 })
    expect(columnsOf([500, 10, 10], 100)).toEqual({ left: 1, right: 3 })
  })
})
