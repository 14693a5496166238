/** A part of a total in percent, as the contract states it: with two decimals, and 0 of nothing. */
export const percent = (part: number, total: number): number =>
  total === 0 ? 0 : Math.round((part * 10_000) / total) / 100
