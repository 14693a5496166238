/** Tables in the form of Drizzle's snapshots (drizzle/meta/). A test reads them from a database too. */
export interface Tables {
  tables: Record<string, { name: string; columns: Record<string, Column> }>
  enums: Record<string, { name: string; values: string[] }>
}

export interface Column {
  name: string
  type: string
  notNull: boolean
  default?: unknown
  generated?: unknown
  identity?: unknown
}

/**
 * Returns what a version that knows the `released` tables would miss in the `present` ones. Everything it reads and
 * writes must exist, and what it does not fill must fill itself. `contracted` names what it is known not to use.
 */
export function missesOf(released: Tables, present: Tables, contracted: ReadonlySet<string>): string[] {
  const tables = new Map(Object.values(present.tables).map((table) => [table.name, table.columns]))
  const misses = Object.values(released.tables).flatMap(({ name, columns }) => {
    if (contracted.has(name)) return []
    const there = tables.get(name)
    return there ? missesIn(name, columns, there, contracted) : [`the table ${name} is gone`]
  })
  return [...misses, ...missingValues(released, present, contracted)]
}

function missesIn(
  table: string,
  released: Record<string, Column>,
  present: Record<string, Column>,
  contracted: ReadonlySet<string>
): string[] {
  const changed = Object.values(released).flatMap((before) => {
    const now = present[before.name]
    if (contracted.has(before.name)) return []
    if (!now) return [`the column ${table}.${before.name} is gone`]
    if (plainType(now.type) !== plainType(before.type))
      return [`${table}.${before.name} was ${before.type} and is ${now.type}`]
    if (now.notNull && !before.notNull) return [`${table}.${before.name} became NOT NULL`]
    return fillsItself(before) && !fillsItself(now) ? [`${table}.${before.name} has no default any more`] : []
  })
  const unfilled = Object.values(present)
    .filter((column) => !released[column.name] && column.notNull && !fillsItself(column))
    .map(({ name }) => `${table}.${name} is NOT NULL without a default, and the released version does not fill it`)
  return [...changed, ...unfilled]
}

const fillsItself = ({ type, default: given, generated, identity }: Column): boolean =>
  [given, generated, identity].some((value) => value !== undefined && value !== null) || /serial$/.test(type)

function missingValues(released: Tables, present: Tables, contracted: ReadonlySet<string>): string[] {
  const types = new Map(Object.values(present.enums).map(({ name, values }) => [name, values]))
  return Object.values(released.enums)
    .filter(({ name }) => !contracted.has(name))
    .flatMap(({ name, values }) =>
      values.filter((value) => !types.get(name)?.includes(value)).map((value) => `${name} has no '${value}' any more`)
    )
}

const synonyms: [RegExp, string][] = [
  [/^(small|big)?serial$/, '$1int'],
  [/^integer$/, 'int'],
  [/^bigint$/, 'bigint'],
  [/^character varying/, 'varchar'],
  [/^character(?=\()/, 'char'],
  [/^timestamp(.*) with time zone$/, 'timestamptz$1'],
  [/^timestamp(.*) without time zone$/, 'timestamp$1']
]

/** Returns one name for each type, since Drizzle and PostgreSQL have several. */
function plainType(type: string): string {
  return synonyms
    .reduce((text, [form, name]) => text.replace(form, name), type.toLowerCase().replaceAll('"', ''))
    .replaceAll(' ', '')
}
