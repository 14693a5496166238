import { barOf, type Finding } from './finding.ts'

const HEAD = ['', 'ratio', 'bar', 'measured', 'what']

/** Shows every ratio with its bar, and whether it holds, as a table for a terminal. */
export function tableOf(parts: Record<string, { findings: Finding[] }>): string {
  const rows = Object.entries(parts).flatMap(([bench, { findings }]) =>
    findings.map((finding) => [
      verdict(finding),
      finding.ratio.toFixed(2),
      barText(finding),
      finding.measured,
      `${bench}: ${finding.name}`
    ])
  )
  const all = [HEAD, ...rows]
  // Measured values may be long. A few long ones must not push all names out of sight.
  const widths = HEAD.map((_, column) => Math.min(48, Math.max(...all.map((row) => row[column]?.length ?? 0))))
  const line = (row: string[]) =>
    row.map((cell, i) => (i === HEAD.length - 1 ? cell : cell.padEnd(widths[i] ?? 0))).join('  ')
  return `${all.map(line).join('\n')}\n`
}

/** The word for whether a bar holds; a dash where there is none. */
export function verdict(finding: Finding): 'holds' | 'MISSED' | '-' {
  if (!finding.ok) return 'MISSED'
  return barOf(finding) ? 'holds' : '-'
}

export function barText(finding: Finding): string {
  const bar = barOf(finding)
  return bar ? `${bar.sign} ${bar.value}` : '-'
}

/** The last line: how many bars hold. */
export function summaryOf(parts: Record<string, { findings: Finding[] }>, seconds: number): string {
  const judged = Object.values(parts).flatMap(({ findings }) => findings.filter((each) => verdict(each) !== '-'))
  const held = judged.filter(({ ok }) => ok).length
  return `${held} of ${judged.length} bars hold, measured in ${Math.round(seconds)} s\n`
}
