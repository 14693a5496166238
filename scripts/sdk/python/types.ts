import type { Document, Schema } from '../../generate/document.ts'
import { docstring, isName, pascal, quoted } from './names.ts'

/** Writes annotations, and collects the classes of objects that have no name in the contract. */
export interface Annotations {
  /** The annotation of a schema; `hint` names the class of an object that has no name. */
  of(schema: Schema | undefined, hint: string): string
  /** The definitions that were needed besides those of the contract. */
  definitions(): string[]
}

/**
 * Makes annotations. They name a type by itself within types.py, as `types.X` elsewhere. `written` has the definitions
 * that were needed so far, by name.
 */
export function annotations(prefix = '', written = new Map<string, string[]>()): Annotations {
  function of(schema: Schema | undefined, hint: string): string {
    if (!schema) return 'Any'
    if (typeof schema.$ref === 'string') return prefix + nameOf(schema.$ref)
    const union = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
    if (union) return joined(union.map((each, i) => of(each, i === 0 ? hint : `${hint}${i + 1}`)))
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`
    if (Array.isArray(schema.enum)) {
      const known = `Literal[${schema.enum
        .filter((each) => each !== null)
        .map(literal)
        .join(', ')}]`
      const options = [
        known,
        ...(schema['x-open-enum'] ? ['str'] : []),
        ...(schema.enum.includes(null) ? ['None'] : [])
      ]
      return joined(options)
    }
    const kinds = [schema.type ?? []].flat() as string[]
    return kinds.length === 0 ? 'Any' : joined(kinds.map((kind) => ofKind(kind, schema, hint)))
  }

  function ofKind(kind: string, schema: Schema, hint: string): string {
    if (kind === 'array') return `List[${of(schema.items as Schema, `${hint}Item`)}]`
    if (kind === 'object') {
      if (schema.properties && !schema.additionalProperties) {
        if (!written.has(hint)) {
          // The class may name itself.
          written.set(hint, [])
          written.set(hint, definition(hint, schema, annotations('', written).of))
        }
        return prefix + hint
      }
      const { additionalProperties: each } = schema
      return `Dict[str, ${typeof each === 'object' && each !== null ? of(each as Schema, `${hint}Value`) : 'Any'}]`
    }
    return { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' }[kind] ?? 'Any'
  }

  return { of, definitions: () => [...written.values()].flat() }
}

const nameOf = (ref: string) => ref.split('/').at(-1) as string

const literal = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : typeof value === 'string' ? quoted(value) : String(value)

function joined(options: string[]): string {
  const all = [...new Set(options)]
  const some = all.filter((each) => each !== 'None')
  if (some.includes('Any')) return 'Any'
  const one = some.length === 1 ? (some[0] as string) : `Union[${some.join(', ')}]`
  return some.length === all.length ? one : some.length === 0 ? 'None' : `Optional[${one}]`
}

type Of = Annotations['of']

/** An object as a class. What is always there stands in a class of its own, since Python 3.9 has no other way. */
function definition(name: string, schema: Schema, of: Of): string[] {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const always = new Set((schema.required ?? []) as string[])
  const typed = properties.map(([field, each]) => ({ field, each, type: of(each, name + pascal(field)) }))
  const required = typed.filter(({ field }) => always.has(field))
  const optional = typed.filter(({ field }) => !always.has(field))
  if (typed.some(({ field }) => !isName(field))) return called(name, typed, required.length > 0)
  const about = docstring(schema.description as string | undefined, '    ')
  const whole = (head: string, fields: typeof typed, text: string[]) => [
    head,
    ...text,
    ...fields.flatMap(({ field, each, type }) => [
      `    ${field}: ${type}`,
      ...docstring(each.description as string | undefined, '    ')
    ]),
    ...(text.length + fields.length === 0 ? ['    pass'] : []),
    ''
  ]
  if (required.length === 0) return ['', ...whole(`class ${name}(TypedDict, total=False):`, optional, about)]
  if (optional.length === 0) return ['', ...whole(`class ${name}(TypedDict):`, required, about)]
  return [
    '',
    ...whole(`class _${name}(TypedDict):`, required, []),
    '',
    ...whole(`class ${name}(_${name}, total=False):`, optional, about)
  ]
}

/** A field may have a name that Python keeps for itself. */
function called(name: string, fields: { field: string; type: string }[], isTotal: boolean): string[] {
  const lines = fields.map(({ field, type }) => `        ${quoted(field)}: ${quoted(type.replaceAll('"', "'"))},`)
  return [
    `${name} = TypedDict(`,
    `    ${quoted(name)},`,
    '    {',
    ...lines,
    '    },',
    `    total=${isTotal ? 'True' : 'False'},`,
    ')',
    ''
  ]
}

/** types.py: every schema of a description. */
export function typesFile(document: Document, title: string, written: Map<string, string[]>): string {
  const { of, definitions } = annotations('', written)
  const own: string[] = []
  const aliases: string[] = []
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const isClass = schema.type === 'object' && schema.properties && !schema.additionalProperties
    if (isClass) own.push(...definition(name, schema, of))
    else aliases.push(`${name} = ${forward(of(schema, `${name}Valor`))}`)
  }
  return [
    `"""${title}"""`,
    '',
    'from __future__ import annotations',
    '',
    'from typing import Any, Dict, List, Literal, Optional, TypedDict, Union',
    ...definitions(),
    ...own,
    '',
    ...aliases,
    ''
  ].join('\n')
}

/** An alias is read when the module is, unlike an annotation: names that may come later are written as texts. */
const forward = (type: string): string =>
  type.replaceAll(/"[^"]*"|\b[A-Z]\w*/g, (word) =>
    /^(Any|Dict|List|Literal|Optional|Union|None|True|False)$/.test(word) || word.startsWith('"') ? word : `"${word}"`
  )
