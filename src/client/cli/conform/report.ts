/**
 * Writes the outcome of `conform` as text, Markdown or HTML. All three come from the same tables: operations that
 * differ, operations that answer as declared, and operations that were not tried, with the reason.
 */
import type { Say } from '../messages.ts'
import type { Agreement } from './agreement.ts'
import type { Difference } from './judge.ts'
import type { Kind, Result } from './result.ts'
import type { Outcome } from './run.ts'

const STATES = ['differs', 'ok', 'notTried'] as const

const nameOf = ({ method, path, description }: Result) => `${method} ${path} (${description.toUpperCase()})`
const ofState = ({ results }: Outcome, state: Result['state']) => results.filter((each) => each.state === state)

function differenceText(say: Say, kind: Kind, { what, ...values }: Difference): string {
  return say(`conform.what.${what}`, { kind: say(`conform.kind.${kind}`), ...values })
}

const differencesOf = (say: Say, { trials }: Result): string[] =>
  trials.flatMap(({ kind, differences }) => differences.map((each) => differenceText(say, kind, each)))

const reasonOf = (say: Say, { reason, detail }: Result) => (reason ? say(`conform.reason.${reason}`, { detail }) : '')

const trialsOf = (say: Say, { trials }: Result) =>
  trials.map(({ kind, status }) => `${say(`conform.kind.${kind}`)} ${status}`).join(', ')

export function summaryOf(outcome: Outcome): Record<Result['state'], number> {
  return {
    ok: ofState(outcome, 'ok').length,
    differs: ofState(outcome, 'differs').length,
    notTried: ofState(outcome, 'notTried').length
  }
}

/** Describes how the two contracts compare. */
export function agreementLines(say: Say, { state, server, judged, missing, breaks, ...own }: Agreement): string[] {
  const values = {
    version: server.version ?? '?',
    release: server.release ?? '?',
    ownVersion: own.package.version,
    ownRelease: own.package.release,
    judged: judged ?? '?'
  }
  return [
    say('conform.contract', values),
    say(`conform.${state}`),
    ...missing.map((name) => `  ${say('conform.missing', { name })}`),
    ...breaks.map((text) => `  ${text}`)
  ]
}

/** Writes the report for the terminal: differences in full, and untried operations grouped by reason. */
export function textReport(say: Say, outcome: Outcome): string {
  const differing = ofState(outcome, 'differs').flatMap((result) => [
    nameOf(result),
    ...differencesOf(say, result).map((line) => `  ${line}`)
  ])
  const untried = [...byReason(say, outcome)].map(([reason, all]) => `  ${all.length}: ${reason}`)
  return [
    ...agreementLines(say, outcome.agreement),
    ...(differing.length > 0 ? ['', `${say('conform.differs')}:`, ...differing] : []),
    ...(untried.length > 0 ? ['', `${say('conform.notTried')}:`, ...untried] : []),
    '',
    say('conform.summary', summaryOf(outcome))
  ].join('\n')
}

function byReason(say: Say, outcome: Outcome): Map<string, Result[]> {
  const found = new Map<string, Result[]>()
  for (const result of ofState(outcome, 'notTried')) {
    const reason = reasonOf(say, result)
    found.set(reason, [...(found.get(reason) ?? []), result])
  }
  return found
}

/** Builds a table for each state, in rows of cells, from which the writers make a file. */
function tablesOf(say: Say, outcome: Outcome) {
  return STATES.flatMap((state) => {
    const found = ofState(outcome, state)
    if (found.length === 0) return []
    const [head, cell]: [string, (result: Result) => string[]] =
      state === 'differs'
        ? [say('conform.differs'), (result) => differencesOf(say, result)]
        : state === 'ok'
          ? [say('conform.trials'), (result) => [trialsOf(say, result)]]
          : [say('conform.reason'), (result) => [reasonOf(say, result)]]
    return [
      {
        title: say(`conform.${state}`),
        head: [say('conform.operation'), head],
        rows: found.map((each) => [[nameOf(each)], cell(each)])
      }
    ]
  })
}

export function markdownReport(say: Say, outcome: Outcome, server: string): string {
  const safe = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    `# ${say('conform.title')}`,
    [say('conform.server', { server }), ...agreementLines(say, outcome.agreement)]
      .map((each) => `- ${safe(each.trim())}`)
      .join('\n'),
    say('conform.summary', summaryOf(outcome)),
    ...tablesOf(say, outcome).flatMap(({ title, head, rows }) => [
      `## ${title}`,
      [
        line(head),
        line(head.map(() => '---')),
        ...rows.map((row) => line(row.map((cell) => cell.map(safe).join('<br>'))))
      ].join('\n')
    ]),
    ''
  ].join('\n\n')
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

export function htmlReport(say: Say, outcome: Outcome, server: string, language: string): string {
  const cells = (name: 'td' | 'th', row: string[][]) =>
    `<tr>${row.map((cell) => `<${name}>${cell.map(escaped).join('<br>')}</${name}>`).join('')}</tr>`
  const tables = tablesOf(say, outcome).map(
    ({ title, head, rows }) =>
      `<h2>${escaped(title)}</h2>\n<table>\n${cells(
        'th',
        head.map((each) => [each])
      )}\n${rows.map((row) => cells('td', row)).join('\n')}\n</table>`
  )
  const lines = [say('conform.server', { server }), ...agreementLines(say, outcome.agreement)]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(say('conform.title'))}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 70rem; margin: 0 auto; padding: 1rem }
  table { border-collapse: collapse }
  td, th { border: 1px solid #8886; padding: .3rem .6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>${escaped(say('conform.title'))}</h1>
${lines.map((line) => `<p>${escaped(line.trim())}</p>`).join('\n')}
<p><strong>${escaped(say('conform.summary', summaryOf(outcome)))}</strong></p>
${tables.join('\n')}
</body>
</html>
`
}
