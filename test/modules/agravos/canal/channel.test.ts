import { describe, expect, it } from 'vitest'
import { chooseYears, type Former, usualOf } from '../../../../src/modules/agravos/canal/channel.ts'

const year = (before: number | null, at: number | null, after: number | null): Former => ({ before, at, after })

describe('what is usual', () => {
  it("the Ministry's way: the mean of three weeks' means, and 1.96 deviations of the week itself", () => {
    const years = [year(10, 20, 30), year(20, 40, 60), year(30, 60, 90)]
    // Means 20, 40 and 60: smoothed 40. The week has 20, 40, 60: a deviation of 20.
    expect(usualOf('ministerio', years)).toEqual({ inferior: 0.8, centro: 40, superior: 79.2 })
  })

  it('a neighbour that is not known in some years, or in none, is left out of the smoothing', () => {
    const years = [year(null, 20, 30), year(null, 20, 60), year(null, 20, null)]
    expect(usualOf('ministerio', years)).toEqual({ inferior: 32.5, centro: 32.5, superior: 32.5 })
  })

  it('is never below 0', () => {
    expect(usualOf('ministerio', [year(0, 0, 0), year(0, 0, 0), year(0, 30, 0)])?.inferior).toBe(0)
  })

  it('quartiles and two deviations look at the week alone', () => {
    const years = [year(900, 1, 900), year(900, 2, 900), year(900, 3, 900)]
    expect(usualOf('quartis', years)).toEqual({ inferior: 1.5, centro: 2, superior: 2.5 })
    expect(usualOf('media_dp', years)).toEqual({ inferior: 0, centro: 2, superior: 4 })
  })

  it.each(['ministerio', 'quartis', 'media_dp'] as const)('%s: fewer than three years say nothing', (metodo) => {
    expect(usualOf(metodo, [year(1, 1, 1), year(1, 1, 1), year(1, null, 1)])).toBeNull()
    expect(usualOf(metodo, [year(1, 1, 1), year(1, 1, 1), year(null, 1, null)])).not.toBeNull()
  })
})

describe('which years', () => {
  it('those of which four fifths are loaded; the others are told, but for years without any case', () => {
    const years = [
      { ano: 2025, has: 53, loaded: 43 },
      { ano: 2024, has: 52, loaded: 41 },
      { ano: 2023, has: 52, loaded: 52 },
      { ano: 2022, has: 52, loaded: 0 },
      { ano: 2021, has: 52, loaded: 42 }
    ]
    expect(chooseYears(years, [])).toEqual({ anos: [2021, 2023, 2025], incompletos: [2024], excluidos: [] })
    expect(chooseYears(years, [2023, 2024, 1999])).toEqual({
      anos: [2021, 2025],
      incompletos: [],
      excluidos: [2023, 2024]
    })
  })
})
