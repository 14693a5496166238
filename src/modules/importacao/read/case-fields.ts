import { definitions } from '../../../../generated/operations.ts'
import type { Json, Path } from '../../agravos/fields/field-type.ts'
import { isObject } from '../../agravos/fields/field-values.ts'
import { fieldAt, isPath, paths } from '../../agravos/fields/fields.ts'
import { sharedSigns } from '../../agravos/fields/parts.ts'
import { type Draft, slotOf } from './draft.ts'

/** What the contract says about a value of a new case. */
export interface Shape {
  type: string[]
  enum?: string[]
  format?: string
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  /** The most items of a list. */
  maxItems?: number
  items?: Json
}

/** A field of a new case: where documents have it, and its shape. */
export interface CaseField {
  campo: string
  shape: Shape
}

const texts = (value: unknown): string[] => [value].flat().filter((each) => typeof each === 'string')

function resolved(schema: unknown): Json {
  if (!isObject(schema)) return {}
  if (typeof schema.$ref !== 'string') return schema
  return resolved(definitions.b?.$defs[schema.$ref.split('/').at(-1) ?? ''])
}

function shapeOf(schema: Json): Shape {
  return {
    // In a file an empty cell stands for null, so null is no type of its own.
    ...(schema as Omit<Shape, 'type' | 'enum'>),
    type: texts(schema.type).filter((type) => type !== 'null'),
    enum: Array.isArray(schema.enum) ? texts(schema.enum) : undefined,
    items: isObject(schema.items) ? resolved(schema.items) : undefined
  }
}

const pathOfFlat = new Map(paths.map((path) => [fieldAt(path).flat as string | undefined, path]))

function* leavesOf(schema: Json, prefix = ''): Generator<CaseField> {
  for (const [key, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const found = resolved(inner)
    const dotted = `${prefix}${key}`
    if (texts(found.type).includes('object')) yield* leavesOf(found, `${dotted}.`)
    else yield { campo: pathOfFlat.get(dotted) ?? dotted, shape: shapeOf(found) }
  }
}

/** Every field of a new case, by its path in a document. A field that requests may send flat or nested is here once. */
export const caseFields = new Map(
  [...leavesOf(resolved({ $ref: 'b#/$defs/CasoCriar' }))].reverse().map((field) => [field.campo, field])
)

/** The shape of a field; it throws for a field that the contract does not have. */
export function shapeAt(campo: string): Shape {
  const field = caseFields.get(campo)
  if (!field) throw new Error(`No field of a case: ${campo}`)
  return field.shape
}

type Put = (draft: Draft, value: unknown) => void
type Part = 'especificos' | 'sinais' | 'clinicos' | 'laboratoriais' | 'investigacao'

/** If two columns fill one field, the first that says something counts. */
const intoPart =
  (part: Part, key: string): Put =>
  (draft, value) => {
    draft[part][key] ??= value
  }

function intoDocument(path: Path): Put {
  const slot = slotOf(path)
  return (draft, value) => {
    draft.values[slot] ??= value
  }
}

/**
 * Returns what puts a value of this field into a draft. A fact that the contract has in two places goes to the one that
 * is stored.
 */
export function putAt(campo: string): Put {
  if (isPath(campo)) return intoDocument(campo)
  const [first = '', second = '', third] = campo.split('.')
  if (third !== undefined) return intoPart(sharedSigns.includes(third) ? 'especificos' : 'sinais', third)
  if (first === 'dados_especificos') return intoPart('especificos', second)
  if (first === 'dados_laboratoriais') return intoPart('laboratoriais', second)
  if (first === 'investigacao') return intoPart('investigacao', second)
  return second === 'hospitalizacao' ? intoDocument('hospitalizacao') : intoPart('clinicos', second)
}
