import { addressOf } from './address.ts'

interface Summarised {
  version: string
  env: string
  host: string
  port: number
  publicUrl: string
  databaseUrl: string | null
  databaseReplicaUrl: string | null
  redisUrl: string | null
  smtpUrl: string | null
  s3Url: string | null
  dataDir: string
  backupDir: string | null
  tls: object | null
  trustProxy: readonly string[]
  otel: { endpoint: string } | null
  workers: number
  rateLimit: boolean
}

/** Lists what an operator asks first of a service that has started. No address holds a password. */
export function summaryOf(settings: Summarised): Record<string, unknown> {
  const { version, env, host, port, publicUrl, dataDir, backupDir, workers, rateLimit, trustProxy } = settings
  const shown = (url: string | null) => (url === null ? undefined : addressOf(url))
  return {
    version,
    node: process.version,
    environment: env,
    address: `${host}:${port}`,
    public_url: publicUrl,
    database: shown(settings.databaseUrl) ?? 'embedded',
    replica: shown(settings.databaseReplicaUrl),
    redis: shown(settings.redisUrl),
    mail: shown(settings.smtpUrl) ?? 'files',
    files: shown(settings.s3Url) ?? 'disk',
    data_dir: dataDir,
    backup_dir: backupDir ?? undefined,
    certificate: settings.tls ? 'given' : 'self-signed',
    trust_proxy: trustProxy.length > 0 ? trustProxy : undefined,
    traces: shown(settings.otel?.endpoint ?? null),
    workers,
    rate_limit: rateLimit ? 'on' : 'off'
  }
}
