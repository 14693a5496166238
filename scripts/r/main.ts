/*
 * Compares nowcast, Rt with its interval, and the channel with the same formulas written in R, over simulated epidemics
 * and years, and tells how often the nowcast's interval holds the final number: `tsx scripts/r/main.ts`. FILE=<path>
 * adds the cases of a file that an import would take, as one epidemic for each disease in it. Needs Rscript (Debian's
 * r-base-core).
 */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Former, usualOf } from '../../src/modules/agravos/canal/channel.ts'
import { ESTIMATED, LONGEST_DELAY, learnShares, nowcast } from '../../src/modules/alertas/estimate/nowcast.ts'
import { rtAt, type Tipo, weightsOf } from '../../src/modules/alertas/estimate/rt.ts'
import { readTriangles } from './file.ts'
import { randomOf, simulate, sum, triangleAt } from './simulated.ts'

const SEED = 20_261_118
const generations: Record<Tipo, string> = { dengue: '3,1', chikungunya: '2,0.7', zika: '3,1' }
/** The largest relative difference that is allowed. */
const CLOSE = 1e-6
/** The channel has two decimals. */
const ROUNDING = 0.005

interface Sample {
  tipo: Tipo
  triangle: number[][]
}

const simulated: Sample[] = (Object.keys(generations) as Tipo[]).flatMap((tipo, i) =>
  [10, 60, 600, 6_000].map((mean, k) => {
    const weeks = simulate(SEED + 10 * i + k, 60, (week) => mean * (1 + 0.6 * Math.sin(week / 6)))
    const triangle = triangleAt(weeks, 50).map((row) =>
      Array.from({ length: LONGEST_DELAY + 1 }, (_, b) => row[b] ?? 0)
    )
    return { tipo, triangle }
  })
)

/** The epidemics of FILE, with what each of them is. Those of which no delay can be learned are told, and left out. */
async function epidemicsOf(path: string | undefined): Promise<Sample[]> {
  if (!path) return []
  const read = await readTriangles(path)
  for (const { tipo, cases, dadosAte, triangle } of read) {
    const weeks = `${sum(triangle.map(sum))} of them in the 34 weeks that are read`
    console.log(`file, ${tipo}: ${cases} probable cases, data up to ${dadosAte}, ${weeks}`)
    if (!learnShares(triangle)) console.log(`file, ${tipo}: too few cases to learn the delay, not compared`)
  }
  return read.filter(({ triangle }) => learnShares(triangle))
}

const real = await epidemicsOf(process.env.FILE)
const samples = [...simulated, ...real]

/** Weeks of three to five former years, with few cases and with many. */
const random = randomOf(SEED)
const channels: Former[][] = Array.from({ length: 200 }, (_, i) =>
  Array.from({ length: 3 + (i % 3) }, () => {
    const count = () => Math.floor(random() ** 3 * [5, 80, 4_000][i % 3 === 0 ? 0 : i % 2 === 0 ? 1 : 2]!)
    return { before: count(), at: count(), after: count() }
  })
)

function usualHere(years: Former[]): number[] {
  return (['ministerio', 'quartis'] as const).flatMap((metodo) => {
    const { inferior = Number.NaN, centro = Number.NaN, superior = Number.NaN } = usualOf(metodo, years) ?? {}
    return [inferior, centro, superior]
  })
}

/** How often the interval holds the final number of 200 weeks, and how far off the estimate is beside no correction. */
function tellCoverage(name: string, meanAt: (week: number) => number): void {
  const weeks = simulate(SEED, 300, meanAt)
  const told = Array.from({ length: 25 }, (_, i) => 40 + 10 * i).flatMap((at) => {
    const triangle = triangleAt(weeks, at)
    const known = triangle.map(sum)
    return nowcast(known, learnShares(triangle) ?? []).map((estimate, j) => ({
      estimate,
      known: known[j] ?? 0,
      final: sum(weeks[at - j] ?? [])
    }))
  })
  const held = told.filter(({ estimate, final }) => estimate && estimate.low <= final && final <= estimate.high)
  const off = sum(told.map(({ estimate, final }) => Math.abs((estimate?.estimate ?? 0) - final)))
  const uncorrected = sum(told.map(({ known, final }) => final - known))
  const share = ((100 * held.length) / told.length).toFixed(1)
  console.log(
    `nowcast, ${name}, seed ${SEED}: ${share} % of ${told.length} weeks in the interval; error ${(off / uncorrected).toFixed(2)} of that without a correction`
  )
}

/** Computes here what R computes there, in its order. */
function ours({ tipo, triangle }: Sample): number[] {
  const shares = learnShares(triangle) ?? []
  const known = triangle.map(sum)
  const estimates = nowcast(known, shares)
  const series = known.map((cases, j) => estimates[j]?.estimate ?? cases).reverse()
  const rt = rtAt(series, series.length - 1, weightsOf(tipo))
  return [
    ...shares.map(({ share }) => share),
    ...shares.map(({ variance }) => variance),
    ...estimates.flatMap((each) => [each?.estimate ?? Number.NaN, each?.low ?? Number.NaN, each?.high ?? Number.NaN]),
    rt?.rt ?? Number.NaN,
    rt?.low ?? Number.NaN,
    rt?.high ?? Number.NaN,
    rt?.above ?? Number.NaN
  ]
}

const folder = mkdtempSync(join(tmpdir(), 'r-'))
try {
  const file = join(folder, 'samples.tsv')
  const lineOf = ({ tipo, triangle }: Sample) =>
    [tipo, generations[tipo], triangle.map((row) => row.join(',')).join(';')].join('\t')
  const yearsOf = (years: Former[]) => years.map(({ before, at, after }) => [before, at, after].join(',')).join(';')
  const asked = [...samples.map(lineOf), ...channels.map((years) => `canal\t${yearsOf(years)}`)]
  writeFileSync(file, `${asked.join('\n')}\n`)
  const answer = execFileSync('Rscript', ['--vanilla', join(import.meta.dirname, 'alertas.R'), file], {
    encoding: 'utf8'
  })
  const theirs = answer
    .trim()
    .split('\n')
    .map((line) => line.split(',').map(Number))
  const off = samples.map((sample, i) =>
    ours(sample).map((value, k) => Math.abs(value - (theirs[i]?.[k] ?? Number.NaN)) / Math.max(1e-3, Math.abs(value)))
  )
  const parts: [string, number, number][] = [
    ['shares and variances', 0, 2 * ESTIMATED],
    ['estimates and intervals', 2 * ESTIMATED, 5 * ESTIMATED],
    ['Rt, its interval, p(Rt > 1)', 5 * ESTIMATED, 5 * ESTIMATED + 4]
  ]
  for (const [name, from, to] of parts) {
    const worst = Math.max(...off.map((row) => Math.max(...row.slice(from, to))))
    console.log(`${name}: largest relative difference ${worst.toExponential(1)} in ${samples.length} epidemics`)
    if (!(worst <= CLOSE)) process.exitCode = 1
  }
  for (const [i, { tipo }] of real.entries()) {
    const row = ours(samples[simulated.length + i]!)
    const worst = Math.max(...(off[simulated.length + i] ?? []))
    const [rt = 0, low = 0, high = 0] = row.slice(5 * ESTIMATED)
    const [estimate = 0, from = 0, to = 0] = row.slice(2 * ESTIMATED)
    const said = `newest week ${estimate.toFixed(1)} (${from.toFixed(0)} to ${to.toFixed(0)})`
    const ratio = `Rt ${rt.toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`
    console.log(`file, ${tipo}: ${said}, ${ratio}; largest relative difference ${worst.toExponential(1)}`)
  }
  const apart = channels.map((years, i) =>
    usualHere(years).map((value, k) => Math.abs(value - (theirs[samples.length + i]?.[k] ?? Number.NaN)))
  )
  for (const [name, from] of [
    ["the Ministry's channel", 0],
    ['quartiles', 3]
  ] as const) {
    const worst = Math.max(...apart.map((row) => Math.max(...row.slice(from, from + 3))))
    console.log(
      `${name}: largest difference ${worst.toFixed(6)} in ${channels.length} weeks, of numbers with two decimals`
    )
    if (!(worst <= ROUNDING + CLOSE)) process.exitCode = 1
  }
  tellCoverage('hundreds of cases a week', (week) => 600 + 500 * Math.sin((2 * Math.PI * week) / 40))
  tellCoverage('dozens of cases a week', (week) => 60 + 50 * Math.sin((2 * Math.PI * week) / 40))
  tellCoverage('ten cases a week', (week) => 10 + 3.3 * Math.sin((2 * Math.PI * week) / 40))
} finally {
  rmSync(folder, { recursive: true })
}
