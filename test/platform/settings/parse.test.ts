import { expect, it } from 'vitest'
import { parseUrl } from '../../../src/platform/settings/parse-address.ts'

it('reads an address with accents, even after so many calls that the code is compiled', () => {
  for (let i = 0; i < 30_000; i++) parseUrl('https://a.example/')
  expect(parseUrl('https://saúde.example.org/é')?.href).toBe('https://xn--sade-rra.example.org/%C3%A9')
  expect(parseUrl('https://loc\u00adalhost')?.hostname).toBe('localhost')
})

it('null for a text that is not an address', () => {
  expect([parseUrl('nada'), parseUrl('https://'), parseUrl('http://[::1')]).toEqual([null, null, null])
  expect(parseUrl('/a', new URL('https://b.example'))?.href).toBe('https://b.example/a')
})
