import type { List } from '../../generate/client/operations.ts'
import { type Method, methodsOf } from '../../generate/client/resources.ts'
import { type Described, listed } from '../../generate/client/shapes.ts'
import { type Document, follow, type Parameter, type Row, type Schema } from '../../generate/document.ts'
import { docstring, pascal, quoted, snake } from './names.ts'
import type { Annotations } from './types.ts'

/** A description with the annotations of its types. */
export interface Typed extends Described {
  types: Annotations
}

/** _resources.py: a class for each group of operations, and one that has them all. */
export function resourcesFile(described: Typed[]): string {
  const classes = described.flatMap(classesOf)
  return [
    '"""The operations of the contract as methods, by group."""',
    '',
    'from __future__ import annotations',
    '',
    'from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union, cast',
    '',
    'from ._core import Core, Operation',
    'from ._files import Download, FileLike',
    'from ._pages import Listing',
    '',
    'if TYPE_CHECKING:',
    '    import datetime',
    '',
    '    from . import types, types_a',
    '',
    '    Day = Union[str, datetime.date]',
    '    Moment = Union[str, datetime.datetime]',
    '',
    ...classes
  ].join('\n')
}

function classesOf(described: Typed): string[] {
  const methods = methodsOf(described.rows)
  const groups = [...new Set(methods.map(({ group }) => group))]
  const suffix = described.letter.toUpperCase()
  const className = (group: string) => (described.letter === 'a' ? `${pascal(group)}A` : nameOf(group))
  const classes = groups.flatMap((group) => [
    '',
    `class ${className(group)}:`,
    ...docstring(`The operations of ${group} in Description ${suffix}.`, '    '),
    '',
    '    def __init__(self, core: Core) -> None:',
    '        self._core = core',
    '',
    ...methods.filter((each) => each.group === group).flatMap((each) => methodOf(each, described)),
    ''
  ])
  return [
    ...classes,
    '',
    `class Resources${suffix}:`,
    '    def __init__(self, core: Core) -> None:',
    '        self._core = core',
    ...groups
      .filter((group) => nameOf(group) !== 'JobsBase')
      .map((group) => `        self.${snake(group)} = ${className(group)}(core)`),
    ''
  ]
}

/** The group of jobs gets more methods by hand. */
const nameOf = (group: string) => (group === 'jobs' ? 'JobsBase' : pascal(group))

interface Argument {
  name: string
  type: string
  /** The name in the contract. */
  sent: string
  isRequired: boolean
  about: string
}

function methodOf({ name, row }: Method, described: Typed): string[] {
  const { method, path, operation } = row
  const { types } = described
  const list = described.lists[method as 'GET' | 'POST']?.[path]
  const body = bodyOf(row, described.document, types)
  const places = argumentsOf(row, 'path', types)
  const paths = places.map((each) => ({ ...each, isRequired: true }))
  const query = argumentsOf(row, 'query', types)
  const headers = argumentsOf(row, 'header', types)
  const operators = row.parameters.some((each) => each.explode && each.in === 'query' && each.schema.type === 'object')
  const positional = [...paths, ...body.positional]
  const keyword = [...body.keyword, ...query, ...headers].sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
  const answer = answerOf(row, types)
  const returned = list ? `Listing[${itemOf(list, row, described.document, types)}, ${answer}]` : answer
  const parameters = [
    'self',
    ...positional.map(parameter),
    '*',
    ...keyword.map(parameter),
    ...(operators ? ['filtros: Optional[Mapping[str, Any]] = None'] : []),
    'timeout: Optional[float] = None'
  ]
  const mapping = (each: Argument[]) => `{${each.map((one) => `${quoted(one.sent)}: ${one.name}`).join(', ')}}`
  const sent = operators
    ? `{${query.map((one) => `${quoted(one.sent)}: ${one.name}`).join(', ')}${query.length > 0 ? ', ' : ''}**(filtros or {})}`
    : mapping(query)
  const more = [...body.sent, ...(headers.length > 0 ? [`headers=${mapping(headers)}`] : []), 'timeout=timeout'].join(
    ', '
  )
  const facts = [
    quoted(method),
    quoted(path),
    ...(operation.security?.length === 0 ? ['is_public=True'] : []),
    ...(method === 'POST' && headers.some(({ sent: header }) => header === KEY) ? ['takes_key=True'] : []),
    ...(answer === 'Download' ? ['gives_file=True'] : [])
  ].join(', ')
  const lines = list
    ? listLines(list, mapping(paths), sent, more, body)
    : called(`self._core.call(operation, ${mapping(paths)}, ${sent}, ${more})`, answer)
  return [
    `    def ${snake(name)}(`,
    ...parameters.map((each) => `        ${each},`),
    `    ) -> ${returned}:`,
    ...docstring(aboutOf(row, [...positional, ...keyword], operators), '        '),
    `        operation = Operation(${facts})`,
    ...lines,
    ''
  ]
}

const KEY = 'Idempotency-Key'

const called = (call: string, answer: string): string[] =>
  answer === 'None' ? [`        ${call}`] : [`        return cast(${quoted(answer.replaceAll('"', "'"))}, ${call})`]

/** A list asks for each page with what the page is asked for by. */
function listLines(list: List, paths: string, query: string, more: string, body: Body): string[] {
  const call =
    list.paging === 'body'
      ? `lambda page: self._core.call(operation, ${paths}, ${query}, ${more.replace('body=body', 'body={**body, **page}')})`
      : `lambda page: self._core.call(operation, ${paths}, {**query, **page}, ${more})`
  return [
    ...(list.paging === 'body' ? [] : [`        query: Mapping[str, Any] = ${query}`]),
    '        return Listing(',
    `            ${call},`,
    `            ${quoted(list.items)},`,
    `            ${quoted(list.paging)},`,
    `            ${list.paging === 'body' ? `cast("Mapping[str, Any]", ${body.positional[0]?.name ?? '{}'})` : 'query'},`,
    '        )'
  ]
}

function parameter({ name, type, isRequired }: Argument): string {
  if (isRequired) return `${name}: ${type}`
  return `${name}: ${type.startsWith('Optional[') ? type : `Optional[${type}]`} = None`
}

/** Headers that the client sets by itself, or that a caller sets for all calls. */
const ownHeaders = ['Accept-Language', 'X-Request-ID', 'If-None-Match']

function argumentsOf(row: Row, place: Parameter['in'], types: Annotations): Argument[] {
  return row.parameters
    .filter(
      (each) => each.in === place && !(each.explode && each.schema.type === 'object') && !ownHeaders.includes(each.name)
    )
    .map((each) => ({
      name: snake(each.name),
      type: typeOf(listed(each, row.parameters), types),
      sent: each.name,
      isRequired: each.required === true,
      about: firstSentence(each.description)
    }))
}

function typeOf({ schema }: Parameter, types: Annotations): string {
  if (schema.type === 'array') return `Sequence[${types.of(schema.items as Schema, 'Any')}]`
  const type = types.of(schema, 'Any')
  if (type !== 'str') return type
  if (schema.format === 'date-time') return 'Moment'
  return schema.format === 'date' || String(schema.pattern ?? '').startsWith('^\\d{4}-\\d{2}-\\d{2}') ? 'Day' : type
}

interface Body {
  positional: Argument[]
  keyword: Argument[]
  /** The arguments of the call. */
  sent: string[]
}

function bodyOf(row: Row, document: Document, types: Annotations): Body {
  const [[kind, media] = []] = Object.entries(row.operation.requestBody?.content ?? {})
  if (!media) return { positional: [], keyword: [], sent: [] }
  const isRequired = row.operation.requestBody?.required === true
  if (kind === 'application/json') {
    const type = types.of(media.schema, `${pascal(row.operation.operationId)}Pedido`)
    return {
      positional: [{ name: 'body', type, sent: 'body', isRequired, about: '' }],
      keyword: [],
      sent: ['body=body']
    }
  }
  const schema = follow(document, media.schema)
  const always = (schema.required ?? []) as string[]
  const fields = Object.entries(schema.properties as Record<string, Schema>).map(([field, each]): Argument => {
    const isFile = follow(document, each).format === 'binary'
    return {
      name: snake(field),
      type: isFile ? 'FileLike' : types.of(each, 'Any'),
      sent: field,
      isRequired: always.includes(field),
      about: firstSentence(each.description as string | undefined)
    }
  })
  const [files, plain] = [
    fields.filter(({ type }) => type === 'FileLike'),
    fields.filter(({ type }) => type !== 'FileLike')
  ]
  const mapping = (each: Argument[]) => `{${each.map((one) => `${quoted(one.sent)}: ${one.name}`).join(', ')}}`
  return {
    positional: files,
    keyword: plain,
    sent: [`form=${mapping(plain)}`, ...(files.length > 0 ? [`files=${mapping(files)}`] : [])]
  }
}

function answerOf({ operation }: Row, types: Annotations): string {
  const all = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const contents = all.flatMap(([, { content }]) => (content ? [content] : []))
  const [json] = contents.flatMap((each) => (each['application/json'] ? [each['application/json']] : []))
  const answer = json && types.of(json.schema, `${pascal(operation.operationId)}Resposta`)
  if (answer) return all.length > contents.length ? `Optional[${answer}]` : answer
  const isFile =
    contents.some((each) => Object.keys(each).length > 0) || (operation.responses['200'] && contents.length === 0)
  return isFile ? 'Download' : 'None'
}

/** The type of a list's items; those without a name in the contract have one in types.py. */
function itemOf(list: List, row: Row, document: Document, types: Annotations): string {
  const schema = row.operation.responses['200']?.content?.['application/json']?.schema ?? {}
  const page = follow(document, schema)
  const array = follow(
    document,
    list.items === '' ? page : ((page.properties as Record<string, Schema>)[list.items] as Schema)
  )
  const pageName =
    typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : `${pascal(row.operation.operationId)}Resposta`
  const name = `${pageName}${pascal(list.items)}Item`
  return types.of(array.items as Schema, name)
}

const firstSentence = (text = '') => (text.split(/(?<=[.])\s/)[0] ?? '').replaceAll('\n', ' ')

function aboutOf({ operation, method, path }: Row, all: Argument[], operators: boolean): string {
  const described = all.filter(({ about, name }) => about && name !== 'body')
  return [
    `${operation.summary.replace(/[.]?$/, '.')}`,
    '',
    operation.description,
    '',
    `${method} ${path}`,
    ...(described.length > 0 ? ['', 'Args:', ...described.map(({ name, about }) => `    ${name}: ${about}`)] : []),
    ...(operators ? ['    filtros: More filters by their names in the contract, such as {"idade[gte]": 60}.'] : [])
  ].join('\n')
}
