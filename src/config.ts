import { resolve } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { attempt } from './platform/disk/attempt.ts'
import type { Stored } from './platform/disk/room.ts'
import { parseS3Url } from './platform/files/s3-url.ts'
import { isDataKey } from './platform/sealing/keys.ts'
import { type BackupSettings, backupProblems, readBackup } from './platform/settings/backup.ts'
import {
  type Check,
  isAddress,
  isContact,
  isHost,
  isOrigin,
  isProxy,
  isPublicUrl,
  isSender,
  isToken
} from './platform/settings/checks.ts'
import { ConfigError } from './platform/settings/config-error.ts'
import { developmentDataKey, developmentSecrets, faultOf, hasDataKey, isStrong } from './platform/settings/data-dir.ts'
import { type InstitutionSettings, readInstitution } from './platform/settings/institution.ts'
import { type Otel, readOtel } from './platform/settings/otel.ts'
import { parseUrl } from './platform/settings/parse-address.ts'
import { productionProblems } from './platform/settings/production.ts'
import { type Reader, reader, shown } from './platform/settings/reader.ts'
import { readTls, type Tls } from './platform/settings/tls.ts'

const ENVIRONMENTS = ['development', 'sandbox', 'staging', 'production'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const LOG_FORMATS = ['auto', 'json', 'people'] as const
const GIB = 2 ** 30
const POSTGRES = 'postgres://user:password@host:port/database'
const DATA_KEY = '32 random bytes in base64 (openssl rand -base64 32)'
const S3 = 's3://KEY:SECRET@host[:port]/bucket[?region=REGION&ssl=true|false]'

/** All settings. A room declares the few that it needs in an interface of its own, which this one satisfies. */
export interface Config extends BackupSettings, InstitutionSettings {
  env: (typeof ENVIRONMENTS)[number]
  /** Whether NODE_ENV asks for production and APP_ENV, which decides, is missing. */
  isOnlyNodeEnvSet: boolean
  host: string
  port: number
  databaseUrl: string | null
  /** The address for the role that owns the tables and migrates them; null where one role does everything. */
  databaseMigrationUrl: string | null
  databaseReplicaUrl: string | null
  /** Nothing is read from a replica that lags behind by more seconds than this. */
  databaseReplicaMaxLag: number
  /**
   * The timeline of a primary that lacks acknowledged writes and is used nevertheless, or any such primary, or none.
   */
  databaseAcceptTimeline: number | 'any' | null
  redisUrl: string | null
  dataDir: string
  masterKey: string
  jwtSecret: string
  jwtSecretPrevious: string | null
  /** 32 bytes in base64. */
  dataKey: string
  dataKeyPrevious: string | null
  tls: Tls | null
  trustProxy: string[]
  publicUrl: string
  smtpUrl: string | null
  mailFrom: string
  s3Url: string | null
  corsOrigins: '*' | string[]
  rateLimit: boolean
  /** Seconds of the database that lists and statistics of one account may take in a minute. */
  readingBudget: number
  workers: number
  /** Deleted cases and removed accounts are removed for good after this many days. */
  retentionDays: number
  /** Changes of cases by an import can be undone for so many days. */
  importUndoDays: number
  /** The largest file of an import, in bytes. */
  importMaxBytes: number
  /** The most bytes of stored results with which an account may start another job. */
  resultQuotaBytes: number
  /** Bytes that are left free on the disk of the data folder; null for a share of it. */
  diskFreeBytes: number | null
  /** The most bytes of each kind in the data folder. */
  quotas: Record<Stored, number>
  logLevel: (typeof LOG_LEVELS)[number]
  /** `auto` writes for people where standard output is a terminal, and JSON elsewhere. */
  logFormat: (typeof LOG_FORMATS)[number]
  /** NO_COLOR is set, to anything: see no-color.org. */
  noColor: boolean
  webhookAllowPrivate: boolean
  /** Whether everybody may see levels of alert, without figures, at /alertas. */
  publicAlerts: boolean
  /** Whether administrators may load demonstration data while there are no cases. */
  demoData: boolean
  descriptionAAccess: 'permission' | 'token'
  /** The address for reports of weaknesses, as a URI. */
  securityContact: string
  /** Which accounts must have multi-factor authentication. */
  mfaRequiredFor: 'none' | 'admin' | 'all'
  /** The token that opens /metrics; where it is null, only calls from this machine may read it. */
  metricsToken: string | null
  /** Seconds between a signal to stop and the end of listening, for load balancers to see that it is not ready. */
  stopDelay: number
  /** Where traces go; null for no traces. */
  otel: Otel | null
  version: string
}

export interface ConfigOptions {
  /**
   * Whether missing secrets are made up. Commands on a database that comes from elsewhere must not do that: its data is
   * sealed by a key that exists already.
   */
  generate?: boolean
  /** By which a certificate is judged. */
  now?: () => Date
}

export function loadConfig(
  env: NodeJS.ProcessEnv = process.env,
  { generate = true, now = () => new Date() }: ConfigOptions = {}
): Config {
  const problems: string[] = []
  const read = reader(env, problems)
  const environment = read.oneOf('APP_ENV', ENVIRONMENTS, 'development')
  const environmentIsKnown = problems.length === 0
  const production = environment === 'production'
  const isServing = production || environment === 'staging'
  const dataDir = resolve(read.text('DATA_DIR') ?? '.data')
  const port = read.integer('PORT', production ? 1 : 0, 65535, 8443)
  const origins = read.text('CORS_ORIGINS') ?? '*'
  const config: Config = {
    env: environment,
    isOnlyNodeEnvSet: read.text('NODE_ENV') === 'production' && read.text('APP_ENV') === null,
    host: read.checked('HOST', isHost, 'an IP address or a host name') ?? '127.0.0.1',
    port,
    databaseUrl: read.hidden('DATABASE_URL', isAddress('postgres:', 'postgresql:'), POSTGRES),
    databaseMigrationUrl: read.hidden('DATABASE_MIGRATION_URL', isAddress('postgres:', 'postgresql:'), POSTGRES),
    databaseReplicaUrl: read.hidden('DATABASE_REPLICA_URL', isAddress('postgres:', 'postgresql:'), POSTGRES),
    databaseReplicaMaxLag: read.integer('DATABASE_REPLICA_MAX_LAG', 2, 60, 10),
    databaseAcceptTimeline: readTimeline(read),
    redisUrl: read.hidden('REDIS_URL', isAddress('redis:', 'rediss:'), 'redis://host:port or rediss://host:port'),
    dataDir,
    ...readBackup(read),
    // People type the master key by hand in development, so any length will do there. Nobody types a JWT secret.
    masterKey: read.secret('MASTER_KEY', (key) => !isServing || key.length >= 16, 'at least 16 characters') ?? '',
    jwtSecret: read.secret('JWT_SECRET', isStrong, 'at least 32 bytes') ?? '',
    jwtSecretPrevious: read.secret('JWT_SECRET_PREVIOUS', isStrong, 'at least 32 bytes'),
    dataKey: read.hidden('DATA_KEY', isDataKey, DATA_KEY) ?? '',
    dataKeyPrevious: read.hidden('DATA_KEY_PREVIOUS', isDataKey, DATA_KEY),
    tls: readTls(read, { now: now(), production }),
    trustProxy: read.list('TRUST_PROXY', isProxy, 'IP addresses or networks like 10.0.0.0/8: no names, not everyone'),
    publicUrl: read.checked('PUBLIC_URL', isPublicUrl, 'https://host[:port][/path]') ?? `https://localhost:${port}`,
    smtpUrl: read.hidden('SMTP_URL', isAddress('smtp:', 'smtps:'), 'smtp://user:password@host:port or smtps://...'),
    mailFrom: read.checked('MAIL_FROM', isSender, 'a@b.c or Name <a@b.c>') ?? 'Saúde Integra <nao-responda@localhost>',
    s3Url: read.hidden('S3_URL', isS3Url, S3),
    ...readInstitution(read),
    corsOrigins: origins === '*' ? '*' : read.list('CORS_ORIGINS', isOrigin, '* or origins like https://example.org'),
    rateLimit: read.oneOf('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    readingBudget: read.integer('READING_BUDGET', 1, 600, 30),
    workers: read.integer('WORKERS', 0, 64, 2),
    retentionDays: read.integer('RETENTION_DAYS', 1, 36_500, 90),
    importUndoDays: read.integer('IMPORT_UNDO_DAYS', 1, 3650, 30),
    importMaxBytes: read.integer('IMPORT_MAX_BYTES', 1024, 2 ** 40, 2 ** 31),
    resultQuotaBytes: read.integer('RESULT_QUOTA_BYTES', 0, 2 ** 50, 2 * GIB),
    diskFreeBytes: read.text('DISK_FREE_BYTES') === null ? null : read.integer('DISK_FREE_BYTES', 0, 2 ** 50, 0),
    quotas: {
      imports: read.integer('IMPORT_QUOTA_BYTES', 0, 2 ** 50, 20 * GIB),
      exports: read.integer('EXPORT_QUOTA_BYTES', 0, 2 ** 50, 10 * GIB),
      attachments: read.integer('ATTACHMENT_QUOTA_BYTES', 0, 2 ** 50, 100 * GIB),
      mails: read.integer('MAIL_QUOTA_BYTES', 0, 2 ** 50, GIB)
    },
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    logFormat: read.oneOf('LOG_FORMAT', LOG_FORMATS, 'auto'),
    noColor: read.text('NO_COLOR') !== null,
    webhookAllowPrivate: read.oneOf('WEBHOOK_ALLOW_PRIVATE', ['true', 'false'], 'false') === 'true',
    publicAlerts: read.oneOf('PUBLIC_ALERTS', ['on', 'off'], 'off') === 'on',
    demoData: read.oneOf('DEMO_DATA', ['on', 'off'], production ? 'off' : 'on') === 'on',
    descriptionAAccess: read.oneOf('DESCRIPTION_A_ACCESS', ['permission', 'token'], 'permission'),
    securityContact: read.checked('SECURITY_CONTACT', isContact, 'mailto:a@b.c or https://host/path') ?? '',
    mfaRequiredFor: read.oneOf('MFA_REQUIRED_FOR', ['none', 'admin', 'all'], 'none'),
    metricsToken: read.hidden('METRICS_TOKEN', isToken, '32 characters at least, of those that a header can hold'),
    stopDelay: read.integer('STOP_DELAY', 0, 30, isServing ? 5 : 0),
    otel: readOtel(read),
    version: manifest.version
  }
  const fault = production && !read.text('DATA_DIR') ? undefined : faultOf(dataDir)
  if (fault) problems.push(`DATA_DIR: given ${shown(dataDir)}: the folder cannot be made (${fault})`)
  if (config.databaseMigrationUrl)
    read.required('DATABASE_URL', `${POSTGRES}: DATABASE_MIGRATION_URL is another role of the same database`)
  config.publicUrl = config.publicUrl.replace(/(?<!\/)\/+$/, '')
  config.securityContact ||= securityMailbox(config.publicUrl, read.text('MAIL_FROM'))
  if (production) {
    read.required('MASTER_KEY', 'at least 16 characters: production uses no generated secret')
    read.required('JWT_SECRET', 'at least 32 bytes: production uses no generated secret')
    read.required('DATA_KEY', `${DATA_KEY}: production uses no generated secret`)
    read.required('DATABASE_URL', `${POSTGRES}: production uses no embedded database`)
    if (!config.tls && !read.text('TRUST_PROXY'))
      read.required('TLS_CERT', 'a certificate (with TLS_KEY), or TRUST_PROXY')
    const named = new Set(problems.map(nameOf))
    problems.push(...productionProblems(config).filter((line) => !named.has(nameOf(line))))
  } else if (environmentIsKnown && !fault) {
    if (generate || hasDataKey(dataDir)) useDevelopmentSecrets(config, problems)
    else read.required('DATA_KEY', `${DATA_KEY}, the one by which the data was sealed, or its data.key in DATA_DIR`)
  }
  problems.push(...backupProblems(config))
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** Timelines are counted from 1. */
function readTimeline(read: Reader): Config['databaseAcceptTimeline'] {
  const isTimeline = (value: string) => value === 'any' || /^[1-9]\d{0,8}$/.test(value)
  const given = read.checked('DATABASE_ACCEPT_TIMELINE', isTimeline, 'the number of a timeline, or any')
  return given === null || given === 'any' ? given : Number(given)
}

/**
 * Returns the mailbox that RFC 2142 reserves for reports of weaknesses, at the domain of MAIL_FROM, which surely has
 * mail, or else at the service's own host.
 */
function securityMailbox(publicUrl: string, mailFrom: string | null): string {
  const [, domain = parseUrl(publicUrl)?.hostname] = /@([^\s<>@]+)>?$/.exec(mailFrom ?? '') ?? []
  return `mailto:security@${domain}`
}

/** The setting that a problem is about. */
const nameOf = (problem: string) => problem.split(':')[0]

/** Generates the secrets that are missing, and keeps them beside the data. */
function useDevelopmentSecrets(config: Config, problems: string[]): void {
  const { dataDir } = config
  const kept = attempt(() => ({
    ...(config.masterKey && config.jwtSecret ? null : developmentSecrets(dataDir)),
    dataKey: config.dataKey || developmentDataKey(dataDir)
  }))
  if (kept.error) problems.push(`DATA_DIR: given ${shown(dataDir)}: ${kept.error.message}`)
  config.masterKey ||= kept.value?.masterKey ?? ''
  config.jwtSecret ||= kept.value?.jwtSecret ?? ''
  config.dataKey ||= kept.value?.dataKey ?? ''
}

const isS3Url: Check = (value) => !attempt(() => parseS3Url(value)).error
