/** What a plot of the report shows of a finding. The report has words for plots and series in each language. */
export interface Figure {
  plot: 'reads' | 'writes' | 'import' | 'login' | 'growth' | 'memory' | 'tail'
  /** What was asked or done, in words that every language shares. */
  group: string
  series: Series
  value: number
}

export type Series =
  | 'service'
  | 'express'
  | 'bare'
  | 'sql'
  | 'copy'
  | 'argon2'
  | 'before'
  | 'peak'
  | `${number} cases`
  | `${number} users`

export interface Finding {
  name: string
  measured: string
  /** The result divided by a baseline of the same run. */
  ratio: number
  /** The bar, like `>= 0.8`; or words, when the ratio is only shown. */
  wanted: string
  ok: boolean
  figures?: Figure[]
}

/** The bar of a finding in parts, or null when it has none. */
export function barOf({ wanted }: Pick<Finding, 'wanted'>): { sign: string; value: number } | null {
  const [, sign, value] = /^(>=|<=|<|>|=) ([\d.]+)/.exec(wanted) ?? []
  return sign && value ? { sign, value: Number(value) } : null
}

/** For a comparison with something that nobody promised to beat. */
export const COMPARED = 'nothing: for comparison'
