import { givesFile, givesNothing, type SampleCall, SERVER, startsJob } from './call.ts'
import { Code, type Dialect, type Value, written } from './values.ts'

const dialect: Dialect = {
  width: 100,
  indent: '  ',
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)),
  text: (value) => quoted(value),
  word: String,
  hasShorthand: true,
  pad: ' ',
  lastComma: ''
}

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

export function typescript(sample: SampleCall): string {
  const { call, body } = sample
  const files = [
    ...(body?.kind === 'upload' ? ['fileFromDisk'] : []),
    ...(givesFile(call) ? ['saveDownload'] : [])
  ].join(', ')
  const tokens = call.isPublic ? '' : ', tokens: process.env.TOKEN'
  return [
    "import { createClient } from 'saude-integra-client'",
    ...(files ? [`import { ${files} } from 'saude-integra-client/node'`] : []),
    '',
    `const client = createClient({ baseUrl: '${SERVER}'${tokens} })`,
    '',
    ...(helped[call.id]?.(sample) ?? linesOf(sample))
  ].join('\n')
}

const value = (given: SampleCall['query']): Value =>
  Object.fromEntries(given.map(({ name, value: each }) => [name, each]))

/** Operations that have a method of their own in the client. */
const helped: Record<string, (sample: SampleCall) => string[]> = {
  entrarConta: ({ body }) => {
    const credentials = body?.kind === 'json' ? body.value : {}
    return [statement('const user = await client.login(', [credentials], ')'), 'console.log(user)']
  },
  sairConta: () => ['await client.logout()'],
  obterJob: ({ call }) => [statement('const job = await client.jobs.get(', jobIn(call), ')'), 'console.log(job)'],
  cancelarJob: ({ call }) => [statement('const job = await client.jobs.cancel(', jobIn(call), ')'), 'console.log(job)'],
  baixarResultado: ({ call }) => [
    statement('const download = await client.jobs.download(', jobIn(call), ')'),
    `await saveDownload(download, '${call.file}')`
  ]
}

const jobIn = ({ pathFields }: SampleCall['call']): Value[] => pathFields.map(({ value: each }) => each)

function linesOf(sample: SampleCall): string[] {
  const { letter, call, list } = sample
  const client = letter === 'a' ? 'client.a' : 'client'
  const given: Value[] = [call.path, ...initOf(sample)]
  if (list) {
    const method = call.method === 'GET' ? 'list' : 'search'
    return [statement(`for await (const item of ${client}.${method}(`, given, ')) {'), '  console.log(item)', '}']
  }
  if (givesFile(call))
    return [
      statement(`const download = await ${client}.download(`, given, ')'),
      `await saveDownload(download, '${call.file}')`
    ]
  const sent = `await ${client}.${call.method}(`
  if (givesNothing(call)) return [statement(sent, given, ')')]
  if (startsJob(call))
    return [
      ...fileLines(sample),
      statement(`const { data: accepted } = ${sent}`, given, ')'),
      'const job = await client.jobs.wait(accepted)',
      'console.log(job.message, job.resultado_url)'
    ]
  return [...fileLines(sample), statement(`const { data } = ${sent}`, given, ')'), 'console.log(data)']
}

/** The variable of the file has the name of its field. */
const fileLines = ({ call, body }: SampleCall): string[] =>
  body?.kind !== 'upload'
    ? []
    : body.fields
        .filter(({ isFile }) => isFile)
        .map(({ name }) => `const ${name} = await fileFromDisk(${quoted(call.file ?? '')})`)

function initOf({ call, query, body, list }: SampleCall): Value[] {
  const params = {
    ...(call.pathFields.length > 0 ? { path: value(call.pathFields) } : {}),
    ...(query.length > 0 ? { query: value(query) } : {})
  }
  const init: { [key: string]: Value } = {
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(body ? { body: bodyOf(body, list?.paging === 'body') } : {})
  }
  return Object.keys(init).length > 0 ? [init] : []
}

function bodyOf(body: NonNullable<SampleCall['body']>, isPaged: boolean): Value {
  if (body.kind === 'upload')
    return Object.fromEntries(
      body.fields.map(({ name, value: each, isFile }) => [name, isFile ? new Code(name) : each])
    )
  if (body.kind === 'form') return value(body.fields)
  if (!isPaged) return body.value
  // The client asks for one page after the other by itself.
  const { paginacao: _, ...asked } = body.value as { [key: string]: Value }
  return asked
}

/** A call whose last argument may take several lines. */
function statement(before: string, given: Value[], after: string): string {
  const head = given.slice(0, -1).map((each) => `${written(each, dialect)}, `)
  const start = before + head.join('')
  const last = given.at(-1)
  return last === undefined ? before + after : start + written(last, dialect, '', start.length, after.length) + after
}
