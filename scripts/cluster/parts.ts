import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { POSTGRES_BIN } from './packages.ts'
import type { Place } from './place.ts'
import { INSTANCES, MEMBERS, NODES, originOf, type Plan } from './plan.ts'
import type { Command } from './processes.ts'
import type { Secrets } from './secrets.ts'

/** What every part is started with. */
export interface Site {
  plan: Plan
  place: Place
  secrets: Secrets
  /** The Patroni of this cluster. */
  engine: Engine
}

export const configOf = (place: Place, name: string) => join(place.folder, 'config', name)
export const dataOf = (place: Place, name: string) => join(place.folder, name)
const local = (port: number | undefined) => `127.0.0.1:${port}`
/** The repository, from which the built service runs. */
const root = join(import.meta.dirname, '../..')

export function etcd({ plan, place }: Site, i: number): Command {
  const { etcd: client, etcdPeer: peer } = plan.ports
  const name = MEMBERS[i]!
  const options = {
    name,
    'data-dir': dataOf(place, name),
    'listen-client-urls': `http://${local(client[i])}`,
    'advertise-client-urls': `http://${local(client[i])}`,
    'listen-peer-urls': `http://${local(peer[i])}`,
    'initial-advertise-peer-urls': `http://${local(peer[i])}`,
    'initial-cluster': MEMBERS.map((member, m) => `${member}=http://${local(peer[m])}`).join(','),
    'initial-cluster-token': 'saude',
    // Three members, three databases and two instances share one disk here: a slow write must not cause an election.
    'heartbeat-interval': '200',
    'election-timeout': '2000',
    'auto-compaction-mode': 'periodic',
    'auto-compaction-retention': '1h',
    'log-level': 'warn'
  }
  const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`)
  return { name, program: 'etcd', args, env: {}, account: place.account }
}

/** The environment that patroni.yaml expects for each PostgreSQL. */
export function patroni({ plan, place, secrets, engine }: Site, i: number): Command {
  const { pg, patroni: api, etcd: members } = plan.ports
  const name = NODES[i]!
  const env = {
    PYTHONPATH: engine.pythonPath,
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: members.map((port) => local(port)).join(','),
    PATRONI_RESTAPI_LISTEN: local(api[i]),
    PATRONI_RESTAPI_CONNECT_ADDRESS: local(api[i]),
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: secrets.patroni,
    PATRONI_POSTGRESQL_LISTEN: local(pg[i]),
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: local(pg[i]),
    PATRONI_POSTGRESQL_DATA_DIR: dataOf(place, name),
    PATRONI_POSTGRESQL_PGPASS: dataOf(place, `${name}.pgpass`),
    PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_BIN,
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: secrets.replication,
    SAUDE_OWNER_PASSWORD: secrets.owner,
    SAUDE_APP_PASSWORD: secrets.app
  }
  const program = engine.program ?? configOf(place, 'patroni.sh')
  return { name, program, args: [configOf(place, 'patroni.yaml')], env, account: place.account }
}

export function redis({ plan, place, secrets }: Site): Command {
  const options = {
    port: String(plan.ports.redis),
    bind: '127.0.0.1',
    requirepass: secrets.redis,
    dir: place.folder,
    // Redis holds only limits of a minute and an hour, which are not worth keeping.
    save: '',
    appendonly: 'no',
    maxmemory: '64mb',
    'maxmemory-policy': 'volatile-ttl'
  }
  const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
  return { name: 'redis', program: 'redis-server', args, env: {}, account: place.account }
}

/** The environment that haproxy.cfg expects. */
export function haproxy({ plan, place }: Site): Command {
  const { service, primary, replica, metrics, pg, patroni: api, instances } = plan.ports
  const env: Record<string, string> = {
    SERVICE_BIND: local(service),
    SERVICE_PEM: configOf(place, 'service.pem'),
    UNAVAILABLE: configOf(place, 'unavailable.json'),
    PRIMARY_BIND: local(primary),
    REPLICA_BIND: local(replica),
    METRICS_BIND: local(metrics)
  }
  NODES.forEach((_, i) => {
    env[`PG${i + 1}`] = local(pg[i])
    env[`PATRONI${i + 1}_PORT`] = String(api[i])
  })
  INSTANCES.forEach((_, i) => {
    env[`SERVICE${i + 1}`] = local(instances[i])
  })
  const args = ['-db', '-f', configOf(place, 'haproxy.cfg')]
  return { name: 'haproxy', program: 'haproxy', args, env, account: place.account }
}

/** Compares Patroni's /sync key with the leader, for Prometheus. */
export function sync({ plan }: Site): Command {
  const members = plan.ports.etcd.map((port) => local(port)).join(',')
  const args = ['dist/src/operations/sync/main.js', local(plan.ports.sync), members]
  return { name: 'sync', program: process.execPath, args, env: {}, cwd: root }
}

export const databaseUrl = ({ plan, secrets }: Site, role: 'owner' | 'app', door: 'primary' | 'replica'): string =>
  `postgres://saude_${role}:${secrets[role]}@127.0.0.1:${plan.ports[door]}/saude`

export function instance(site: Site, i: number): Command {
  const { plan, secrets } = site
  const name = INSTANCES[i]!
  const env = {
    NODE_ENV: 'production',
    APP_ENV: 'staging',
    HOST: '127.0.0.1',
    PORT: String(plan.ports.instances[i]),
    DATA_DIR: join(plan.dir, 'service'),
    MASTER_KEY: secrets.masterKey,
    JWT_SECRET: secrets.jwtSecret,
    DATA_KEY: secrets.dataKey,
    DATABASE_URL: databaseUrl(site, 'app', 'primary'),
    DATABASE_MIGRATION_URL: databaseUrl(site, 'owner', 'primary'),
    DATABASE_REPLICA_URL: databaseUrl(site, 'app', 'replica'),
    REDIS_URL: `redis://:${secrets.redis}@127.0.0.1:${plan.ports.redis}`,
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN: secrets.metrics,
    PUBLIC_URL: originOf(plan),
    // Everything is on this machine, so receivers of webhooks may be here too.
    WEBHOOK_ALLOW_PRIVATE: 'true',
    STOP_DELAY: '2'
  }
  return { name, program: process.execPath, args: ['dist/src/server.js'], env, cwd: root }
}
