import { JobRefused } from '../../../core/jobs/kinds.ts'
import type { Layout } from './layout.ts'

/** A file whose columns do not make cases is refused as a whole, rather than row by row. */
export function requireLayout(layout: Layout): NonNullable<Layout['familia']> {
  const { familia, faltando } = layout
  if (faltando.length > 0 && familia !== null)
    throw new JobRefused({ key: 'import.columns', values: { colunas: faltando.join(', ') } })
  if (familia === null) throw new JobRefused({ key: 'import.columns-unknown', values: {} })
  return familia
}
