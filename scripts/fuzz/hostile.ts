import type { Json } from '../generate/document.ts'
import type { Target } from './contract.ts'
import { fieldsOf, put } from './fields.ts'
import { type Outgoing, raw } from './outgoing.ts'
import { exampleRequest, type Maker, validRequest, wholeOf } from './valid.ts'

/** Texts that are wrong somewhere: in a database, a page, a shell, a file system, or in counting letters. */
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

const NUMBERS: Json[] = [1e308, -1e308, 5e-324, 2 ** 53, -0, 2147483648, -2147483649, 0.1, 1e21, 4294967296]

const deep = (text: string, depth: number) => `${text[0]?.repeat(depth)}1${text[1]?.repeat(depth)}`

/** Bodies that are not what their content type says, or that are meant to hurt who reads them. */
const RAW: Buffer[] = [
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

const QUERIES: [string, string][] = [
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

const SEGMENTS = [
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

type Attack = (request: Outgoing, maker: Maker) => Outgoing | null

/** Hostile texts in several fields that take any text: many of them are legal, and get all the way in. */
const texts: Attack = (request, maker) => {
  const { contract, random } = maker
  const whole = wholeOf(maker, request.target)
  const fields = fieldsOf(contract, request.target).filter(({ schema }) => isFreeText(whole(schema)))
  if (fields.length === 0) return null
  return random.some(fields, random.between(1, 5)).reduce((made, field) => {
    const most = Number(whole(field.schema).maxLength ?? 6000)
    return put(made, field, [...random.pick(TEXTS)].slice(0, random.chance(0.9) ? most : 6000).join(''))
  }, request)
}

const isFreeText = ({ type, enum: values, format, pattern }: Record<string, Json>) =>
  [type].flat().includes('string') &&
  !values &&
  !format &&
  (pattern === undefined || pattern === '\\S' || String(pattern).startsWith('^\\s*'))

const anywhere: Attack = (request, maker) => {
  const fields = fieldsOf(maker.contract, request.target)
  if (fields.length === 0) return null
  return put(request, maker.random.pick(fields), maker.random.pick<Json>([...TEXTS, ...NUMBERS]))
}

const rawBody: Attack = (request, { random }) =>
  request.method === 'GET'
    ? null
    : {
        ...request,
        contentType: request.contentType ?? 'application/json',
        body: { as: 'bytes', bytes: random.pick(RAW) }
      }

const oddCharset: Attack = (request, { random }) =>
  request.contentType === 'application/json'
    ? {
        ...request,
        contentType: random.pick([
          'application/json; charset=utf-16',
          'application/json;charset=latin1',
          'APPLICATION/JSON',
          'application/json; charset="',
          'application/json, text/plain'
        ])
      }
    : null

const query: Attack = (request, { random }) => {
  const [name, value] = random.pick(QUERIES)
  return { ...request, query: [...request.query, [name, value]] }
}

const parameter: Attack = (request, { random }) => {
  const named = request.target.parameters.filter((each) => each.in === 'query')
  if (named.length === 0) return null
  return { ...request, query: [...request.query, [raw(random.pick(named).name), raw(random.pick(TEXTS))]] }
}

const segment: Attack = (request, { random }) => {
  const { names } = request.target
  return names.length === 0
    ? null
    : { ...request, params: { ...request.params, [random.pick(names)]: random.pick(SEGMENTS) } }
}

const oddFile: Attack = (request, { random }) => {
  if (request.body?.as !== 'parts') return null
  const names = ['../../x.csv', 'a%00.pdf', 'é'.repeat(120), '', 'con', '<b>.png', 'a;b=c.csv', "'.csv"]
  const contents = [
    '',
    '\u0000',
    'PK\u0003\u0004',
    '\u001f\u008b\b',
    '%PDF',
    '<svg/>',
    'a;b\n"',
    '\xff\xd8\xff',
    'x'.repeat(100_000),
    ';'.repeat(5000)
  ]
  const file = {
    name: random.pick(names),
    type: random.pick(['text/csv', 'image/png', 'application/pdf', 'x']),
    bytes: Buffer.from(random.pick(contents), 'latin1')
  }
  return {
    ...request,
    body: { as: 'parts', parts: request.body.parts.map((part) => (part.file ? { ...part, file } : part)) }
  }
}

const attacks = [
  texts,
  texts,
  texts,
  anywhere,
  anywhere,
  rawBody,
  rawBody,
  oddCharset,
  query,
  parameter,
  segment,
  oddFile
]

export function hostileRequest(maker: Maker, target: Target): Outgoing {
  const base = maker.random.chance(0.7) ? exampleRequest(maker, target) : validRequest(maker, target)
  for (const attack of maker.random.some(attacks, attacks.length)) {
    const made = attack(base, maker)
    if (made) return { ...made, kind: 'hostile' }
  }
  return { ...base, kind: 'hostile' }
}
