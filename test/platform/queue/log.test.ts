import { expect, test } from 'vitest'
import { graphileLogger, safeError } from '../../../src/platform/queue/log.ts'
import { recordingLog, secret } from './support.ts'

const here = 'at queue/log.test.ts:\\d+'
const cases: [string, unknown, string][] = [
  ['a plain error', new TypeError(secret), `TypeError ${here}`],
  ['a code', Object.assign(new Error(secret), { code: 'ECONNREFUSED' }), `Error ECONNREFUSED ${here}`],
  ['a code that could be data', Object.assign(new Error(''), { code: '12345678909' }), `Error ${here}`],
  ['a name that could be data', Object.assign(new Error(''), { name: secret }), `Error ${here}`],
  [
    'a cause',
    new Error(secret, { cause: Object.assign(new Error(secret), { code: '23505' }) }),
    `Error ${here} caused by Error 23505`
  ],
  ['an imitated stack', new Error(`x\n    at ${secret} (/a/${secret}.ts:1:1)`), `Error ${here}`],
  ['no error at all', secret, 'a thrown string'],
  ['nothing', undefined, 'a thrown undefined']
]

test.each(cases)('what remains of %s', (_, given, want) => {
  const safe = safeError(given)
  expect(safe.message).toMatch(new RegExp(`^${want}$`))
  expect(`${safe.stack}${JSON.stringify(safe)}${String(safe.cause)}`).not.toContain(secret)
})

test('what graphile-worker attaches to a message is not logged', () => {
  const log = recordingLog()
  const logger = graphileLogger(log).scope({ label: 'worker', jobId: '7' })
  logger.error(`Failed\n${secret}`, { job: { payload: secret } })
  logger.warn('careful', { error: new Error(secret) })
  expect(log.lines).toEqual([
    '[{"label":"worker","jobId":"7"},"queue: Failed"]',
    '[{"label":"worker","jobId":"7"},"queue: careful"]'
  ])
})
