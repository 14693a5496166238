import { webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headerProblems } from '../../../src/modules/webhooks/headers.ts'
import { newSegredo, signaturesOf } from '../../../src/modules/webhooks/sending/signature.ts'

/** Signs by another implementation than the service's. */
async function hmac(key: Uint8Array, text: string): Promise<Buffer> {
  const imported = await webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return Buffer.from(await webcrypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)))
}
const plain = async (segredo: string, text: string) => (await hmac(Buffer.from(segredo), text)).toString('hex')
const standard = async (segredo: string, text: string) =>
  `v1,${(await hmac(Buffer.from(segredo.replace('whsec_', ''), 'base64'), text)).toString('base64')}`

const id = 'evt_01'
const moment = new Date('2026-03-01T12:00:00.999Z')
const body = '{"id":"evt_01","tipo":"agravo.criado","dados":{"nome":"São José ✓"}}'

describe('newSegredo', () => {
  it('is whsec_ and 32 bytes in base64, other ones each time', () => {
    const segredos = new Set(Array.from({ length: 50 }, newSegredo))
    expect(segredos.size).toBe(50)
    for (const segredo of segredos) {
      expect(segredo).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      expect(Buffer.from(segredo.slice(6), 'base64')).toHaveLength(32)
    }
  })
})

describe('signaturesOf', () => {
  it('signs the body with the whole secret, and as Standard Webhooks with its bytes', async () => {
    const segredo = newSegredo()
    expect(signaturesOf({ id, moment, body, segredos: [segredo] })).toEqual({
      'x-webhook-signature': await plain(segredo, body),
      'webhook-id': id,
      'webhook-timestamp': '1772366400',
      'webhook-signature': await standard(segredo, `evt_01.1772366400.${body}`)
    })
  })

  it('reproduces the example of the Standard Webhooks libraries', () => {
    const headers = signaturesOf({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      moment: new Date(1614265330 * 1000),
      body: '{"test": 2432232314}',
      segredos: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
    })
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it.each([0, 1, 55, 64, 1000, 16_319, 16_320, 16_321, 70_000])('signs a body of %i bytes', async (bytes) => {
    const segredo = newSegredo()
    const long = 'ç'.repeat(bytes / 2) + 'x'.repeat(bytes % 2)
    expect(signaturesOf({ id, moment, body: long, segredos: [segredo] })).toMatchObject({
      'x-webhook-signature': await plain(segredo, long),
      'webhook-signature': await standard(segredo, `${id}.1772366400.${long}`)
    })
  })

  it('signs a short body after a long one with nothing of the long one', async () => {
    const segredo = newSegredo()
    signaturesOf({ id, moment, body: 'x'.repeat(10_000), segredos: [segredo] })
    expect(signaturesOf({ id, moment, body, segredos: [segredo] })['x-webhook-signature']).toBe(
      await plain(segredo, body)
    )
  })

  it('signs with each secret, the newest first', async () => {
    const segredos: [string, string] = [newSegredo(), newSegredo()]
    const headers = signaturesOf({ id, moment, body, segredos })
    const signed = `${id}.1772366400.${body}`
    expect(headers['x-webhook-signature']).toBe(await plain(segredos[0], body))
    expect(headers['x-webhook-signature-previous']).toBe(await plain(segredos[1], body))
    expect(headers['webhook-signature']).toBe((await Promise.all(segredos.map((s) => standard(s, signed)))).join(' '))
  })

  const newSegredos = (): [string] => [newSegredo()]
  it.each([
    ['body', { body: `${body} ` }],
    ['secret', { segredos: newSegredos() }]
  ])('another %s gives other signatures', (_, change) => {
    const given = { id, moment, body, segredos: newSegredos() }
    const [one, other] = [signaturesOf(given), signaturesOf({ ...given, ...change })]
    expect(other['x-webhook-signature']).not.toBe(one['x-webhook-signature'])
    expect(other['webhook-signature']).not.toBe(one['webhook-signature'])
  })

  it('uses only names that no owner can register', () => {
    const names = Object.keys(signaturesOf({ id, moment, body, segredos: [newSegredo(), newSegredo()] }))
    const registered = Object.fromEntries(names.map((name) => [name, 'x']))
    expect(headerProblems(registered)).toEqual(names.map((name) => ({ name, problem: 'reserved' })))
  })
})
