import { expect, it } from 'vitest'
import { shareOut } from '../../../scripts/network/crew.ts'

it('results come in the order of the pieces, whichever ended first; each hand has one piece at a time', async () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const taken: string[] = []
  const working = shareOut(['a', 'b'], [1, 2, 3, 4], async (hand, piece) => {
    taken.push(`${hand}${piece}`)
    if (piece === 1) await opened
    if (piece === 4) open()
    return piece * 10
  })
  expect(await working).toEqual([10, 20, 30, 40])
  expect(taken).toEqual(['a1', 'b2', 'b3', 'b4'])
})

it('a hand that fails fails the whole', async () => {
  await expect(shareOut(['a'], [1], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
