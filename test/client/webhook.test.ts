import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyWebhook, type WebhookToVerify } from '../../src/client/index.ts'
import { newSegredo, signaturesOf } from '../../src/modules/webhooks/sending/signature.ts'

const moment = new Date('2026-11-15T12:00:00Z')
const now = moment.getTime()
const [secret, former, other] = [newSegredo(), newSegredo(), newSegredo()] as [string, string, string]
const event = {
  id: `evt_${'0'.repeat(32)}`,
  tipo: 'agravo.criado',
  timestamp: moment.toISOString(),
  dados: { id: 7, tipo_agravo: 'dengue', numero_notificacao: 'São-1' },
  webhook_id: `wh_${'1'.repeat(32)}`
}
const body = JSON.stringify(event)
/** Signs as the service itself does. */
const headersOf = (...segredos: [string] | [string, string]) =>
  ({ ...signaturesOf({ id: event.id, moment, body, segredos }) }) as Record<string, string>
const verify = (given: Partial<WebhookToVerify>) =>
  verifyWebhook({ body, headers: headersOf(secret), secret, now, ...given })

describe.each(['standard', 'plain'] as const)('verifyWebhook, %s', (scheme) => {
  it('right: the event, whatever form body and headers have', async () => {
    const upper = Object.fromEntries(
      Object.entries(headersOf(secret)).map(([name, value]) => [name.toUpperCase(), value])
    )
    for (const headers of [headersOf(secret), new Headers(headersOf(secret)), upper])
      for (const form of [
        body,
        Buffer.from(body),
        new Uint8Array(Buffer.from(body)),
        new TextEncoder().encode(body).buffer
      ])
        expect(await verify({ scheme, headers, body: form as string })).toEqual(event)
  })

  it('while the secret is replaced: the former one is right too, and so are both together', async () => {
    const headers = headersOf(secret, former)
    for (const known of [secret, former, [other, former]])
      expect(await verify({ scheme, headers, secret: known })).toEqual(event)
    await expect(verify({ scheme, headers, secret: other })).rejects.toMatchObject({ fault: 'signature' })
  })

  it('wrong: another secret, another body, a cut or empty signature', async () => {
    const name = scheme === 'plain' ? 'x-webhook-signature' : 'webhook-signature'
    const good = headersOf(secret)
    await expect(verify({ scheme, secret: other })).rejects.toMatchObject({ fault: 'signature' })
    await expect(verify({ scheme, body: body.replace('7', '8') })).rejects.toMatchObject({ fault: 'signature' })
    for (const value of [good[name]!.slice(0, -4), 'v1,', 'v1,%%%', 'zz'])
      await expect(verify({ scheme, headers: { ...good, [name]: value } })).rejects.toMatchObject({
        fault: 'signature'
      })
    await expect(verify({ scheme, headers: {} })).rejects.toMatchObject({ fault: 'headers' })
  })
})

describe('verifyWebhook', () => {
  it('old and new: within five minutes, or within the given tolerance', async () => {
    for (const seconds of [-300, 300]) expect(await verify({ now: now + seconds * 1000 })).toEqual(event)
    await expect(verify({ now: now + 301_000 })).rejects.toMatchObject({ fault: 'too-old' })
    await expect(verify({ now: now - 301_000 })).rejects.toMatchObject({ fault: 'too-new' })
    expect(await verify({ now: now + 301_000, toleranceSeconds: 600 })).toEqual(event)
  })

  it('a time that was changed is not signed', async () => {
    const headers = { ...headersOf(secret), 'webhook-timestamp': String(now / 1000 + 10) }
    await expect(verify({ headers })).rejects.toMatchObject({ fault: 'signature' })
    await expect(verify({ headers: { ...headers, 'webhook-timestamp': 'ontem' } })).rejects.toMatchObject({
      fault: 'timestamp'
    })
  })

  it('the plain signature does not stand in for the others, which sign the time', async () => {
    const { 'x-webhook-signature': plain } = headersOf(secret)
    await expect(verify({ headers: { 'x-webhook-signature': plain } })).rejects.toMatchObject({ fault: 'headers' })
  })

  it('an empty secret is refused, so it does not fit what anybody can sign', async () => {
    const signed = createHmac('sha256', '')
      .update(`${event.id}.${now / 1000}.${body}`)
      .digest('base64')
    const headers = { ...headersOf(secret), 'webhook-signature': `v1,${signed}` }
    for (const none of ['', 'whsec_'])
      for (const scheme of ['standard', 'plain'] as const)
        await expect(verify({ scheme, headers, secret: none })).rejects.toMatchObject({ fault: 'secret' })
  })

  it('a signed body that is not an event', async () => {
    const headers = { ...signaturesOf({ id: 'x', moment, body: '[]', segredos: [secret] }) } as Record<string, string>
    await expect(verify({ body: '[]', headers })).rejects.toMatchObject({ fault: 'body' })
  })
})
