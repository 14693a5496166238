import { escaped } from '../../../src/engine/messages/html.ts'
import type { GuideLanguage, Tables } from '../../generate/languages/guides.ts'
import { barOf, type Figure, type Finding, type Series } from '../finding.ts'
import { isAsMeasured, type Part, type Results } from '../results.ts'
import { barText, verdict } from '../table.ts'
import { barPlot, type Group, marginPlot } from './svg.ts'
import { type Plot, type Words, words } from './words.ts'

/** Makes plots and tables for the holes of openapi/guides/<language>/measured.md from the findings of the benches. */
export function measuredTables(results: Results | null): Tables {
  const plots: Plot[] = ['reads', 'writes', 'import', 'login', 'growth', 'memory', 'tail']
  const given = (make: (found: Results, language: GuideLanguage) => string) => (language: GuideLanguage) =>
    results ? make(results, language) : words[language].nothing
  return {
    bench_machine: given(machineTables),
    bench_ratios: given(ratios),
    ...Object.fromEntries(
      plots.map((plot) => [`bench_${plot}`, given((found, language) => plotted(plot, found, language))])
    )
  }
}

/** Says on which machine, when and from which commit a figure was measured, so that an old figure is recognised. */
function machineTables(results: Results, language: GuideLanguage): string {
  const say = words[language]
  const { cores, cpu, memoryMb, system, node, postgres } = results.machine
  const facts = { cores: `${cores}`, cpu, memory: `${(memoryMb / 1024).toFixed(1)} GiB`, system, node, postgres }
  const names = Object.keys(facts) as (keyof typeof facts)[]
  const parts = Object.entries(results.parts).map(([name, part]) => partRow(name, part, say))
  const heads = [say.part, say.date, say.commit, say.size.title, say.seconds, say.load]
  const tables = [
    table(
      names.map((name) => say.machine[name]),
      [names.map((name) => cell(facts[name]))]
    ),
    table(heads, parts)
  ]
  return (isAsMeasured(results) ? tables : [`**${say.edited}**`, ...tables]).join('\n\n')
}

const partRow = (name: string, { date, commit, size, seconds, load }: Part, say: Words): string[] => [
  name,
  cell(`${date.slice(0, 16).replace('T', ' ')} UTC`),
  cell(commit),
  say.size[size],
  `${seconds}`,
  `${load}`
]

const findingsOf = ({ parts }: Results): (Finding & { bench: string })[] =>
  Object.entries(parts).flatMap(([bench, { findings }]) => findings.map((finding) => ({ ...finding, bench })))

function ratios(results: Results, language: GuideLanguage): string {
  const say = words[language]
  const found = findingsOf(results)
  const margins = found.flatMap((finding) => {
    const bar = barOf(finding)
    if (!bar) return []
    const times = bar.sign.startsWith('<') ? bar.value / finding.ratio : finding.ratio / bar.value
    return [{ label: `${finding.bench}: ${finding.name}`, times, holds: finding.ok }]
  })
  const said = { holds: say.holds, MISSED: `**${say.missed}**`, '-': say.noBar }
  const rows = found.map((finding) => [
    said[verdict(finding)],
    finding.ratio.toFixed(2),
    cell(barText(finding)).replace(' ', '\u00a0'),
    inEnglish(finding.measured),
    inEnglish(`${finding.bench}: ${finding.name}`)
  ])
  const head = [say.verdict, say.ratio, say.bar, say.measured, say.what]
  return `${figure(marginPlot(say.margins, [say.better, say.worse], margins), say.margins)}\n\n${table(head, rows)}`
}

function plotted(plot: Plot, results: Results, language: GuideLanguage): string {
  const say = words[language]
  const figures = findingsOf(results)
    .flatMap((finding) => finding.figures ?? [])
    .filter((each) => each.plot === plot)
  if (figures.length === 0) return say.nothing
  const groups = groupsOf(figures, language)
  const head = [say.what, ...new Set(groups.flatMap(({ bars }) => bars.map(({ label }) => label)))]
  const rows = groups.map(({ label, bars }) => [
    inEnglish(label),
    ...head.slice(1).map((each) => bars.find((bar) => bar.label === each)?.text ?? '')
  ])
  return `${figure(barPlot(say.units[plot], groups), say.units[plot])}\n\n${table(head, rows)}`
}

function groupsOf(figures: Figure[], language: GuideLanguage): Group[] {
  const groups = new Map<string, Group>()
  for (const { group, series, value } of figures) {
    const found = groups.get(group) ?? { label: group, bars: [] }
    found.bars.push({ label: named(series, language), value, text: short(value, language) })
    groups.set(group, found)
  }
  return [...groups.values()]
}

function named(series: Series, language: GuideLanguage): string {
  const say = words[language]
  const [, count, noun] = /^(\d+) (cases|users)$/.exec(series) ?? []
  if (count && noun) return `${Number(count).toLocaleString(language)} ${say[noun as 'cases' | 'users']}`
  return say.series[series as keyof Words['series']] ?? series
}

/** Shows three digits: more would not be the same in a second run. */
const short = (value: number, language: GuideLanguage): string =>
  value.toLocaleString(language, value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 })

/** One block of HTML inside Markdown, so it has no empty line. */
const figure = (plot: string, caption: string): string =>
  `<figure>${plot}<figcaption>${escaped(caption)}</figcaption></figure>`

/** Escapes words for a cell of a Markdown table. */
const cell = (words: string): string => escaped(words).replaceAll(/[\\`*_[\]|~]/g, '\\$&')

/** Marks the names of findings, which are English on every page. */
const inEnglish = (words: string): string => `<span lang="en">${cell(words)}</span>`

const line = (cells: string[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[][]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
