import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { type Document, mapValues, type Schema } from '../document.ts'
import { mapSchema } from '../publish/places.ts'
import { callsFile } from './calls.ts'
import { commentOf } from './comment.ts'
import { jobResults } from './jobs.ts'
import { type Described, shapesOf } from './shapes.ts'

/**
 * generated/client-<letter>.ts: the schemas of a description by name, and what each call takes and answers. The types
 * that openapi-typescript makes of a whole document are many times as long, since each operation repeats every error
 * there, and a client needs conditional types to find its way through them: those made a compiler work twice as long.
 * So it makes only the types of schemas here.
 */
export async function clientTypes(described: Described): Promise<string> {
  const { document } = described
  const shapes = shapesOf(described)
  const { schemas } = document.components
  const named: [string, Schema][] = [
    ...Object.entries(schemas),
    ...shapes.flatMap(({ definitions }) => Object.entries(definitions))
  ]
  const names = named.map(([name]) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i || globals.includes(name))
  if (twice) throw new Error(`${twice} would be the name of two types of the client`)
  const bodies = await bodiesOf(document, Object.fromEntries(named))
  return [
    ...(shapes.some(({ row }) => row.operation['x-job']) ? [startedImport, ''] : []),
    ...names.sort().map((name) => declaration(name, bodies.get(name) as Body)),
    '/** Every schema by its name. */',
    'export interface Schemas {',
    ...Object.keys(schemas).map((name) => `  ${name}: ${name}`),
    '}',
    '',
    callsFile(shapes),
    ...jobResults(document)
  ].join('\n')
}

export const startedImport = "import type { Started } from '../src/client/started.ts'"

/** Names that the files use for something else. */
const globals = ['Blob', 'Record', 'Started', 'Schemas', 'Calls', 'JobResults']

interface Body {
  about: string
  type: string
}

/** The text of each schema's type. */
async function bodiesOf(document: Document, schemas: Record<string, Schema>): Promise<Map<string, Body>> {
  const whole = {
    openapi: '3.1.0',
    info: document.info,
    paths: {},
    components: { schemas: mapValues(schemas, opened) }
  }
  const nodes = await openapiTS(whole as unknown as OpenAPI3, {
    defaultNonNullable: false,
    alphabetize: true,
    transform(schema) {
      if (schema.format === 'binary') return ts.factory.createTypeReferenceNode('Blob')
      return ANY in schema ? anyText() : undefined
    }
  })
  const members = (node: ts.Node | undefined) => (node && 'members' in node ? (node.members as ts.TypeElement[]) : [])
  const find = (all: readonly ts.TypeElement[], name: string) =>
    all.find((each) => each.name && ts.isIdentifier(each.name) && each.name.text === name) as ts.PropertySignature
  const components = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components')
  const found = members(find(members(components), 'schemas').type) as ts.PropertySignature[]
  return new Map(
    found.map((each) => {
      const name = (each.name as ts.Identifier).text
      return [name, { about: aboutOf(schemas[name] as Schema), type: plain(astToString(each.type as ts.Node)) }]
    })
  )
}

const ANY = 'x-any-text'

/** Marks the free text beside an open enumeration, so that its known values stay known. */
function opened(schema: Schema): Schema {
  return mapSchema(schema, (node) => {
    const choices = node.anyOf as Schema[] | undefined
    if (!choices?.some((each) => each.$ref) || !choices.some(isPlainText)) return node
    return { ...node, anyOf: choices.map((each) => (isPlainText(each) ? { ...each, [ANY]: true } : each)) }
  })
}

const isPlainText = (schema: Schema) => schema.type === 'string' && !schema.enum && schema.const === undefined

/** `string & Record<never, never>`: any text, which does not swallow the texts beside it. */
const anyText = (): ts.TypeNode => {
  const never = ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword)
  return ts.factory.createIntersectionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeReferenceNode('Record', [never, never])
  ])
}

/** Names types by themselves, and comments without a tag. */
const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replaceAll('@description ', '')

const aboutOf = ({ description }: Schema): string => (typeof description === 'string' ? commentOf(description) : '')

const declaration = (name: string, { about, type }: Body): string =>
  type.startsWith('{') && type.endsWith('}') && isOneObject(type)
    ? `${about}export interface ${name} ${type}\n`
    : `${about}export type ${name} = ${type.replace(/;$/, '')}\n`

/** Whether the first brace closes at the end, so that it is no union of objects. */
function isOneObject(type: string): boolean {
  const source = ts.createSourceFile('x.ts', `type X = ${type}`, ts.ScriptTarget.Latest)
  const [statement] = source.statements
  return statement !== undefined && ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type)
}
