import { expect, it } from 'vitest'
import { shareOut } from '../../../scripts/network/crew.ts'

it('results come in the order of the pieces, whichever ended first; each hand has one piece at a time', async () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const taken: string[] = []
  const left: number[] = []
  async function* hands(untaken: () => number) {
    for (const hand of ['a', 'b']) {
      left.push(untaken())
      yield hand
    }
  }
  const working = shareOut(hands, [1, 2, 3, 4], async (hand, piece) => {
    taken.push(`${hand}${piece}`)
    if (piece === 1) await opened
    if (piece === 4) open()
    return piece * 10
  })
  expect(await working).toEqual([10, 20, 30, 40])
  expect(taken).toEqual(['a1', 'b2', 'b3', 'b4'])
  expect(left).toEqual([4, 3])
})

it('a hand that comes late finds what is left, even nothing', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  async function* hands() {
    yield 'a'
    await ended
    yield 'b'
  }
  const work = async (hand: string, piece: number) => {
    if (piece === 2) end()
    return hand
  }
  expect(await shareOut(hands, [1, 2], work)).toEqual(['a', 'a'])
})

it('a hand that fails fails the whole', async () => {
  async function* hands() {
    yield 'a'
  }
  await expect(shareOut(hands, [1], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
