import { text } from 'drizzle-orm/pg-core'
import type { Sealed } from './seal.ts'

/**
 * A column of sealed texts. Its seals name their row, which a column type does not know, so whoever reads or writes the
 * row opens and seals them; the type keeps a sealed text from being taken for an open one.
 */
export const sealedText = () => text().$type<Sealed>()

/** A row of a table with such columns, once they are opened or before they are sealed. */
export type Opened<Row> = {
  [Name in keyof Row]: Sealed extends Row[Name] ? string | Exclude<Row[Name], Sealed> : Row[Name]
}
