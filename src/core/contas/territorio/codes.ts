import { type Column, or, type SQL, sql } from 'drizzle-orm'
import { municipios, UFS } from 'municipios-brasil/dados'
import type { Territorio } from '../../../engine/contract/handler.ts'
import { oneOf, oneOfHashed } from '../../../platform/db/one-of.ts'

const PER_STATE = 100_000

const digits = new Map<string, number>(
  UFS.map((uf) => [uf, Math.floor((municipios.find((each) => each.uf === uf)?.codigoIbge ?? 0) / PER_STATE)])
)

/** The first two digits of IBGE's codes of a state's municipalities. */
export const digitsOfUf = (uf: string): number => digits.get(uf) ?? 0

/** These digits of a column of codes. Indexes have the same expression. */
export const stateOf = (column: Column | SQL): SQL => sql`(${column} / ${sql.raw(String(PER_STATE))})`

/**
 * The condition that a column of IBGE's codes names a municipality within. States are ranges of codes, so that an index
 * on the column serves. The codes are parameters: plans are kept by the text, which does not name the places.
 */
export const codeWithin = (column: Column | SQL, { ufs, municipios: codigos }: Territorio): SQL =>
  either(ufs, column, codigos.length > 0 ? oneOf(sql`${column}`, codigos) : undefined)

/** What `codeWithin` asks, for rows that are walked one by one. */
export const codeWithinHashed = (column: Column | SQL, { ufs, municipios: codigos }: Territorio): SQL =>
  either(ufs, column, codigos.length > 0 ? oneOfHashed(column, codigos, 'int') : undefined)

function either(ufs: readonly string[], column: Column | SQL, named: SQL | undefined): SQL {
  const ranges = ufs.map((uf) => {
    const first = digitsOfUf(uf) * PER_STATE
    return sql`${column} between ${first}::int and ${first + PER_STATE - 1}::int`
  })
  return sql`(${or(...ranges, named) ?? sql`false`})`
}
