import type { Json } from '../generate/document.ts'

/** Texts that cause trouble somewhere: in a database, a page, a shell, a file system, or in counting letters. */
export const TEXTS = [
  'a\u0000b',
  'a\ud800',
  '\udfff',
  "' OR '1'='1' --",
  "'; DROP TABLE usuarios; --",
  '1); SELECT pg_sleep(20)--',
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%',
  '_%_',
  '\\',
  '"',
  '=1+1',
  '\r\nX-Injected: 1',
  '\u202eabc',
  '\u200b',
  '\ufeff',
  '👩‍👩‍👧‍👦',
  '𝒜𝓏',
  'é',
  'İi̇ıI',
  'ﷺ'.repeat(20),
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '٣',
  '{"a":1}',
  '{"and":[{"or":[]}]}',
  '{"id":{"gt":"x"}}',
  '[]',
  ',',
  ' ',
  '\t',
  'a'.repeat(5000)
]

export const NUMBERS: Json[] = [1e308, -1e308, 5e-324, 2 ** 53, -0, 2147483648, -2147483649, 0.1, 1e21, 4294967296]

const deep = (text: string, depth: number) => `${text[0]?.repeat(depth)}1${text[1]?.repeat(depth)}`

/** Bodies that do not match their content type, or that are meant to hurt the program that reads them. */
export const RAW: Buffer[] = [
  Buffer.from('{'),
  Buffer.from(''),
  Buffer.from('{"a":1,}'),
  Buffer.from("{'a':1}"),
  Buffer.from('{"a":NaN}'),
  Buffer.from('{"a":1}{"b":2}'),
  Buffer.from('\ufeff{}'),
  Buffer.from('{"a":"\ud800"}', 'latin1'),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"nome":"ação"}', 'latin1'),
  Buffer.from('{"nome":"x"}', 'utf16le'),
  Buffer.from(deep('[]', 3000)),
  Buffer.from(`{"a":${deep('[]', 60)}}`),
  Buffer.from('{"__proto__":{"admin":true}}'),
  Buffer.from('{"constructor":{"prototype":{"admin":true}}}'),
  Buffer.from('{"nome":"a","nome":"b"}'),
  Buffer.from(`{"n":${'9'.repeat(400)}}`),
  Buffer.from(`{"t":"${'a'.repeat(70_000)}"}`),
  Buffer.from(`[${'0,'.repeat(30_000)}0]`),
  Buffer.from('null'),
  Buffer.from('"texto"'),
  Buffer.from('a=1&a=2&%=%'),
  Buffer.from('--fuzz-boundary\r\ncontent-disposition: form-data; name="file"\r\n\r\n'),
  Buffer.from([0x1f, 0x8b, 8, 0])
]

export const QUERIES: [string, string][] = [
  ['__proto__', '1'],
  ['__proto__[admin]', 'true'],
  ['a[b][c]', '1'],
  ['[]', '1'],
  ['id[]', '1'],
  ['page', '%'],
  ['search', '%FF'],
  ['search', '%00'],
  ['search', '%ED%A0%80'],
  ['search', '%u0041'],
  ['page', '%E2%82'],
  ['', '1'],
  ['page', '1;size=2'],
  ['size', 'Infinity']
]

export const SEGMENTS = [
  '%00',
  '%FF',
  '..%2f..%2f',
  '%2e%2e',
  '%252e',
  '1%20',
  "1'",
  '1;drop',
  '%F0%9F%92%A9',
  '%D9%A3',
  'a'.repeat(3000),
  '%',
  '1%00',
  '..;',
  '%0d%0aX:1'
]
