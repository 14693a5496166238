import { createHmac } from 'node:crypto'
import { signaturesOf } from '../../src/modules/webhooks/sending/signature.ts'

/** A delivery in the form that a receiver gets, and whether it must be accepted. */
export interface Delivery {
  name: string
  headers: Record<string, string>
  body: string
  secrets: string[]
  /** The receiver's clock, in seconds since 1970. */
  now: number
  genuine: boolean
}

const [secret, former, other] = ['a', 'b', 'c'].map(
  (sign) => `whsec_${Buffer.from(sign.repeat(32)).toString('base64')}`
) as [string, string, string]
const NOW = 1_800_000_000
const body = '{"id":"evt_1","tipo":"agravo.criado","dados":{"municipio":"São Paulo"}}'

const headersBy = (segredos: [string] | [string, string]): Record<string, string> => ({
  ...signaturesOf({ id: 'evt_1', moment: new Date(NOW * 1000), body, segredos })
})
const genuine: Delivery = {
  name: 'as it was sent',
  headers: headersBy([secret]),
  body,
  secrets: [secret],
  now: NOW,
  genuine: true
}
const forged = (name: string, changes: Partial<Delivery>): Delivery => ({
  ...genuine,
  name,
  ...changes,
  genuine: false
})
const withHeader = (name: string, value: string) => ({ headers: { ...genuine.headers, [name]: value } })
const without = (name: string) => ({
  headers: Object.fromEntries(Object.entries(genuine.headers).filter(([each]) => each !== name))
})

/** A signature that anybody can make when a secret was left empty. */
const byNothing = `v1,${createHmac('sha256', '').update(`evt_1.${NOW}.${body}`).digest('base64')}`

/** What every function of the guide on webhooks must accept and refuse, signed in the way of the service. */
export const deliveries: Delivery[] = [
  genuine,
  { ...genuine, name: '300 s old', now: NOW + 300 },
  { ...genuine, name: '300 s early', now: NOW - 300 },
  { ...genuine, name: 'by the former secret, both known', headers: headersBy([former]), secrets: [secret, former] },
  { ...genuine, name: 'by both, the former known', headers: headersBy([secret, former]), secrets: [former] },
  { ...genuine, name: 'by both, the new one known', headers: headersBy([secret, former]) },
  forged('301 s old', { now: NOW + 301 }),
  forged('301 s early', { now: NOW - 301 }),
  forged('another secret', { secrets: [other] }),
  forged('no secrets', { secrets: [] }),
  forged('an empty secret', { secrets: ['whsec_'], ...withHeader('webhook-signature', byNothing) }),
  forged('another body', { body: `${body} ` }),
  forged('another id', withHeader('webhook-id', 'evt_2')),
  forged('another time', withHeader('webhook-timestamp', String(NOW + 1))),
  forged('not a valid time', withHeader('webhook-timestamp', 'soon')),
  forged('a time with a sign', withHeader('webhook-timestamp', `+${NOW}`)),
  forged(
    'another kind of signature',
    withHeader('webhook-signature', String(genuine.headers['webhook-signature']).replace('v1,', 'v2,'))
  ),
  forged(
    'half a signature',
    withHeader('webhook-signature', String(genuine.headers['webhook-signature']).slice(0, 20))
  ),
  forged('an empty signature', withHeader('webhook-signature', '')),
  forged('no signature', without('webhook-signature')),
  forged('no time', without('webhook-timestamp')),
  forged('no id', without('webhook-id'))
]
