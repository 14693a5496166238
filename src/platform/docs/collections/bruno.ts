/*
 * Written by hand: @usebruno/converters 0.23.0 makes a single JSON of 4.1 MB of description B, not the files of a
 * collection, and has 8 direct dependencies.
 */

import type { Body, Call } from '../calls.ts'
import { type Documents, givesTokens, headersOf, isSent, linked, NAME, partsOf, walkOfBoth } from './requests.ts'
import type { WalkRequest } from './walk.ts'
import type { WalkWords } from './words.ts'

/** Keeps the tokens of an answer in memory only, so that none is written to disk. */
const KEEP_TOKENS = [
  'if (res.getStatus() === 200) {',
  "  bru.setVar('token', res.getBody().access_token);",
  "  bru.setVar('refreshToken', res.getBody().refresh_token);",
  '}'
].join('\n')

/** What a request promises whose name has no status. */
const SUCCEEDS = "test('2xx', () => expect(res.getStatus()).to.be.within(200, 299))"

/** Writes both documents as a collection for Bruno: the texts of its files by path. */
export function brunoOf(documents: Documents, baseUrl: string, words: WalkWords): Record<string, string> {
  const files: Record<string, string> = {
    'bruno.json': `${JSON.stringify({ version: '1', name: NAME, type: 'collection', ignore: [] }, null, 2)}\n`,
    'collection.bru': join(
      pairs('auth', [['mode', 'bearer']]),
      pairs('auth:bearer', [['token', '{{token}}']]),
      text('docs', linked(documents.b.info.description, baseUrl))
    ),
    'environments/local.bru': `${pairs('vars', [
      ['baseUrl', baseUrl],
      ['email', '']
    ])}\nvars:secret [\n  senha,\n  token,\n  refreshToken\n]\n`
  }
  files['walk/folder.bru'] = folderOf(words.title, 1, words.about)
  for (const [i, request] of walkOfBoth(documents).entries())
    files[`walk/${String(i + 1).padStart(2, '0')}-${request.id}.bru`] = walkRequestOf(request, i + 1)
  for (const [i, part] of partsOf(documents, baseUrl).entries()) {
    const folder = i === 0 ? 'description-b' : 'description-a'
    files[`${folder}/folder.bru`] = folderOf(part.name, i + 2, part.description)
    for (const [j, { name, description, calls }] of part.folders.entries()) {
      files[`${folder}/${name}/folder.bru`] = folderOf(name, j + 1, description)
      for (const [k, call] of calls.entries()) files[`${folder}/${name}/${call.id}.bru`] = requestOf(call, k + 1)
    }
  }
  return files
}

const folderOf = (name: string, seq: number, description: string) =>
  join(
    pairs('meta', [
      ['name', name],
      ['seq', String(seq)]
    ]),
    pairs('auth', [['mode', 'inherit']]),
    text('docs', description)
  )

/** A request of the walk, with a test of its status. */
function walkRequestOf({ name, method, url, query, token, body, status, keep }: WalkRequest, seq: number): string {
  const sent = query.length > 0 ? `?${query.map((each) => each.join('=')).join('&')}` : ''
  const kept = keep.map(([variable, found]) => `bru.setVar('${variable}', ${found})`)
  return join(
    pairs('meta', [
      ['name', name],
      ['type', 'http'],
      ['seq', String(seq)]
    ]),
    pairs(method.toLowerCase(), [
      ['url', `${url}${sent}`],
      ['body', body === null ? 'none' : 'json'],
      ['auth', token ? 'bearer' : 'none']
    ]),
    pairs('params:query', query),
    token ? pairs('auth:bearer', [['token', `{{${token}}}`]]) : '',
    body === null ? '' : text('body:json', body),
    kept.length > 0 ? text('script:post-response', ['const body = res.getBody()', ...kept].join('\n')) : '',
    text('tests', `test('${status}', () => expect(res.getStatus()).to.equal(${status}))`)
  )
}

function requestOf(call: Call, seq: number): string {
  const { method, summary, path, pathFields, query, body, isPublic, description } = call
  const sent = query.filter((field) => isSent(call, field)).map(({ name, text: value }) => `${name}=${value}`)
  const url = `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`
  return join(
    pairs('meta', [
      ['name', summary],
      ['type', 'http'],
      ['seq', String(seq)]
    ]),
    pairs(method.toLowerCase(), [
      ['url', url],
      ['body', body ? bodyKinds[body.kind] : 'none'],
      ['auth', isPublic ? 'none' : 'inherit']
    ]),
    pairs(
      'params:query',
      query.map((field) => [switched(field.name, isSent(call, field)), field.text])
    ),
    pairs(
      'params:path',
      pathFields.map(({ name, text: value }) => [name, value])
    ),
    pairs(
      'headers',
      headersOf(call).map(({ name, value, isOn }) => [switched(name, isOn), value])
    ),
    ...(body ? [bodyOf(body, call.file)] : []),
    ...(givesTokens(call) ? [text('script:post-response', KEEP_TOKENS)] : []),
    text('tests', SUCCEEDS),
    text('docs', description)
  )
}

const bodyKinds = { json: 'json', form: 'formUrlEncoded', upload: 'multipartForm' } as const

function bodyOf(body: Body, file: string | null): string {
  if (body.kind === 'json') return text('body:json', JSON.stringify(body.value, null, 2))
  if (body.kind === 'form')
    return pairs(
      'body:form-urlencoded',
      body.fields.map(({ name, text: value, isRequired }) => [switched(name, isRequired), value])
    )
  return pairs(
    'body:multipart-form',
    body.fields.map(({ name, text: value, isRequired, isFile }) => [
      switched(name, isRequired),
      isFile ? `@file(${file})` : value
    ])
  )
}

const switched = (name: string, isOn: boolean) => (isOn ? name : `~${name}`)

/** Writes a block of names and values, one pair on each line. Returns an empty text when there are no pairs. */
const pairs = (name: string, given: [string, string][]): string =>
  given.length === 0
    ? ''
    : `${name} {\n${given.map(([key, value]) => `  ${key}: ${value.replaceAll(/\s+/g, ' ')}`).join('\n')}\n}\n`

/** Writes a block of text. Its lines are indented, so that none of them can end the block. */
const text = (name: string, value: string): string => `${name} {\n${value.replaceAll(/^/gm, '  ')}\n}\n`

const join = (...blocks: string[]) => blocks.filter((block) => block !== '').join('\n')
