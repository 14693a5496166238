import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import { sealedInPessoais } from './field-type.ts'
import { trimmed } from './field-values.ts'

/** A field that is taken and sealed, and that leaves the service only through the identity of a case. */
export const unseen = <Name extends string, Type extends PgColumnBuilderBase>(column: Name, type: Type) =>
  ({ at: sealedInPessoais(column, type), secret: true, write: trimmed }) as const
