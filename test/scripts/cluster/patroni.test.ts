import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { debianOf } from '../../../scripts/cluster/packages.ts'
import { INSTANCES, MEMBERS, NODES, portsOf, readPlan } from '../../../scripts/cluster/plan.ts'
import { syncProblem } from '../../../src/operations/sync/keys.ts'

describe.skipIf(!existsSync('/usr/bin/python3'))('the start of Patroni', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saude-patroni-'))
    await mkdir(join(folder, 'patroni'))
    await writeFile(join(folder, 'patroni/__init__.py'), '')
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Starts a program that calls itself Patroni of this version. */
  async function start(version: string) {
    // Started as a module, it calls itself by its file.
    const text = `import sys; print('__main__.py ${version}' if '--version' in sys.argv else 'runs ' + sys.argv[1])\n`
    await writeFile(join(folder, 'patroni/__main__.py'), text)
    const file = new URL('../../../scripts/deploy/cluster/patroni.sh', import.meta.url).pathname
    return spawnSync(file, ['a.yaml'], {
      env: { PATH: process.env.PATH, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
      encoding: 'utf8'
    })
  }

  it.each(['3.0.2', '3.3.10', '4.0.6'])('refuses %s and says why, in one sentence', async (version) => {
    const { status, stdout, stderr } = await start(version)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      new RegExp(`^Patroni ${version} is not started: before 4\\.0\\.7, .*lost acknowledged writes\\.\n$`)
    )
  })

  it.each(['4.0.7', '4.0.10', '4.1.0', '10.0.0'])('takes %s', async (version) => {
    const { status, stdout, stderr } = await start(version)
    expect([status, stdout, stderr]).toEqual([0, 'runs a.yaml\n', ''])
  })
})

describe('the keys that the next failover reads', () => {
  it.each([
    ['pg1', { leader: 'pg1', sync_standby: 'pg2' }],
    ['pg1', { leader: 'pg1', sync_standby: 'pg2,pg3' }]
  ])('are right: %s, %j', (leader, sync) => {
    expect(syncProblem(leader, sync)).toBeUndefined()
  })

  it.each([
    ['pg1', { leader: 'pg2', sync_standby: 'pg3' }, '/sync names pg2 and not the leader pg1'],
    ['pg1', { leader: 'pg2', sync_standby: null }, '/sync names pg2 and not the leader pg1'],
    ['pg1', { leader: 'pg1', sync_standby: null }, '/sync names no standby'],
    ['pg1', { leader: 'pg1', sync_standby: 'pg1' }, '/sync names no standby'],
    ['pg1', { leader: null, sync_standby: null }, '/sync names null and not the leader pg1'],
    [undefined, { leader: 'pg1', sync_standby: 'pg2' }, 'nobody holds the lock']
  ])('are wrong: %s, %j', (leader, sync, problem) => {
    expect(syncProblem(leader, sync)).toBe(problem)
  })
})

it('every port belongs to one part', () => {
  const plan = readPlan({ CLUSTER_PORT: '7800' })
  const parts = [...MEMBERS, ...NODES, ...INSTANCES, 'redis', 'haproxy', 'sync']
  const ports = parts.flatMap((name) => portsOf(plan, name)).sort()
  expect(ports).toEqual(Object.values(plan.ports).flat().sort())
  expect(new Set(ports).size).toBe(ports.length)
})

it.each([
  ['PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_ID="12"\nID=debian\n', 12],
  ['ID=debian\nVERSION_ID="13"\n', 13],
  ['ID=ubuntu\nID_LIKE=debian\nVERSION_ID="22.04"\n', 0],
  ['', 0]
])('reads which Debian this is: %j', (release, number) => {
  expect(debianOf(release)).toBe(number)
})
