import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import type { components } from '../../../../generated/types-b.ts'
import type { ListRequest } from '../../../engine/contract/schema/filter.ts'
import type { Hidden } from './hidden.ts'

type Schemas = components['schemas']
type Group = 'paciente' | 'endereco' | 'unidade_notificante'
type Nested<Name extends Group, Keys> = `${Name}.${Keys & string}`

/**
 * The paths of all fields of a case that the contract shows or takes. One without a line in `fields.ts` does not
 * compile.
 */
export type Path =
  | Exclude<keyof Schemas['CasoDetalhe'], Group | 'historico' | 'anexos'>
  | Nested<'paciente', keyof Schemas['CasoDetalhe']['paciente'] | keyof Schemas['PacienteEditar']>
  | Nested<'endereco', keyof Schemas['CasoDetalhe']['endereco'] | keyof Schemas['EnderecoEditar']>
  | Nested<'unidade_notificante', keyof Schemas['UnidadeNotificante']>

type ListedRequest = Parameters<AgravosHandlers['listarCasos']>[0]
export type Filterable = ListedRequest['list'] extends ListRequest<infer Name, string> ? Name : never
export type ExportName = NonNullable<Schemas['CasoExportar']['campos']>[number]
/** Which keys, with points between them, lead to the value of a column inside an object. */
export type KeysOfColumns = { readonly [Name in ExportName]?: string }
export type FilterKind =
  | 'value'
  | 'word'
  | 'repeated text'
  | 'number as text'
  | 'moment'
  | 'municipio'
  | 'situacao'
  /** A text of the filter's name inside the field, which is an object. */
  | 'inner text'
export type CountKey =
  | 'tipo'
  | 'uf'
  | 'municipio'
  | 'dia'
  | 'classificacao'
  | 'evolucao'
  | 'hospitalizacao'
  | 'situacao'
  | 'sexo'

/** A row by the names of its columns. Those of `casos` and `casos_pessoais` share no name, so both fit in. */
export type Row = Record<string, unknown>
export type Json = Record<string, unknown>

type Place =
  | { table: 'casos' | 'casos_pessoais'; column: string; type: PgColumnBuilderBase; sealed?: true }
  /** The keys that lead to the field inside the column `detalhe`. */
  | { table: 'detalhe'; keys: readonly [string] | readonly [string, string] }

export interface Field {
  at: Place
  /** The field's other name in the body of a creation or a change. */
  flat?: Exclude<keyof Schemas['CasoCriar'], Path>
  /** Whether the list shows the field too. The detail shows every field that is not `secret`. */
  list?: true
  /**
   * The field's column in exported sheets. An object has a column for each of these keys, or for the keys that lead to
   * a value in it. Never personal data.
   */
  export?: ExportName | readonly ExportName[] | KeysOfColumns
  /** How the list is filtered and sorted by the field, under each name that the contract has for that. */
  filter?: { [Name in Filterable]?: FilterKind }
  /** The name under which the kept counts distinguish the field's values. */
  counted?: CountKey
  /** What is shown instead of the value. */
  hidden?: Hidden
  /** Whether the field is accepted and never shown. */
  secret?: true
  /**
   * Marks a field that clients cannot change. It must be sent back unchanged; `ignored` fields may have changed
   * meanwhile.
   */
  readOnly?: 'same' | 'same moment' | 'ignored'
  /** Turns the stored value into the form that rules, documents and sheets use. */
  read?: (stored: unknown, row: Row) => unknown
  /** Turns the stored value into the form of answers, where that differs from `read`. */
  show?: (stored: unknown, row: Row) => unknown
  /** Turns a value that was sent or is filtered by into the form in which it is compared. */
  normal?: (value: unknown) => unknown
  /** Turns a value into the stored form. */
  write?: (value: unknown) => unknown
  /** The value where nothing was sent; null when this is left out. */
  empty?: unknown
}

export const inCasos = <Name extends string, Type extends PgColumnBuilderBase>(column: Name, type: Type) =>
  ({ table: 'casos', column, type }) as const
export const inPessoais = <Name extends string, Type extends PgColumnBuilderBase>(column: Name, type: Type) =>
  ({ table: 'casos_pessoais', column, type }) as const
/** A column that is unreadable in the database. The value is sealed for its case and column. */
export const sealedInPessoais = <Name extends string, Type extends PgColumnBuilderBase>(column: Name, type: Type) =>
  ({ table: 'casos_pessoais', column, type, sealed: true }) as const
export const inDetalhe = (...keys: [string] | [string, string]) => ({ table: 'detalhe', keys }) as const
