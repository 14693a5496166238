import { describe, expect, it } from 'vitest'
import { headerProblems } from '../../../src/modules/webhooks/headers.ts'

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`x-${i + 1}`, 'v']))

describe('headerProblems', () => {
  it.each([
    {},
    { Authorization: 'Bearer a.b-c_d/e+f==' },
    { Cookie: 'a=b; c=d', 'X-Api-Key': 'chave', accept: 'application/json' },
    { "!#$%&'*+.^_`|~09AZaz-": 'x' },
    { ['x'.repeat(100)]: 'x'.repeat(2000) },
    { 'x-vazio': '', 'x-acento': 'São Paulo ÿ' },
    { 'x-proxy-id': '1', hosts: '1', 'x-webhook-id': '1', webhook: '1' },
    many(20)
  ])('finds nothing wrong with case %#', (headers) => {
    expect(headerProblems(headers)).toEqual([])
  })

  it.each(['', ' x', 'x ', 'x y', 'x:', 'x\r\ny', 'x\n', 'x\0', 'x(y)', 'é', '{x}', '"x"', 'x,y', 'x'.repeat(101)])(
    'refuses the name %j',
    (name) => {
      expect(headerProblems({ [name]: 'v' })).toEqual([{ name, problem: 'name' }])
    }
  )

  it.each([
    'a\r\nx-outro: b',
    'a\n',
    '\na',
    'a\rb',
    'a\0b',
    'a\tb',
    'a\x1fb',
    'a\x7f',
    'a\x80',
    'a\x9f',
    'ação ✓',
    '\u0100',
    '\ud83d\ude00',
    '\u2028',
    ' a',
    'a ',
    ' ',
    'x'.repeat(2001)
  ])('refuses the value %j', (value) => {
    expect(headerProblems({ 'x-a': value })).toEqual([{ name: 'x-a', problem: 'value' }])
  })

  it.each([
    'Host',
    'content-length',
    'Content-Type',
    'content-encoding',
    'TRANSFER-ENCODING',
    'connection',
    'Keep-Alive',
    'upgrade',
    'TE',
    'trailer',
    'Expect',
    'proxy-authorization',
    'Proxy-Connection',
    'PROXY-X',
    'User-Agent',
    'Date',
    'X-Webhook-Signature',
    'X-Webhook-Signature-Previous',
    'webhook-id',
    'Webhook-Timestamp',
    'webhook-signature',
    'webhook-x'
  ])('refuses %s as reserved', (name) => {
    expect(headerProblems({ [name]: 'v' })).toEqual([{ name, problem: 'reserved' }])
  })

  it('refuses the second of two names that are equal without case', () => {
    expect(headerProblems({ 'X-A': '1', 'x-b': '2', 'x-a': '3' })).toEqual([{ name: 'x-a', problem: 'name' }])
  })

  it('names the first header past the twentieth, and looks at no more', () => {
    expect(headerProblems({ ...many(21), host: 'a' })).toEqual([{ name: 'x-21', problem: 'many' }])
  })

  it('names each wrong header', () => {
    expect(headerProblems({ host: 'a', 'x y': 'b', 'x-c': 'c\n', 'x-d': 'd' })).toEqual([
      { name: 'host', problem: 'reserved' },
      { name: 'x y', problem: 'name' },
      { name: 'x-c', problem: 'value' }
    ])
  })
})
