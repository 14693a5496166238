/** Returns a part of a total in percent with two decimals, as the contract requires. A part of nothing is 0. */
export const percent = (part: number, total: number): number =>
  total === 0 ? 0 : Math.round((part * 10_000) / total) / 100
