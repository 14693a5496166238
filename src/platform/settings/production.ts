import { isLoopback } from './loopback.ts'
import { parseUrl } from './parse-address.ts'

/** The settings that are checked here, as config.ts reads them. */
interface Settings {
  masterKey: string
  jwtSecret: string
  jwtSecretPrevious: string | null
  dataKey: string
  metricsToken: string | null
  databaseUrl: string | null
  databaseMigrationUrl: string | null
  databaseReplicaUrl: string | null
  redisUrl: string | null
  smtpUrl: string | null
  s3Url: string | null
  otel: { endpoint: string } | null
  publicUrl: string
  rateLimit: boolean
  webhookAllowPrivate: boolean
}

/** Lists what is not good enough for health data of real people, one line for each setting. No line holds a secret. */
export function productionProblems(settings: Settings): string[] {
  const found = secretProblems({
    MASTER_KEY: settings.masterKey,
    JWT_SECRET: settings.jwtSecret,
    JWT_SECRET_PREVIOUS: settings.jwtSecretPrevious,
    DATA_KEY: settings.dataKey,
    METRICS_TOKEN: settings.metricsToken
  })
  if (!settings.rateLimit) found.push('RATE_LIMIT: given "off", wanted on in production')
  if (settings.webhookAllowPrivate) found.push('WEBHOOK_ALLOW_PRIVATE: given "true", wanted false in production')
  // A text that is not an address is refused elsewhere.
  for (const [name, { url, isPlain, wanted }] of Object.entries(connections(settings)))
    if (url && isPlainFar(parseUrl(url), isPlain))
      found.push(`${name}: given a connection without TLS to another machine, wanted ${wanted}`)
  if (!settings.smtpUrl)
    found.push('SMTP_URL: not set, wanted smtps://user:password@host:port: production writes no mails to files')
  const publicUrl = parseUrl(settings.publicUrl)
  if (publicUrl && hostsOf(publicUrl).some(isLoopback))
    found.push('PUBLIC_URL: an address of this machine, wanted the one that others call the service by')
  return found
}

interface Connection {
  url: string | null
  isPlain(url: URL): boolean
  wanted: string
}

const TLS_MODES = ['require', 'verify-ca', 'verify-full']

function connections(settings: Settings): Record<string, Connection> {
  const postgres = {
    isPlain: (url: URL) => !TLS_MODES.includes(url.searchParams.get('sslmode') ?? ''),
    wanted: 'sslmode=require, or better verify-full, in its query'
  }
  return {
    DATABASE_URL: { url: settings.databaseUrl, ...postgres },
    DATABASE_MIGRATION_URL: { url: settings.databaseMigrationUrl, ...postgres },
    DATABASE_REPLICA_URL: { url: settings.databaseReplicaUrl, ...postgres },
    REDIS_URL: { url: settings.redisUrl, isPlain: ({ protocol }) => protocol === 'redis:', wanted: 'rediss://' },
    SMTP_URL: {
      url: settings.smtpUrl,
      // Without requireTLS, STARTTLS is used only where it is offered, and an attacker on the way can prevent the
      // offer.
      isPlain: ({ protocol, searchParams }) => protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true',
      wanted: 'smtps://, or requireTLS=true in its query'
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      url: settings.otel?.endpoint ?? null,
      isPlain: ({ protocol }) => protocol === 'http:',
      wanted: 'https://'
    },
    S3_URL: {
      url: settings.s3Url,
      isPlain: ({ searchParams }) => searchParams.get('ssl') === 'false',
      wanted: 'ssl=true in its query'
    }
  }
}

/** Finds weak secrets, and secrets used for two purposes: a person who learns one would then have the other. */
function secretProblems(secrets: Record<string, string | null>): string[] {
  const given = Object.entries(secrets).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.flatMap(([name, secret], i) => {
    const [same] = given.slice(0, i).find(([, other]) => other === secret) ?? []
    if (same) return [`${name}: given the same as ${same}, wanted a secret of its own`]
    return isGuessable(secret) ? [`${name}: given one that can be guessed, wanted a random one`] : []
  })
}

const LEAST_SIGNS = 8

/** Recognises few different characters, one repeated part, or the placeholder of an example. */
export const isGuessable = (secret: string): boolean =>
  new Set(secret).size < LEAST_SIGNS ||
  `${secret}${secret}`.indexOf(secret, 1) < secret.length ||
  /^(change|replace|your|example)/i.test(secret)

/** Returns the hosts of an address. A PostgreSQL URL may name several, or a folder of sockets in its query. */
const hostsOf = ({ hostname, searchParams }: URL): string[] =>
  [...hostname.split(','), ...(searchParams.get('host') ?? '').split(',')].filter((host) => host !== '')

interface Warned {
  descriptionAAccess: 'permission' | 'token'
  isOnlyNodeEnvSet: boolean
}

/** Lists settings that do not keep the service from starting, but that the operator should know about. */
export function warningsOf({ descriptionAAccess, isOnlyNodeEnvSet }: Warned): string[] {
  const found: string[] = []
  if (isOnlyNodeEnvSet)
    found.push('NODE_ENV=production has no effect here, and the service runs as development: set APP_ENV=production')
  if (descriptionAAccess === 'token')
    found.push(
      'DESCRIPTION_A_ACCESS=token: any account can read, change and remove any other account through Description A'
    )
  return found
}

const isPlainFar = (url: URL | null, isPlain: (url: URL) => boolean): boolean =>
  url !== null && isPlain(url) && !hostsOf(url).every(isLoopback)
