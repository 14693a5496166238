import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import type { components } from '../../../../generated/types-b.ts'
import type { ListRequest } from '../../../engine/contract/schema/filter.ts'
import type { Hidden } from './hidden.ts'

type Schemas = components['schemas']
type Group = 'paciente' | 'endereco' | 'unidade_notificante'
type Nested<Name extends Group, Keys> = `${Name}.${Keys & string}`

/** Every field of a case that the contract shows or takes, by its path. One without a line in `fields.ts` does not compile. */
export type Path =
  | Exclude<keyof Schemas['CasoDetalhe'], Group | 'historico' | 'anexos'>
  | Nested<'paciente', keyof Schemas['CasoDetalhe']['paciente'] | keyof Schemas['PacienteEditar']>
  | Nested<'endereco', keyof Schemas['CasoDetalhe']['endereco'] | keyof Schemas['EnderecoEditar']>
  | Nested<'unidade_notificante', keyof Schemas['UnidadeNotificante']>

type ListedRequest = Parameters<AgravosHandlers['listarCasos']>[0]
export type Filterable = ListedRequest['list'] extends ListRequest<infer Name, string> ? Name : never
export type ExportName = NonNullable<Schemas['CasoExportar']['campos']>[number]
export type FilterKind = 'value' | 'text' | 'number as text' | 'moment' | 'municipio' | 'situacao'
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

/** A row by the names of its columns, of `casos` and of `casos_pessoais` alike: they have no name in common. */
export type Row = Record<string, unknown>
export type Json = Record<string, unknown>

type Place =
  | { table: 'casos' | 'casos_pessoais'; column: string; type: PgColumnBuilderBase; sealed?: true }
  /** The keys that lead to it in the column `detalhe`. */
  | { table: 'detalhe'; keys: readonly [string] | readonly [string, string] }

export interface Field {
  at: Place
  /** Its other name in the body of a creation or a change. */
  flat?: Exclude<keyof Schemas['CasoCriar'], Path>
  /** Whether the list shows it too. The detail shows every field that is not `secret`. */
  list?: true
  /** Its column in exported sheets, or the keys of an object that have a column of their own name each. Never what points to a person. */
  export?: ExportName | readonly ExportName[]
  /** How the list is filtered and sorted by it, under each name that the contract has for that. */
  filter?: { [Name in Filterable]?: FilterKind }
  /** Under which name the kept counts tell its values apart. */
  counted?: CountKey
  /** What is shown instead of the value. */
  hidden?: Hidden
  /** Taken, and never shown. */
  secret?: true
  /** Only shown. Sent back it must be as it was shown; `ignored` may have changed meanwhile. */
  readOnly?: 'same' | 'same moment' | 'ignored'
  /** The value that is stored, as rules, documents and sheets have it. */
  read?: (stored: unknown, row: Row) => unknown
  /** The same as answers have it, where that is another form. */
  show?: (stored: unknown, row: Row) => unknown
  /** A value that was sent or is filtered by, in the form in which it is compared. */
  normal?: (value: unknown) => unknown
  /** A value as it is stored. */
  write?: (value: unknown) => unknown
  /** What stands where nothing was sent; null when this is left out. */
  empty?: unknown
}

export const inCasos = <Name extends string, Type extends PgColumnBuilderBase>(column: Name, type: Type) =>
  ({ table: 'casos', column, type }) as const
export const inPessoais = <Name extends string, Type extends PgColumnBuilderBase>(column: Name, type: Type) =>
  ({ table: 'casos_pessoais', column, type }) as const
/** Unreadable in the database. The context in which it is sealed is the name of the column with that of its table. */
export const sealedInPessoais = <Name extends string, Type extends PgColumnBuilderBase>(column: Name, type: Type) =>
  ({ table: 'casos_pessoais', column, type, sealed: true }) as const
export const inDetalhe = (...keys: [string] | [string, string]) => ({ table: 'detalhe', keys }) as const
