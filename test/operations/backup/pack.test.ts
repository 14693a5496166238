import { expect, test } from 'vitest'
import { inParallel } from '../../../src/operations/backup/pack.ts'

test('everything is worked off, a limited number at a time', async () => {
  const done: number[] = []
  let atWork = 0
  let most = 0
  await inParallel(
    [1, 2, 3, 4, 5, 6],
    async (item) => {
      most = Math.max(most, ++atWork)
      await Promise.resolve()
      done.push(item)
      atWork--
    },
    { lanes: 2 }
  )
  expect(done).toEqual([1, 2, 3, 4, 5, 6])
  expect(most).toBe(2)
})

test('when one fails, those under way are awaited and no other is begun', async () => {
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const begun: string[] = []
  let settled = false
  const all = inParallel(
    ['slow', 'broken', 'third'],
    async (item) => {
      begun.push(item)
      if (item === 'broken') throw new Error('broken')
      await slow
    },
    { lanes: 2 }
  ).finally(() => {
    settled = true
  })
  all.catch(() => {})
  await new Promise((resolve) => setImmediate(resolve))
  expect(settled).toBe(false)
  finish()
  await expect(all).rejects.toThrow('broken')
  expect(begun).toEqual(['slow', 'broken'])
})
