import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { PROMTOOL, promtoolMissing } from '../../support/promtool.ts'
import { type AlertCase, alertCases } from './alert-cases.ts'

const run = promisify(execFile)
const DEPLOY = resolve('scripts/deploy')
const RULES = join(DEPLOY, 'alerts.yaml')

interface Rule {
  alert: string
  labels: { severity: string }
  annotations: Record<string, string>
}
const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

it('every alert has both sides in the table below, and nothing else does', () => {
  expect(Object.keys(alertCases).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
})

it('every alert names its section in the guide', () => {
  const guides = JSON.parse(readFileSync('generated/guides.json', 'utf8')) as {
    guides: { name: string; ids: string[] }[]
  }
  const ids = guides.guides.find(({ name }) => name === 'alerts')?.ids ?? []
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook, alert).toBe(`/guides/alerts#${alert.toLowerCase()}`)
    expect(ids, alert).toContain(alert.toLowerCase())
  }
})

/** What promtool expects an alert to say, with its labels filled in. */
const filled = (text: string, labels: Record<string, string>): string =>
  text.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => labels[name] ?? '')

function testOf(series: Record<string, string>, at: number, rule: Rule, labels: Record<string, string> | null) {
  const annotations = (told: Record<string, string>) =>
    Object.fromEntries(Object.entries(rule.annotations).map(([name, text]) => [name, filled(text, told)]))
  const expected = labels ? [{ exp_labels: { ...rule.labels, ...labels }, exp_annotations: annotations(labels) }] : []
  return {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: [{ eval_time: `${at}m`, alertname: rule.alert, exp_alerts: expected }]
  }
}

describe.skipIf(promtoolMissing)(`promtool${promtoolMissing}`, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saude-alerts-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function judge(tests: unknown[]): Promise<string> {
    const file = join(folder, 'tests.yaml')
    await writeFile(file, stringify({ rule_files: [RULES], evaluation_interval: '1m', tests }))
    return await run(PROMTOOL, ['test', 'rules', file]).then(
      ({ stdout }) => stdout,
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr
    )
  }

  const ruleOf = (name: string) => rules.find(({ alert }) => alert === name)!
  const bothSides = ([name, { fires, at, labels = {}, quiet }]: [string, AlertCase]) => [
    testOf(fires, at, ruleOf(name), labels),
    testOf(quiet, at, ruleOf(name), null)
  ]

  it('every alert fires when it should, with its labels and words, and is quiet when it should be', async () => {
    expect(await judge(Object.entries(alertCases).flatMap(bothSides))).toMatch(/SUCCESS/)
  })

  it('finds an alert that fires where it should not, and one that does not fire', async () => {
    const { fires, at, quiet } = alertCases.SaudeDiskFull!
    expect(await judge([testOf(fires, at, ruleOf('SaudeDiskFull'), null)])).toMatch(/FAILED/)
    expect(await judge([testOf(quiet, at, ruleOf('SaudeDiskFull'), { instance: 'a' })])).toMatch(/FAILED/)
  })

  it('accepts the files', async () => {
    const check = async (...args: string[]) => (await run(PROMTOOL, ['check', ...args])).stdout
    expect(await check('rules', RULES)).toMatch(/SUCCESS/)
    expect(await check('config', '--syntax-only', join(DEPLOY, 'prometheus.yaml'))).toMatch(/SUCCESS/)
  })
})
