import type { Recovery } from './recovery.ts'

/** What one case has shown. */
export interface Row {
  name: string
  /** How many connections were struck. */
  struck: number
  statuses: string
  recovery: Recovery
  /** How long the process took to end. */
  ended: string
  acknowledged: number
  lost: string[]
  twice: string[]
  /** False answers, and whatever else must never happen. */
  violations: string[]
  /** What the service has complained of. */
  log: string[]
  /** How long the case took. */
  seconds: number
}

const PROBLEMS_SHOWN = 15
const LOG_SHOWN = 60

export function problemsOf({ struck, recovery, lost, twice, violations }: Omit<Row, 'log'>): string[] {
  return [
    ...(struck === 0 ? ['no connection was struck'] : []),
    ...[...recovery].filter(([, seconds]) => seconds === null).map(([name]) => `${name} did not work again in time`),
    ...lost.map((one) => `lost: ${one}`),
    ...twice.map((one) => `twice: ${one}`),
    ...violations
  ]
}

const secondsOf = (recovery: Recovery) =>
  [...recovery].map(([name, seconds]) => `${name} ${seconds === null ? 'NEVER' : seconds.toFixed(1)}`).join(', ')

/** The lines about a case that has ended. Where something is wrong, they have the log of its service. */
export function linesOf(row: Row, ended: number, all: number, isVerbose: boolean): string[] {
  const problems = problemsOf(row)
  const isOk = problems.length === 0
  const place = `[${String(ended).padStart(String(all).length)}/${all}]`
  const took = `${row.seconds.toFixed(0)} s`.padStart(5)
  const log = isVerbose ? row.log : isOk ? [] : row.log.slice(-LOG_SHOWN)
  return [
    `${place} ${isOk ? 'ok    ' : 'BROKEN'} ${row.name.padEnd(32)} ${took}   ${secondsOf(row.recovery)}`,
    ...problems.slice(0, PROBLEMS_SHOWN).map((problem) => `       ${problem}`),
    ...(log.length > 0 ? [`       The service of ${row.name} has complained:`] : []),
    ...log.map((line) => `       ${line}`)
  ]
}

interface Slowest {
  seconds: number
  name: string
}

/** What took longest to work again. What never worked took infinitely long. */
const slowestOf = ({ recovery }: Row): Slowest =>
  [...recovery]
    .map(([name, seconds]) => ({ name, seconds: seconds ?? Number.POSITIVE_INFINITY }))
    .reduce((a, b) => (b.seconds > a.seconds ? b : a), { name: '-', seconds: 0 })

const told = ({ name, seconds }: Slowest) =>
  Number.isFinite(seconds) ? `${seconds.toFixed(1)} s (${name})` : `${name}: NEVER`

/** The table of all cases, in the order of the plan, and their sums. */
export function tableOf(rows: Row[], minutes: number): string[] {
  const sum = (count: (row: Row) => number) => rows.reduce((total, row) => total + count(row), 0)
  const slowest = rows.map((row) => ({ row, ...slowestOf(row) })).reduce((a, b) => (b.seconds > a.seconds ? b : a))
  return [
    '| target/phase/fault | struck | statuses | ended | works after | acknowledged | lost | twice | problems |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const cells = [row.name, row.struck, row.statuses, row.ended || '-', told(slowestOf(row)), row.acknowledged]
      return `| ${[...cells, row.lost.length, row.twice.length, problemsOf(row).length].join(' | ')} |`
    }),
    '',
    `${rows.length} cases in ${minutes.toFixed(1)} minutes, ${rows.filter((row) => problemsOf(row).length > 0).length} broken. ` +
      `Acknowledged: ${sum((row) => row.acknowledged)}. Lost: ${sum((row) => row.lost.length)}. ` +
      `Twice: ${sum((row) => row.twice.length)}. False answers: ${sum((row) => row.violations.length)}. ` +
      `Slowest to work again: ${slowest.row.name}, ${told(slowest)}.`
  ]
}
