import { request } from 'node:https'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exchange, listenApp } from '../../contract/listening.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { from, repeat } from './support.ts'

const PATH = '/api/v1/usuarios/logado'

describe('calls without a token, behind a trusted proxy', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startApp({ config: { rateLimit: true, trustProxy: ['127.0.0.1'] } })
  })
  afterAll(() => test.close())

  const call = (address: string) => test.call('GET', PATH, { headers: from(address) })
  const remaining = async (address: string) => (await call(address)).headers['x-ratelimit-remaining']

  it('each client has 50 calls in a minute', async () => {
    expect(await repeat(51, () => call('203.0.113.1'))).toEqual([
      [401, 50],
      [429, 1]
    ])
    expect(await remaining('203.0.113.2')).toBe('49')
  })

  it('what a client writes before the proxy adds its address changes nothing', async () => {
    let invented = 0
    const next = () => call(`10.0.${++invented % 7}.${invented}, 192.0.2.${invented}, 203.0.113.3`)
    expect(await repeat(51, next)).toEqual([
      [401, 50],
      [429, 1]
    ])
    expect((await call('203.0.113.3')).status).toBe(429)
  })

  it.each([
    ['another host of the network', '2001:db8:1:2::1', '2001:db8:1:2:ffff:eeee:dddd:cccc', true],
    ['leading zeros and capitals', '2001:db8:1:a::1', '2001:0DB8:0001:000A:0:0:0:1', true],
    ['zeros left out in the middle of the network', '2001:db8::3:0:0:0:1', '2001:db8:0:3::1', true],
    ['the next network', '2001:db8:1:4::1', '2001:db8:1:5::1', false],
    ['IPv4 in the clothes of IPv6', '203.0.113.4', '::ffff:203.0.113.4', true],
    ['two IPv4 in the clothes of IPv6', '::ffff:203.0.113.5', '::ffff:203.0.113.6', false]
  ])('IPv6, %s: %s and %s count together: %s', async (_, one, other, together) => {
    expect(await remaining(one)).toBe('49')
    expect(await remaining(other)).toBe(together ? '48' : '49')
  })
})

describe('calls without a token, from a client that is not a trusted proxy', () => {
  let server: Awaited<ReturnType<typeof listenApp>>
  beforeAll(async () => {
    server = await listenApp({ rateLimit: true, trustProxy: ['192.0.2.1'] })
  })
  afterAll(() => server.close())

  it('invented proxy headers give no further call', async () => {
    const statuses: number[] = []
    for (let i = 1; i <= 60; i++) {
      const address = `198.51.100.${i}`
      const headers = { ...from(address), 'x-real-ip': address, forwarded: `for=${address}`, 'x-client-ip': address }
      const { status } = await exchange(request, server.url + PATH, { ca: server.ca, method: 'GET', headers })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(50).fill(401), ...Array(10).fill(429)])
  })
})
