import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { readPlan } from '../../../scripts/cluster/plan.ts'
import { prometheusOf } from '../../../scripts/cluster/prometheus.ts'
import { PROMTOOL, promtoolMissing } from '../../support/promtool.ts'

const deploy = new URL('../../../scripts/deploy/', import.meta.url).pathname

/** Runs Prometheus's own tool on a file. */
async function check(command: string[], content: object): Promise<{ status: number | null; told: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-promtool-'))
  try {
    const file = join(folder, 'given.yaml')
    await writeFile(file, stringify(content))
    const { status, stdout, stderr } = spawnSync(PROMTOOL, [...command, file], { encoding: 'utf8' })
    return { status, told: `${stdout}${stderr}` }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The names of alerts that fire after minutes of these figures. */
async function firing(series: Record<string, number>, minutes = 3): Promise<string[]> {
  const input_series = Object.entries(series).map(([name, value]) => ({ series: name, values: `${value}x100` }))
  const asked = {
    expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
    eval_time: `${minutes}m`,
    exp_samples: []
  }
  const content = {
    rule_files: [join(deploy, 'alerts.yaml')],
    evaluation_interval: '15s',
    tests: [{ interval: '15s', input_series, promql_expr_test: [asked] }]
  }
  // The tool prints what it got in place of nothing.
  const { told } = await check(['test', 'rules'], content)
  const [, got = ''] = /got:(.*)/.exec(told) ?? []
  return [...got.matchAll(/alertname="(\w+)"/g)].map(([, name]) => name as string).sort()
}

const node = (name: string) => `{job="patroni",instance="${name}:8008",name="${name}"}`

const ofSync = '{job="saude-sync",instance="a:8009"}'

/** An instance in which all is well. */
const alone = { 'up{job="saude-integra",instance="a"}': 1, 'saude_queue_worker_up{instance="a"}': 1 }

/** A cluster in which all is well. */
const well = (): Record<string, number> => ({
  ...alone,
  'saude_primary_refused{instance="a"}': 0,
  'saude_primary_refused{instance="b"}': 0,
  'saude_synchronous_standbys{instance="a"}': 1,
  'haproxy_backend_active_servers{proxy="primary"}': 1,
  'up{job="saude-sync",instance="a:8009"}': 1,
  [`saude_cluster_sync_names_leader${ofSync}`]: 1,
  [`saude_cluster_sync_standbys${ofSync}`]: 1,
  ...Object.fromEntries(
    ['pg1', 'pg2', 'pg3'].flatMap((name, i) => [
      [`up${node(name)}`, 1],
      [`patroni_version${node(name)}`, 40007],
      [`patroni_primary${node(name)}`, Number(i === 0)],
      [`patroni_replica${node(name)}`, Number(i !== 0)],
      [`patroni_sync_standby${node(name)}`, Number(i === 1)],
      [`patroni_xlog_location${node(name)}`, i === 0 ? 9e9 : 0],
      [`patroni_xlog_replayed_location${node(name)}`, i === 0 ? 0 : 9e9]
    ])
  )
})

it.skipIf(promtoolMissing).each([
  ['nothing while all is well', {}, []],
  ['a primary that one instance refuses', { 'saude_primary_refused{instance="b"}': 1 }, ['SaudePrimaryRefused']],
  ['no standby that confirms', { 'saude_synchronous_standbys{instance="a"}': 0 }, ['SaudeNoSynchronousStandby']],
  ['a /sync key without a standby', { [`patroni_sync_standby${node('pg2')}`]: 0 }, ['SaudeSyncStale']],
  ['a /sync key that names no standby', { [`saude_cluster_sync_standbys${ofSync}`]: 0 }, ['SaudeSyncStale']],
  ['a /sync key of another leader', { [`saude_cluster_sync_names_leader${ofSync}`]: 0 }, ['SaudeSyncStale']],
  ['an old Patroni', { [`patroni_version${node('pg3')}`]: 30002 }, ['SaudePatroniOld']],
  ['two primaries', { [`patroni_primary${node('pg3')}`]: 1 }, ['SaudeNoPrimary']],
  ['no primary', { [`patroni_primary${node('pg1')}`]: 0 }, ['SaudeNoPrimary']],
  ['a proxy without a primary', { 'haproxy_backend_active_servers{proxy="primary"}': 0 }, ['SaudeNoPrimary']],
  ['a Patroni that is away', { [`up${node('pg3')}`]: 0 }, ['SaudePatroniDown']]
])(`the alerts tell of %s${promtoolMissing}`, async (_, changed, expected) => {
  expect(await firing({ ...well(), ...changed })).toEqual(expected)
})

it.skipIf(promtoolMissing)(
  `the alerts tell that nobody compares the /sync key of a cluster${promtoolMissing}`,
  async () => {
    const { 'up{job="saude-sync",instance="a:8009"}': _, ...unseen } = well()
    expect(await firing(unseen, 20)).toEqual(['SaudeSyncUnseen'])
    expect(await firing(well(), 20)).toEqual([])
  }
)

it.skipIf(promtoolMissing)(`a service without a cluster has no alert of one${promtoolMissing}`, async () => {
  expect(await firing({ ...alone, 'saude_primary_refused{instance="a"}': 0 })).toEqual([])
})

it.skipIf(promtoolMissing)(
  `Prometheus accepts the file that names the ports of make cluster${promtoolMissing}`,
  async () => {
    const plan = readPlan({ CLUSTER_DIR: '/tmp/none', CLUSTER_PORT: '7800' })
    const { status, told } = await check(['check', 'config', '--syntax-only'], prometheusOf(plan))
    expect(told).toContain('SUCCESS')
    expect(status).toBe(0)
  }
)

it('that file has each instance, Patroni, HAProxy and member of etcd', () => {
  const { scrape_configs } = prometheusOf(readPlan({ CLUSTER_DIR: '/tmp/none', CLUSTER_PORT: '7800' })) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[]
  }
  const ports = (job: string) =>
    scrape_configs
      .find(({ job_name }) => job_name === job)
      ?.static_configs[0]?.targets.map((target) => Number(target.split(':')[1]))
  expect(['saude-integra', 'patroni', 'saude-sync', 'haproxy', 'etcd'].map(ports)).toEqual([
    [7844, 7845],
    [7811, 7812, 7813],
    [7847],
    [7846],
    [7821, 7822, 7823]
  ])
})
