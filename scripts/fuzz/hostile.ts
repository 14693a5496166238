import type { Json } from '../generate/document.ts'
import type { Target } from './contract.ts'
import { fieldsOf, put } from './fields.ts'
import { NUMBERS, QUERIES, RAW, SEGMENTS, TEXTS } from './hostile-values.ts'
import { type Outgoing, raw } from './outgoing.ts'
import { exampleRequest, type Maker, validRequest, wholeOf } from './valid.ts'

type Attack = (request: Outgoing, maker: Maker) => Outgoing | null

/** Puts hostile texts into several fields that take any text. Many of them are legal and get all the way in. */
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
