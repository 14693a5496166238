/*
 * Writes the Python sample of an operation, with requests. It is hard because a sample must be short and still
 * complete: lists loop over their pages, jobs are waited for, files are opened and saved, and a session is used only
 * when there are several calls. Each part contributes its lines, and a call is laid out on one line where it fits.
 */

import { givesFile, givesNothing, type SampleCall, SERVER, startsJob, takesKey } from './call.ts'
import { Code, type Dialect, type Value, written } from './values.ts'

const dialect: Dialect = {
  width: 88,
  indent: '    ',
  key: (name) => JSON.stringify(name),
  text: (value) => JSON.stringify(value),
  word: (value) => ({ null: 'None', true: 'True', false: 'False' })[String(value)] as string,
  hasShorthand: false,
  pad: '',
  lastComma: ','
}

const TOKEN = 'TOKEN = os.environ["TOKEN"]'
const CHECK = 'response.raise_for_status()'

export function python(sample: SampleCall): string {
  const { call } = sample
  const hasSession = sample.list?.paging !== 'none' && (sample.list !== null || startsJob(call))
  const modules = [
    ...(call.isPublic ? [] : ['os']),
    ...(startsJob(call) ? ['time'] : []),
    ...(takesKey(call) ? ['uuid'] : [])
  ]
  return [
    ...modules.map((name) => `import ${name}`),
    ...(modules.length > 0 ? [''] : []),
    'import requests',
    '',
    ...(call.isPublic ? [] : [TOKEN, '']),
    ...(hasSession ? ['session = requests.Session()', 'session.headers["Authorization"] = f"Bearer {TOKEN}"'] : []),
    ...linesOf(sample, hasSession)
  ].join('\n')
}

function linesOf(sample: SampleCall, hasSession: boolean): string[] {
  const { call, body, list } = sample
  if (list && list.paging !== 'none') return pages(sample, list)
  if (givesFile(call)) return download(sample)
  const sent = sentence(sample, hasSession, body?.kind === 'upload' ? dialect.indent : '')
  const lines =
    body?.kind === 'upload' ? [`with open("${call.file}", "rb") as file:`, `${dialect.indent}${sent}`] : [sent]
  if (givesNothing(call)) return [...lines, CHECK]
  return [...lines, CHECK, ...(startsJob(call) ? waiting : ['print(response.json())'])]
}

/** The call itself. `more` holds what a page asks for. */
function sentence(sample: SampleCall, hasSession: boolean, indent: string, more: Record<string, Value> = {}): string {
  const { call, query, body } = sample
  const headers: { [name: string]: Value } = {
    ...(call.isPublic || hasSession ? {} : { Authorization: new Code('f"Bearer {TOKEN}"') }),
    ...(takesKey(call) ? { 'Idempotency-Key': new Code('str(uuid.uuid4())') } : {})
  }
  const params: { [name: string]: Value } = Object.fromEntries(query.map((each) => [each.name, sentValue(each)]))
  const options: [string, Value][] = [
    ['headers', headers],
    ['params', { ...params, ...(more.params as object) }],
    ...bodyOptions(body, more),
    ['timeout', call.body?.kind === 'upload' ? 300 : 30]
  ]
  const filled = options.filter(([, each]) => typeof each !== 'object' || Object.keys(each ?? {}).length > 0)
  const start = `response = ${hasSession ? 'session' : 'requests'}.${call.method.toLowerCase()}(`
  return laid(
    start,
    [addressOf(call), ...filled.map(([name, each]): [string, Value] => [`${name}=`, each])],
    ')',
    indent
  )
}

const addressOf = ({ path, pathFields }: SampleCall['call']): [string, Value] => {
  const filled = pathFields.reduce((at, { name, text }) => at.replace(`{${name}}`, encodeURIComponent(text)), path)
  return ['', `${SERVER}${filled}`]
}

/** A value of a query or form, which have no types: requests would write `True` for true. */
const sentValue = ({ value, text }: SampleCall['query'][number]): Value => (typeof value === 'number' ? value : text)

function bodyOptions(body: SampleCall['body'], more: Record<string, Value>): [string, Value][] {
  if (body === null) return []
  if (body.kind === 'json') return [['json', { ...(body.value as object), ...(more.json as object) }]]
  const plain = Object.fromEntries(
    body.fields.filter((each) => !('isFile' in each && each.isFile)).map((each) => [each.name, sentValue(each)])
  )
  if (body.kind === 'form') return [['data', plain]]
  const files = body.fields.filter(({ isFile }) => isFile).map(({ name }) => [name, new Code('file')])
  return [
    ['files', Object.fromEntries(files)],
    ['data', plain]
  ]
}

/** Lays a call out on one line where it fits, otherwise with each argument on its own line. */
function laid(start: string, given: [string, Value][], end: string, indent: string): string {
  const line = given
    .map(([name, each]) => name + written(each, { ...dialect, width: Number.POSITIVE_INFINITY }))
    .join(', ')
  if (indent.length + start.length + line.length + end.length <= dialect.width) return start + line + end
  const inner = indent + dialect.indent
  const lines = given.map(([name, each]) => `${inner}${name}${written(each, dialect, inner, name.length, 1)},`)
  return [start, ...lines, indent + end].join('\n')
}

const waiting = [
  'job = response.json()',
  'while job["status"] == "processing":',
  '    time.sleep(2)',
  `    response = session.get(f"${SERVER}{job['status_url']}", timeout=30)`,
  `    ${CHECK}`,
  '    job = response.json()',
  'print(job["message"])'
]

/** The first and last line of the paging loop, and what it asks for. */
const turns: Record<'page' | 'offset' | 'body', { more: Record<string, Value>; before: string[]; after: string }> = {
  page: {
    more: { params: { page: new Code('page'), size: 100 } },
    before: ['page, pages = 1, 1', 'while page <= pages:'],
    after: 'page, pages = page + 1, result["pages"]'
  },
  offset: {
    more: { params: { offset: new Code('offset'), limit: 100 } },
    before: ['offset, total = 0, 1', 'while offset < total:'],
    after: 'offset, total = offset + 100, result["total"]'
  },
  body: {
    more: { json: { paginacao: { pagina: new Code('page'), tamanho: 100 } } },
    before: ['page, pages = 1, 1', 'while page <= pages:'],
    after: 'page, pages = page + 1, result["pages"]'
  }
}

function pages(sample: SampleCall, { items, paging }: NonNullable<SampleCall['list']>): string[] {
  const { more, before, after } = turns[paging as keyof typeof turns]
  return [
    ...before,
    `    ${sentence(sample, true, dialect.indent, more)}`,
    `    ${CHECK}`,
    '    result = response.json()',
    `    for item in result["${items}"]:`,
    '        print(item)',
    `    ${after}`
  ]
}

function download(sample: SampleCall): string[] {
  return [
    sentence(sample, false, ''),
    CHECK,
    `with open("${sample.call.file}", "wb") as file:`,
    '    file.write(response.content)'
  ]
}
