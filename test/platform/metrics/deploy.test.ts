import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createSyncInstruments } from '../../../src/operations/sync/figures.ts'
import { createInstruments } from '../../../src/platform/metrics/instruments.ts'

const read = (name: string) => readFileSync(new URL(`../../../scripts/deploy/${name}`, import.meta.url), 'utf8')

/** Returns the names of all series that the service reports, including the parts of histograms. */
async function toldNames(): Promise<Set<string>> {
  const metrics = await createInstruments().registry.getMetricsAsJSON()
  return new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name]
    )
  )
}

/** Series of other programs in a cluster that the alerts use: Patroni 4.0.7 and HAProxy 2.6 report them. */
const ofOthers = [
  'patroni_version',
  'patroni_primary',
  'patroni_replica',
  'patroni_sync_standby',
  'patroni_xlog_location',
  'patroni_xlog_replayed_location',
  'haproxy_backend_active_servers'
]

const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:saude|nodejs|process|patroni|haproxy)_\w+/g)].map(([name]) => name)

interface Board {
  panels: { title: string; targets?: { expr: string }[] }[]
  templating: { list: { query: string }[] }
}
interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
}

it('the board uses only existing metrics, and each of our own', async () => {
  const told = await toldNames()
  const board = JSON.parse(read('grafana.json')) as Board
  const expressions = [
    ...board.panels.flatMap(({ targets }) => targets?.map(({ expr }) => expr) ?? []),
    ...board.templating.list.map(({ query }) => query)
  ]
  const asked = new Set(expressions.flatMap(namesIn))
  expect([...asked].filter((name) => !told.has(name))).toEqual([])
  expect([...told].filter((name) => name.startsWith('saude_') && !asked.has(name))).toEqual([])
})

it('alerts watch only existing metrics, and say what is the matter', async () => {
  const ofSync = (await createSyncInstruments().registry.getMetricsAsJSON()).map(({ name }) => name)
  const told = new Set([...(await toldNames()), ...ofSync, ...ofOthers])
  const rules = (parse(read('alerts.yaml')) as Rules).groups.flatMap((group) => group.rules)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { alert, expr, annotations } of rules) {
    const asked = namesIn(expr)
    expect(asked.length > 0 || /\bup\{/.test(expr), alert).toBe(true)
    expect(
      asked.filter((name) => !told.has(name)),
      alert
    ).toEqual([])
    expect(annotations.summary.length, alert).toBeGreaterThan(10)
  }
})

it('a missing metric would be found', async () => {
  const told = await toldNames()
  expect(namesIn('rate(saude_http_requests_total[5m])').filter((name) => !told.has(name))).toEqual([
    'saude_http_requests_total'
  ])
})
