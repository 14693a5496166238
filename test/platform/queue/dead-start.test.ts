import { afterEach, expect, test } from 'vitest'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { type Forwarder, startForwarder } from '../../support/forwarder.ts'
import { jobs, mail, queueForTests, recordingHandlers, recordingLog, until } from './support.ts'

const queue = queueForTests()
const { start } = queue
let proxy: Forwarder | undefined
afterEach(() => proxy?.close())

/** Connecting is given up after this long here. It is too short for a starved machine, which then tries once more. */
const connectMs = 1_000

test.each([1, 2, 3, 4, 5])(
  'a queue whose connection number %i to the server gets no answer at first still does its work, and says so',
  async (number) => {
    proxy = await startForwarder(queue.url)
    const log = recordingLog()
    const { calls, handlers } = recordingHandlers()
    proxy.lead('silent', { skip: number - 1, count: 3 })
    await enqueue(queue.db, 'enviar-mail', mail('1'))
    await until(async () => {
      await start({ url: proxy!.url, handlers, log, connectMs, concurrency: 3 })
    })
    await until(() => expect(calls).toMatchObject([{ id: '1' }]))
    await until(async () => expect(await jobs(queue.db)).toEqual([]))
  }
)
