import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startDeliveries } from '../../../src/modules/webhooks/deliveries.ts'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { notify } from '../../../src/platform/queue/notice.ts'
import { testVitals } from '../../support/vitals.ts'
import { mail, queueForTests, recordingHandlers, until } from './support.ts'

const queue = queueForTests({ heartbeatSeconds: 0.05 })

/** Waits until the worker listens, which on a slow machine it may do only after its start. Forgets what it heard. */
async function listening(heard: string[]): Promise<void> {
  await until(async () => {
    await notify(queue.db, 'modo')
    expect(heard).not.toEqual([])
  })
  await notify(queue.db, 'entregas')
  await until(() => expect(heard.at(-1)).toBe('entregas'))
  heard.length = 0
}

const noting = (heard: string[]) => ({
  entregas: () => void heard.push('entregas'),
  modo: () => void heard.push('modo')
})

it('instances that work on jobs hear what others tell, once it is committed, and take it for no entry', async () => {
  const heard: string[] = []
  const { calls, handlers } = recordingHandlers()
  await queue.start({ handlers, onNotice: noting(heard) })
  await listening(heard)
  await queue.db.transaction(async (tx) => {
    await notify(tx, 'modo')
    await notify(queue.db, 'entregas')
    await until(() => expect(heard).toEqual(['entregas']))
  })
  await until(() => expect(heard).toEqual(['entregas', 'modo']))
  await enqueue(queue.db, 'enviar-mail', mail('a'))
  await until(() => expect(calls).toHaveLength(1))
  expect(heard).toEqual(['entregas', 'modo'])
})

it('an instance without workers tells the others of deliveries', async () => {
  const heard: string[] = []
  await queue.start({ onNotice: noting(heard) })
  await listening(heard)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const options = { db: queue.db, now: () => new Date(), log, vitals: testVitals() }
  const deliveries = startDeliveries({ workers: 0, webhookAllowPrivate: false }, options)
  for (let i = 0; i < 100; i++) deliveries.wake()
  await until(() => expect(heard).toEqual(['entregas']))
  await deliveries.stop()
})

it('an entry for later, and one that nobody announced, are taken when a heartbeat has seen them', async () => {
  const { calls, handlers } = recordingHandlers()
  await queue.start({ handlers })
  for (const id of ['later', 'now'])
    await enqueue(queue.db, 'enviar-mail', mail(id), { jobKey: id, runAt: new Date(Date.now() + 3_600_000) })
  // Nothing announces this.
  await queue.db.execute(sql`
    update graphile_worker._private_jobs
    set run_at = case key when 'later' then now() + interval '300 milliseconds' else now() end`)
  await until(() => expect(calls.map(({ id }) => id)).toEqual(['now', 'later']))
})
