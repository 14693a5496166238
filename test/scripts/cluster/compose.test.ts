import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { presentEngine } from '../../../scripts/cluster/engine.ts'
import { haproxy, instance, patroni, type Site } from '../../../scripts/cluster/parts.ts'
import { readPlan } from '../../../scripts/cluster/plan.ts'
import { loadConfig } from '../../../src/config.ts'
import { developmentCertificate } from '../../../src/platform/tls/certificate.ts'

const folder = new URL('../../../scripts/deploy/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

interface Part {
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  build?: { context: string; dockerfile?: string }
  depends_on?: string[]
}
interface Compose {
  services: Record<string, Part>
  volumes: Record<string, null>
}
const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const parts = Object.entries(compose.services)
const environmentOf = (name: string) => Object.keys(compose.services[name]?.environment ?? {}).sort()

const random = (n: number) => `${n}f3a9c27e51d8b604aa17c0e2d95b38f6147e`
const secrets = {
  ...{ masterKey: random(1), jwtSecret: random(2), dataKey: Buffer.alloc(32, random(3)).toString('base64') },
  ...{ superuser: 's', replication: 'r', owner: 'o', app: 'a', redis: 'd', patroni: 'p', metrics: random(4) }
}
const present = presentEngine()
const site: Site = {
  plan: readPlan({ CLUSTER_DIR: '/tmp/none', CLUSTER_PORT: '7800' }),
  place: { folder: '/tmp/none', account: undefined },
  secrets,
  engine: present ?? { version: '4.0.7', pythonPath: '' }
}

it('has the parts that make cluster has, and every part that another waits for', () => {
  const names = parts.map(([name]) => name)
  expect(names.sort()).toEqual(
    ['etcd1', 'etcd2', 'etcd3', 'haproxy', 'pg1', 'pg2', 'pg3', 'redis', 'service1', 'service2', 'sync'].sort()
  )
  for (const [, { depends_on = [] }] of parts) expect(depends_on.filter((name) => !names.includes(name))).toEqual([])
})

it('mounts and builds from existing files', () => {
  for (const [name, { volumes = [], build }] of parts) {
    for (const volume of volumes) {
      const [source = ''] = volume.split(':')
      // Only the operator's own certificate is mounted from outside.
      if (source.startsWith('./')) expect(source).toBe('./tls/service.pem')
      else expect(Object.keys(compose.volumes), name).toContain(source)
    }
    if (build)
      expect(existsSync(new URL(join(build.context, build.dockerfile ?? 'Dockerfile'), folder)), name).toBe(true)
  }
  const copied = /^COPY (.+) \/etc\/saude-cluster\/$/m.exec(read('cluster/Dockerfile'))?.[1]?.split(' ') ?? []
  expect(copied).toContain('patroni.sh')
  expect(copied.filter((name) => !existsSync(new URL(`cluster/${name}`, folder)))).toEqual([])
  const named = parts.flatMap(([, { command = [] }]) =>
    command.filter((word) => word.startsWith('/etc/saude-cluster/'))
  )
  expect(named.filter((path) => !copied.includes(path.replace('/etc/saude-cluster/', '')))).toEqual([])
})

it('asks for variables that the example names, and for all of them', () => {
  const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
  const named = [...read('compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect([...asked].sort()).toEqual(named.sort())
})

it('gives Patroni and HAProxy what make cluster gives them', () => {
  expect(environmentOf('pg1')).toEqual(Object.keys(patroni(site, 0).env).sort())
  const wanted = Object.keys(haproxy(site).env).sort()
  expect(environmentOf('haproxy')).toEqual(wanted)
  const open = [...read('cluster/haproxy.cfg').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
  expect([...new Set(open)].sort()).toEqual(wanted)
})

it.each(['service1', 'service2'])('sets only known variables of %s, with valid values', (name) => {
  const source = readFileSync(new URL('../../../src/config.ts', import.meta.url), 'utf8')
  const known = new Set([...source.matchAll(/read\.\w+\('([A-Z0-9_]+)'/g)].map(([, each]) => each))
  const engine = Object.keys(instance(site, 0).env)
  expect([...environmentOf(name), ...engine].filter((each) => !known.has(each) && each !== 'NODE_ENV')).toEqual([])
  const given: Record<string, string> = {
    ...{ MASTER_KEY: secrets.masterKey, JWT_SECRET: secrets.jwtSecret, DATA_KEY: secrets.dataKey },
    ...{ APP_PASSWORD: 'a', OWNER_PASSWORD: 'o', REDIS_PASSWORD: 'r', APP_ENV: 'staging' }
  }
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, variable, _sign, other) => given[variable] ?? other ?? '')
  const environment = Object.entries(compose.services[name]!.environment!).map(([key, value]) => [key, fill(value)])
  const config = loadConfig({ ...Object.fromEntries(environment), DATA_DIR: join(tmpdir(), 'saude-compose') })
  expect(config).toMatchObject({ env: 'staging', trustProxy: ['10.77.0.0/24'], redisUrl: 'redis://:r@redis:6379' })
})

it.skipIf(!existsSync('/usr/sbin/haproxy'))('HAProxy accepts its file', async () => {
  const made = await mkdtemp(join(tmpdir(), 'saude-haproxy-'))
  try {
    const { cert, key } = await developmentCertificate(made, () => new Date())
    await writeFile(join(made, 'service.pem'), `${cert}\n${key}`)
    const file = (name: string) => new URL(`cluster/${name}`, folder).pathname
    const env = { ...haproxy(site).env, SERVICE_PEM: join(made, 'service.pem'), UNAVAILABLE: file('unavailable.json') }
    const tried = spawnSync('/usr/sbin/haproxy', ['-c', '-f', file('haproxy.cfg')], { env })
    expect(`${tried.stdout}${tried.stderr}`).toContain('Configuration file is valid')
    expect(tried.status).toBe(0)
  } finally {
    await rm(made, { recursive: true })
  }
})

/**
 * Complaints of Patroni's own check about settings that work: loopback addresses, an etcd that is not started, and
 * optional settings.
 */
const knownComplaints = [
  /^(restapi|postgresql)\.connect_address .*must not contain "127\.0\.0\.1"/,
  /^etcd3\.hosts\.\d .*is not reachable/,
  /^bootstrap\.pg_hba {2}is not defined/,
  /^postgresql\.authentication\.rewind {2}is not defined/,
  /^postgresql\.parameters\.unix_socket_directories /
]

it.skipIf(!present)('Patroni accepts its file', () => {
  const file = (name: string) => new URL(`cluster/${name}`, folder).pathname
  const env = { PATH: process.env.PATH, ...patroni(site, 0).env }
  const { stdout } = spawnSync(file('patroni.sh'), ['--validate-config', file('patroni.yaml')], {
    env,
    encoding: 'utf8'
  })
  const complaints = stdout.split('\n').filter((line) => line.trim() !== '')
  expect(complaints.filter((line) => !knownComplaints.some((known) => known.test(line)))).toEqual([])
})

it.each([
  [{}, 7443],
  [{ CLUSTER_PORT: '9000' }, 9043]
])('ports follow from the first one: %j', (env, port) => {
  expect(readPlan(env).ports.service).toBe(port)
})

it.each(['80', '70000', 'x'])('refuses CLUSTER_PORT=%s', (given) => {
  expect(() => readPlan({ CLUSTER_PORT: given })).toThrow('CLUSTER_PORT')
})
