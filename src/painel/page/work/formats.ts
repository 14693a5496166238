export const formats = ['csv', 'xlsx', 'dbf'] as const
export type Formato = (typeof formats)[number]

/** Guesses the format of a file from its name. Packed files hold csv. */
export function formatOf(name: string): Formato {
  const plain = name.toLowerCase().replace(/\.(zip|gz)$/, '')
  if (plain.endsWith('.xlsx')) return 'xlsx'
  return plain.endsWith('.dbf') || plain.endsWith('.dbc') ? 'dbf' : 'csv'
}
