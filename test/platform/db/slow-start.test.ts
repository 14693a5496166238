import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { prepareDatabase } from '../../../src/operations/prepare/prepare.ts'
import { whileSlow } from '../../../src/platform/db/slow-start.ts'

const failing = (errors: Error[]) => {
  let tries = 0
  const work = async () => {
    const error = errors[tries++]
    if (error) throw error
    return tries
  }
  return { work, tries: () => tries }
}
const coded = (code: string) => Object.assign(new Error('no'), { code })

it('slow starts are tried again: a connection that came too late, a server that is starting', async () => {
  const { work } = failing([
    coded('57P03'),
    new Error('Failed query', { cause: coded('CONNECT_TIMEOUT') }),
    new Error('timeout exceeded when trying to connect')
  ])
  expect(await whileSlow(work)).toBe(4)
})

it('slow starts are not tried for ever, and other errors not at all', async () => {
  const slow = failing([coded('57P03'), coded('57P03')])
  await expect(whileSlow(slow.work, 0)).rejects.toThrow('no')
  expect(slow.tries()).toBe(1)
  const refused = failing([coded('ECONNREFUSED')])
  await expect(whileSlow(refused.work)).rejects.toThrow('no')
  expect(refused.tries()).toBe(1)
})

it('an address without a database is reported at once', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  const { port } = await new Promise<{ port: number }>((resolve) =>
    server.once('listening', () => resolve(server.address() as { port: number }))
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(prepareDatabase(`postgres://nobody@127.0.0.1:${port}/none`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' }
  })
})
