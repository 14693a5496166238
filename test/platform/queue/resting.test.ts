import { expect, it } from 'vitest'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { testVitals } from '../../support/vitals.ts'
import { gate, jobs, mail, queueForTests, recordingHandlers, until } from './support.ts'

const queue = queueForTests({ heartbeatSeconds: 0.05 })

it('a worker that rests takes no entry and stays well; afterwards it takes them', async () => {
  let rests = false
  const vitals = testVitals()
  const { calls, handlers } = recordingHandlers()
  const worker = await queue.start({ handlers, vitals, isResting: async () => rests })
  rests = true
  await until(async () => expect((await worker.status()).working).toBe(false))
  await enqueue(queue.db, 'enviar-mail', mail('a'))
  const beat = (await worker.status()).lastBeat!
  vitals.pass(55)
  // The entry is due, nobody takes it, and the heartbeats still say that all is well.
  await until(async () => expect((await worker.status()).lastBeat!.getTime()).toBeGreaterThan(beat.getTime()))
  vitals.pass(55)
  expect(vitals.report()).toMatchObject([{ name: 'queue', isDown: false }])
  expect([calls, (await jobs(queue.db)).map(({ attempts }) => attempts)]).toEqual([[], [0]])
  rests = false
  await until(() => expect(calls).toEqual([{ id: 'a', attempt: 1, lastAttempt: false }]))
  await until(async () => expect((await worker.status()).working).toBe(true))
})

it('an entry that is being worked on when the rest begins is finished', async () => {
  let rests = false
  const { open, opened } = gate()
  const { calls, handlers } = recordingHandlers(() => opened)
  const worker = await queue.start({ handlers, isResting: async () => rests })
  await enqueue(queue.db, 'enviar-mail', mail('a'))
  await until(() => expect(calls).toHaveLength(1))
  rests = true
  await until(async () => expect((await worker.status()).working).toBe(false))
  await enqueue(queue.db, 'enviar-mail', mail('b'))
  open()
  await until(async () => expect((await jobs(queue.db)).map(({ attempts }) => attempts)).toEqual([0]))
  rests = false
  await until(() => expect(calls.map(({ id }) => id)).toEqual(['a', 'b']))
})

it('a worker that rests can be stopped', async () => {
  const worker = await queue.start({ isResting: async () => true })
  await until(async () => expect((await worker.status()).working).toBe(false))
  await worker.stop()
})
