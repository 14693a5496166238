/** The change of a figure in percent, with two decimals. It is null when the earlier figure is 0. */
export const change = (from: number, to: number): number | null =>
  from === 0 ? null : Math.round(((to - from) * 10_000) / from) / 100

/** Cases per 100,000 inhabitants, with two decimals. */
export const incidence = (cases: number, inhabitants: number | null): number | null =>
  inhabitants === null || inhabitants === 0 ? null : Math.round((cases * 10_000_000) / inhabitants) / 100
