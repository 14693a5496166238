import { describe, expect, it } from 'vitest'
import { isAllowedAddress, urlProblem } from '../../../src/modules/webhooks/sending/address.ts'
import { inwardIpv4, inwardIpv6, publicAddresses } from './addresses.ts'

describe('isAllowedAddress', () => {
  it.each([...inwardIpv4, ...inwardIpv6])('refuses %s', (ip) => {
    expect(isAllowedAddress(ip)).toBe(false)
  })

  it.each(publicAddresses)('allows %s', (ip) => {
    expect(isAllowedAddress(ip)).toBe(true)
  })

  it.each([
    '',
    'example.org',
    '8.8.8',
    '0x08080808',
    '134744072',
    '010.8.8.8',
    ' 8.8.8.8',
    '8.8.8.8 ',
    '[2606:4700::1]'
  ])('refuses %j, which is not an address in its plain form', (ip) => {
    expect(isAllowedAddress(ip)).toBe(false)
  })

  it.each(['fe80::1%eth0', '2606:4700:4700::1111%1', '2606:4700:4700::1111%'])('refuses %s for its zone', (ip) => {
    expect(isAllowedAddress(ip)).toBe(false)
  })
})

const inwardUrls = [
  ...inwardIpv4.map((ip) => `https://${ip}/`),
  ...inwardIpv6.map((ip) => `https://[${ip}]:8443/hook`),
  // Other ways to write 127.0.0.1, which the URL parser knows as well as any resolver.
  'https://127.1/',
  'https://127.0.1',
  'https://0x7f.1',
  'https://0x7f000001',
  'https://0X7F.0.0.0x1',
  'https://2130706433',
  'https://017700000001',
  'https://0177.0.0.1',
  'https://00000177.1',
  'https://１２７.０.０.１',
  'https://①②⑦.0.0.1',
  'https://127。0。0。1',
  'https://127.0.0.1.',
  'https://%31%32%37.0.0.1',
  'https://0',
  'https://0x',
  'https://[0:0:0:0:0:0:0:1]',
  'https://[::ffff:127.0.0.1]',
  // Names
  'https://localhost',
  'https://LOCALHOST:9000/x',
  'https://localhost.',
  'https://ｌｏｃａｌｈｏｓｔ',
  'https://loc\u00adalhost',
  'https://a.localhost',
  'https://a.localhost.',
  'https://localhost.localdomain',
  'https://impressora.local',
  'https://metadata.google.internal',
  'https://metadata.google.internal.',
  'https://roteador.home.arpa',
  'https://db',
  'https://db.',
  'https://kubernetes:443'
]

describe('urlProblem', () => {
  it.each(inwardUrls)('%s is interno, unless private addresses are allowed', (url) => {
    expect(urlProblem(url, false)).toBe('inner')
    expect(urlProblem(url, true)).toBe(new URL(url).hostname.endsWith('.') ? 'format' : null)
  })

  it('knows at least 60 inward forms', () => {
    expect(inwardUrls.length).toBeGreaterThanOrEqual(60)
  })

  it.each([
    'https://example.org',
    'https://example.org:8443/hook?x=1&y=%20',
    'HTTPS://Example.ORG/',
    'https://a.b.c.saude.gov.br/',
    'https://saúde.example.org/é',
    'https://_x.example.org/',
    'https://10.0.0.1.example.org/',
    'https://localhost.example.org/',
    'https://mylocal.org',
    'https://notinternal',
    'https://8.8.8.8/',
    'https://134744072/',
    'https://[2606:4700:4700::1111]:444/',
    'https://[::ffff:8.8.8.8]/'
  ])('%s has no problem', (url) => {
    expect(urlProblem(url, url === 'https://notinternal')).toBe(null)
  })

  it.each([
    '',
    'example.org',
    '//example.org/',
    'https://',
    'https:example.org',
    'https:/example.org',
    'https:///example.org',
    'https:\\\\example.org',
    'https://example.org\\@127.0.0.1/',
    'https://example.org/#',
    'https://example.org/#x',
    ' https://example.org',
    'https://example.org/ ',
    'https://exa\nmple.org/',
    'https://example.org/\tx',
    'https://example.org/\u0000',
    'https://example.org/\u0085',
    'https://example.org.',
    'https://example..org',
    'https://.example.org',
    'https://exa!mple.org',
    `https://${'a'.repeat(64)}.org`,
    `https://${'a.'.repeat(130)}org`,
    'https://example.org:0/',
    'https://example.org:65536/',
    'https://256.1.1.1/',
    'https://[::1',
    'https://[fe80::1%25eth0]/'
  ])('%j is formato', (url) => {
    expect(urlProblem(url, false)).toBe('format')
    expect(urlProblem(url, true)).toBe('format')
  })

  it('accepts up to 2000 characters', () => {
    const url = 'https://example.org/'.padEnd(2000, 'x')
    expect(urlProblem(url, false)).toBe(null)
    expect(urlProblem(`${url}x`, false)).toBe('format')
  })

  it('counts characters as they are stored, percent-encoded', () => {
    expect(urlProblem(`https://example.org/${'é'.repeat(300)}`, false)).toBeNull()
    expect(urlProblem(`https://example.org/${'é'.repeat(400)}`, false)).toBe('format')
  })

  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'gopher://example.org',
    'javascript:alert(1)',
    'wss://example.org',
    'data:,x'
  ])('%s is esquema', (url) => {
    expect(urlProblem(url, false)).toBe('scheme')
    expect(urlProblem(url, true)).toBe('scheme')
  })

  it('http is esquema, unless private addresses are allowed', () => {
    expect(urlProblem('http://example.org/', false)).toBe('scheme')
    expect(urlProblem('http://example.org/', true)).toBe(null)
    expect(urlProblem('http://127.0.0.1:8080/', true)).toBe(null)
  })

  it.each([
    'https://user:pass@example.org',
    'https://user@example.org',
    'https://:pass@example.org',
    'https://@example.org',
    'https://a@b@example.org/'
  ])('%s is credenciais', (url) => {
    expect(urlProblem(url, false)).toBe('credentials')
    expect(urlProblem(url, true)).toBe('credentials')
  })

  it('an @ in the path or the query is not a credential', () => {
    expect(urlProblem('https://example.org/@x?mail=a@b.c', false)).toBe(null)
  })
})
