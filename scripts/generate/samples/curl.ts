import type { Field } from '../../../src/platform/docs/calls.ts'
import { givesFile, type SampleCall, SERVER, takesKey } from './call.ts'
import { type Dialect, written } from './values.ts'

const json: Dialect = {
  width: 80,
  indent: '  ',
  key: (name) => JSON.stringify(name),
  text: (value) => JSON.stringify(value),
  word: String,
  hasShorthand: false,
  pad: '',
  lastComma: ''
}

/** Words that need no quotes in a shell. */
const PLAIN = /^[\w@%+=:,./-]+$/
const quoted = (text: string) => (PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

export function curl({ call, query, body }: SampleCall): string {
  const { file, pathFields, path, isPublic } = call
  const filled = pathFields.reduce((at, { name, text }) => at.replace(`{${name}}`, encodeURIComponent(text)), path)
  return [
    ['curl', ...methodOf(call.method, body !== null), ...(query.length > 0 ? ['-G'] : []), SERVER + filled].join(' '),
    ...(isPublic ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(takesKey(call) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...query.map(pair),
    ...bodyOf(body, file),
    ...(givesFile(call) ? [`-o ${file}`] : [])
  ].join(' \\\n  ')
}

/** curl uses GET by itself, and POST when there is a body. */
const methodOf = (method: string, hasBody: boolean): string[] =>
  method === 'GET' || (method === 'POST' && hasBody) ? [] : ['-X', method]

/** A pair needs no encoding when no sign in it means something else in a query or a form. */
const pair = ({ name, text }: Field) =>
  /^[\w@:,./-]*$/.test(text) ? `-d ${quoted(`${name}=${text}`)}` : `--data-urlencode ${quoted(`${name}=${text}`)}`

function bodyOf(body: SampleCall['body'], file: string | null): string[] {
  if (body === null) return []
  if (body.kind === 'form') return body.fields.map(pair)
  if (body.kind === 'upload')
    return body.fields.map(({ name, text, isFile }) => `-F ${quoted(`${name}=${isFile ? `@${file}` : text}`)}`)
  return ["-H 'Content-Type: application/json'", `-d ${quoted(written(body.value, json, '', '-d '.length))}`]
}
