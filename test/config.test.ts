import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { loadConfig } from '../src/config.ts'
import { ConfigError } from '../src/platform/settings/config-error.ts'
import { warningsOf } from '../src/platform/settings/production.ts'
import { developmentCertificate } from '../src/platform/tls/certificate.ts'
import { program } from './support/programs.ts'

const SECRET = 'a-secret-that-is-long-enough-for-hs256'
const DATA_KEY = 'q83vEjRWeJASNFZ4kKvN7wEjRWeJq83v/ty6mHZUMhA='
const production = {
  APP_ENV: 'production',
  MASTER_KEY: 'a master key of ours',
  JWT_SECRET: SECRET,
  DATA_KEY,
  DATABASE_URL: 'postgres://app:pw@db/health?sslmode=verify-full',
  SMTP_URL: 'smtps://app:pw@mail.example.org',
  PUBLIC_URL: 'https://api.example.org',
  TRUST_PROXY: '10.0.0.1'
}

let folder: string
let dataDir: string
const files = { cert: '', key: '', otherKey: '' }

beforeAll(async () => {
  const home = mkdtempSync(join(tmpdir(), 'config-tls-'))
  const now = () => new Date('2026-03-01T12:00:00Z')
  await developmentCertificate(home, now)
  await developmentCertificate(join(home, 'other'), now)
  files.cert = join(home, 'tls/cert.pem')
  files.key = join(home, 'tls/key.pem')
  files.otherKey = join(home, 'other/tls/key.pem')
})
afterAll(() => rmSync(join(files.cert, '../..'), { recursive: true }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true }))

const MARCH = new Date('2026-03-02T12:00:00Z')
const load = (env: NodeJS.ProcessEnv, now = MARCH) => loadConfig({ DATA_DIR: dataDir, ...env }, { now: () => now })

function problemsOf(env: NodeJS.ProcessEnv, now = MARCH): string[] {
  try {
    load(env, now)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).problems
  }
  return []
}

describe('defaults', () => {
  test('an empty environment is development on this machine', () => {
    const { masterKey, jwtSecret, dataKey, ...config } = load({})
    expect(Buffer.from(dataKey, 'base64')).toHaveLength(32)
    expect(masterKey.length).toBeGreaterThanOrEqual(16)
    expect(jwtSecret.length).toBeGreaterThanOrEqual(32)
    expect(config).toEqual({
      env: 'development',
      isOnlyNodeEnvSet: false,
      host: '127.0.0.1',
      port: 8443,
      databaseUrl: null,
      databaseMigrationUrl: null,
      databaseReplicaUrl: null,
      databaseReplicaMaxLag: 10,
      databaseAcceptTimeline: null,
      redisUrl: null,
      dataDir,
      backupDir: null,
      backupBeside: true,
      backupHours: 24,
      backupKeep: 2,
      restoreTestDays: 7,
      backupStatus: null,
      jwtSecretPrevious: null,
      dataKeyPrevious: null,
      tls: null,
      trustProxy: [],
      publicUrl: 'https://localhost:8443',
      smtpUrl: null,
      mailFrom: 'Saúde Integra <nao-responda@localhost>',
      s3Url: null,
      institutionName: null,
      institutionContact: null,
      institutionLogo: null,
      corsOrigins: '*',
      rateLimit: true,
      readingBudget: 30,
      workers: 2,
      retentionDays: 90,
      importUndoDays: 30,
      importMaxBytes: 2_147_483_648,
      resultQuotaBytes: 2_147_483_648,
      diskFreeBytes: null,
      quotas: { imports: 20 * 2 ** 30, exports: 10 * 2 ** 30, attachments: 100 * 2 ** 30, mails: 2 ** 30 },
      logLevel: 'info',
      logFormat: 'auto',
      noColor: false,
      webhookAllowPrivate: false,
      publicAlerts: false,
      demoData: true,
      descriptionAAccess: 'permission',
      securityContact: 'mailto:security@localhost',
      mfaRequiredFor: 'none',
      metricsToken: null,
      stopDelay: 0,
      otel: null,
      version: manifest.version
    })
  })

  test('empty and blank values count as unset, unknown variables are ignored', () => {
    const blank = Object.fromEntries(
      ['APP_ENV', 'PORT', 'MASTER_KEY', 'JWT_SECRET', 'TLS_CERT', 'TRUST_PROXY', 'CORS_ORIGINS', 'S3_URL'].map(
        (name, index) => [name, ' '.repeat(index % 2)]
      )
    )
    expect(load({ ...blank, SOMETHING_ELSE: 'x' })).toEqual(load({}))
  })

  test('DATA_DIR is relative to the working folder', () => {
    const secrets = { MASTER_KEY: 'k', JWT_SECRET: SECRET, DATA_KEY }
    expect(loadConfig(secrets).dataDir).toBe(join(process.cwd(), '.data'))
    expect(loadConfig({ ...secrets, DATA_DIR: 'x/../y' }).dataDir).toBe(join(process.cwd(), 'y'))
  })
})

test('every variable is read', () => {
  const config = load({
    APP_ENV: 'staging',
    HOST: '::',
    PORT: '9443',
    DATABASE_URL: 'postgres://app:p%40w@db:5432/health?sslmode=require',
    DATABASE_MIGRATION_URL: 'postgres://owner:pw@db:5432/health',
    DATABASE_REPLICA_URL: 'postgresql:///health?host=/run/postgresql',
    DATABASE_REPLICA_MAX_LAG: '30',
    DATABASE_ACCEPT_TIMELINE: '7',
    REDIS_URL: 'rediss://:pw@redis:6379/1',
    BACKUP_HOURS: '6',
    BACKUP_KEEP: '3',
    RESTORE_TEST_DAYS: '0',
    BACKUP_STATUS: '/var/lib/saude-backup/status.json',
    MASTER_KEY: ' spaces belong to it ',
    JWT_SECRET: SECRET,
    JWT_SECRET_PREVIOUS: `${SECRET}-before`,
    DATA_KEY,
    DATA_KEY_PREVIOUS: Buffer.alloc(32, 2).toString('base64'),
    TLS_CERT: files.cert,
    TLS_KEY: files.key,
    TRUST_PROXY: '10.0.0.0/8, 192.0.2.7,fd00::/8,::1',
    PUBLIC_URL: 'https://api.example.org/health//',
    SMTP_URL: 'smtps://user:pw@mail:465',
    MAIL_FROM: 'Vigilância <avisos@example.org>',
    S3_URL: 's3://KEY:SECRET@s3.example.org/bucket?region=sa-east-1',
    CORS_ORIGINS: 'https://a.example.org, http://localhost:3000',
    RATE_LIMIT: 'off',
    READING_BUDGET: '90',
    WORKERS: '0',
    RETENTION_DAYS: '7',
    IMPORT_UNDO_DAYS: '14',
    IMPORT_MAX_BYTES: '1048576',
    DISK_FREE_BYTES: '1024',
    RESULT_QUOTA_BYTES: '5',
    IMPORT_QUOTA_BYTES: '1',
    EXPORT_QUOTA_BYTES: '2',
    ATTACHMENT_QUOTA_BYTES: '3',
    MAIL_QUOTA_BYTES: '4',
    LOG_LEVEL: 'silent',
    LOG_FORMAT: 'people',
    NO_COLOR: '1',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    INSTITUTION_NAME: 'Secretaria de Saúde',
    INSTITUTION_CONTACT: 'vigilancia@example.org, (81) 3000-0000',
    INSTITUTION_LOGO: '/etc/saude/logo.png',
    PUBLIC_ALERTS: 'on',
    DEMO_DATA: 'off',
    DESCRIPTION_A_ACCESS: 'token',
    SECURITY_CONTACT: 'mailto:seguranca@example.org',
    MFA_REQUIRED_FOR: 'admin',
    METRICS_TOKEN: `${SECRET}/==`,
    STOP_DELAY: '7',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.org:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a=b, x-other=c',
    OTEL_SERVICE_NAME: 'saude-homologacao',
    OTEL_TRACES_SAMPLER_ARG: '0.25'
  })
  expect(config).toEqual({
    env: 'staging',
    isOnlyNodeEnvSet: false,
    host: '::',
    port: 9443,
    databaseUrl: 'postgres://app:p%40w@db:5432/health?sslmode=require',
    databaseMigrationUrl: 'postgres://owner:pw@db:5432/health',
    databaseReplicaUrl: 'postgresql:///health?host=/run/postgresql',
    databaseReplicaMaxLag: 30,
    databaseAcceptTimeline: 7,
    redisUrl: 'rediss://:pw@redis:6379/1',
    dataDir,
    // Only the embedded database takes backups; test/operations/backup/settings.test.ts covers it.
    backupDir: null,
    backupBeside: false,
    backupHours: 6,
    backupKeep: 3,
    restoreTestDays: 0,
    backupStatus: '/var/lib/saude-backup/status.json',
    masterKey: ' spaces belong to it ',
    jwtSecret: SECRET,
    jwtSecretPrevious: `${SECRET}-before`,
    dataKey: DATA_KEY,
    dataKeyPrevious: Buffer.alloc(32, 2).toString('base64'),
    tls: {
      cert: readFileSync(files.cert, 'utf8'),
      key: readFileSync(files.key, 'utf8'),
      certFile: files.cert,
      keyFile: files.key
    },
    trustProxy: ['10.0.0.0/8', '192.0.2.7', 'fd00::/8', '::1'],
    publicUrl: 'https://api.example.org/health',
    smtpUrl: 'smtps://user:pw@mail:465',
    mailFrom: 'Vigilância <avisos@example.org>',
    s3Url: 's3://KEY:SECRET@s3.example.org/bucket?region=sa-east-1',
    institutionName: 'Secretaria de Saúde',
    institutionContact: 'vigilancia@example.org, (81) 3000-0000',
    institutionLogo: '/etc/saude/logo.png',
    corsOrigins: ['https://a.example.org', 'http://localhost:3000'],
    rateLimit: false,
    readingBudget: 90,
    retentionDays: 7,
    workers: 0,
    importUndoDays: 14,
    importMaxBytes: 1_048_576,
    resultQuotaBytes: 5,
    diskFreeBytes: 1024,
    quotas: { imports: 1, exports: 2, attachments: 3, mails: 4 },
    logLevel: 'silent',
    logFormat: 'people',
    noColor: true,
    webhookAllowPrivate: true,
    publicAlerts: true,
    demoData: false,
    descriptionAAccess: 'token',
    securityContact: 'mailto:seguranca@example.org',
    mfaRequiredFor: 'admin',
    metricsToken: `${SECRET}/==`,
    stopDelay: 7,
    otel: {
      endpoint: 'https://collector.example.org:4318',
      headers: { 'api-key': 'a=b', 'x-other': 'c' },
      service: 'saude-homologacao',
      share: 0.25
    },
    version: manifest.version
  })
  expect(() => statSync(dataDir)).toThrow('ENOENT')
})

describe('bad values', () => {
  test.each([
    ['APP_ENV', 'prod', 'APP_ENV: given "prod", wanted development|sandbox|staging|production'],
    ['PORT', '99999', 'PORT: given "99999", wanted a whole number from 0 to 65535'],
    ['PORT', '84.43', 'PORT: given "84.43", wanted'],
    ['PORT', '0x10', 'PORT: given "0x10", wanted'],
    ['PORT', '-1', 'PORT: given "-1", wanted'],
    ['WORKERS', 'many', 'WORKERS: given "many", wanted a whole number from 0 to 64'],
    ['IMPORT_MAX_BYTES', '2 GB', 'IMPORT_MAX_BYTES: given "2 GB", wanted a whole number from 1024 to 1099511627776'],
    ['BACKUP_HOURS', '721', 'BACKUP_HOURS: given "721", wanted a whole number from 0 to 720'],
    ['BACKUP_KEEP', '0', 'BACKUP_KEEP: given "0", wanted a whole number from 1 to 9999'],
    ['RESTORE_TEST_DAYS', 'weekly', 'RESTORE_TEST_DAYS: given "weekly", wanted a whole number from 0 to 365'],
    ['HOST', '300.1.1.1', 'HOST: given "300.1.1.1", wanted'],
    ['HOST', 'a b', 'HOST: given "a b", wanted'],
    ['READING_BUDGET', '0', 'READING_BUDGET: given "0", wanted a whole number from 1 to 600'],
    ['RATE_LIMIT', 'true', 'RATE_LIMIT: given "true", wanted on|off'],
    ['INSTITUTION_NAME', 'a'.repeat(121), 'wanted one line of at most 120 characters'],
    ['INSTITUTION_CONTACT', 'one\nline', 'INSTITUTION_CONTACT: given "one\\nline", wanted one line of at most 200'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA: given "yes", wanted on|off'],
    ['PUBLIC_ALERTS', 'true', 'PUBLIC_ALERTS: given "true", wanted on|off'],
    ['WEBHOOK_ALLOW_PRIVATE', 'yes', 'WEBHOOK_ALLOW_PRIVATE: given "yes", wanted true|false'],
    ['MFA_REQUIRED_FOR', 'yes', 'MFA_REQUIRED_FOR: given "yes", wanted none|admin|all'],
    ['DESCRIPTION_A_ACCESS', 'open', 'DESCRIPTION_A_ACCESS: given "open", wanted permission|token'],
    ['LOG_LEVEL', 'verbose', 'LOG_LEVEL: given "verbose", wanted fatal|'],
    ['PUBLIC_URL', 'http://example.org', 'PUBLIC_URL: given "http://example.org", wanted https://'],
    ['PUBLIC_URL', 'https://u:hush@example.org', 'PUBLIC_URL: given "https://***@example.org", wanted https://'],
    ['PUBLIC_URL', 'https://example.org/?a', 'PUBLIC_URL: given'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM: given "nobody", wanted'],
    ['MAIL_FROM', 'a@b.c\r\nBcc: d@e.f', 'MAIL_FROM: given "a@b.c\\r\\nBcc: d@e.f", wanted'],
    ['CORS_ORIGINS', 'https://a.org/,https://b.org', 'CORS_ORIGINS: given "https://a.org/", wanted'],
    ['CORS_ORIGINS', '*,https://b.org', 'CORS_ORIGINS: given "*", wanted'],
    ['CORS_ORIGINS', 'null', 'CORS_ORIGINS: given "null", wanted'],
    ['METRICS_TOKEN', 'too short', 'METRICS_TOKEN: given 9 bytes (not shown), wanted 32 characters'],
    ['METRICS_TOKEN', `${SECRET} with spaces`, 'METRICS_TOKEN: given 50 bytes (not shown), wanted 32'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector', 'OTEL_EXPORTER_OTLP_ENDPOINT: given "collector", wanted https://'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key', 'OTEL_EXPORTER_OTLP_HEADERS: given 3 bytes (not shown), wanted name=value'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'OTEL_TRACES_SAMPLER_ARG: given "1.5", wanted a number from 0 to 1'],
    ['DATABASE_REPLICA_MAX_LAG', '1', 'DATABASE_REPLICA_MAX_LAG: given "1", wanted a whole number from 2 to 60'],
    ['DATABASE_ACCEPT_TIMELINE', '0', 'DATABASE_ACCEPT_TIMELINE: given "0", wanted the number of a timeline, or any'],
    ['STOP_DELAY', '31', 'STOP_DELAY: given "31", wanted a whole number from 0 to 30'],
    ['SECURITY_CONTACT', 'seguranca@example.org', 'SECURITY_CONTACT: given "seguranca@example.org", wanted mailto:'],
    ['HOST', `${'x'.repeat(500)}!`, `HOST: given "${'x'.repeat(60)}…", wanted`]
  ])('%s=%j', (name, value, line) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(line)
    expect(problems[0]).not.toMatch(/[\r\n]|hush/)
  })

  test.each([
    ['DATABASE_URL', 'mysql://app:hush@db/x'],
    ['DATABASE_URL', 'hush'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://app:hush%zz@db/x'],
    ['DATABASE_REPLICA_URL', 'hush:5432'],
    ['REDIS_URL', 'http://hush@redis'],
    ['SMTP_URL', 'mail.hush:25'],
    ['S3_URL', 's3://key:hush@host/'],
    ['S3_URL', 's3://key:hush%zz@host/bucket'],
    ['JWT_SECRET', 'hush'],
    ['JWT_SECRET_PREVIOUS', 'hush'],
    ['DATA_KEY', 'hush'],
    ['DATA_KEY_PREVIOUS', Buffer.alloc(33).toString('base64')]
  ])('%s=%j is refused, and the message does not repeat it', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name}: given \\d+ bytes \\(not shown\\), wanted `))
    expect(problems[0]).not.toContain('hush')
  })

  test.each([
    'true',
    '*',
    'loopback',
    'proxy.example.org',
    '0.0.0.0/0',
    '::/0',
    '1.2.3.0/7',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/255.0.0.0',
    '::ffff:0:0/96',
    '1::/8',
    'fe80::1%eth0',
    '10.0.0.1,',
    '10.1'
  ])('TRUST_PROXY=%s is refused', (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toEqual([expect.stringMatching(/^TRUST_PROXY: given ".*", wanted IP/)])
  })

  test('all problems are reported together', () => {
    const env = { APP_ENV: 'prod', PORT: 'x', RATE_LIMIT: 'x', TLS_CERT: '/none', JWT_SECRET: 'x' }
    const names = problemsOf(env).map((line) => line.split(':')[0])
    expect(names.sort()).toEqual(['APP_ENV', 'JWT_SECRET', 'PORT', 'RATE_LIMIT', 'TLS_CERT', 'TLS_KEY'])
    expect(() => load(env)).toThrow(/^APP_ENV: .*\nPORT: /)
    expect(() => statSync(dataDir)).toThrow('ENOENT')
  })
})

describe('TLS files', () => {
  test('one without the other', () => {
    expect(problemsOf({ TLS_CERT: files.cert })).toEqual([expect.stringContaining('TLS_KEY: not set')])
    expect(problemsOf({ TLS_KEY: files.key })).toEqual([expect.stringContaining('TLS_CERT: not set')])
  })

  test('missing, swapped, mismatched', () => {
    const missing = problemsOf({ TLS_CERT: '/no/cert.pem', TLS_KEY: folder })
    expect(missing[0]).toContain('TLS_CERT: given "/no/cert.pem": there is no such file or folder (ENOENT), wanted')
    expect(missing[1]).toMatch(/^TLS_KEY: given ".*": that is a folder \(EISDIR\), wanted/)
    const swapped = problemsOf({ TLS_CERT: files.key, TLS_KEY: files.cert })
    expect(swapped.map((line) => line.split(':')[0])).toEqual(['TLS_CERT', 'TLS_KEY'])
    const mismatched = problemsOf({ TLS_CERT: files.cert, TLS_KEY: files.otherKey })
    expect(mismatched).toEqual([expect.stringMatching(/^TLS_KEY: given ".*": it does not go with TLS_CERT/)])
    expect([...swapped, ...mismatched].join()).not.toContain('PRIVATE')
  })

  test('a certificate that is not valid now is refused in production alone', () => {
    const env = { TLS_CERT: files.cert, TLS_KEY: files.key }
    const [before, after] = [new Date('2026-02-28T12:00:00Z'), new Date('2027-03-02T12:00:00Z')]
    expect(problemsOf({ ...production, ...env })).toEqual([])
    expect(problemsOf({ ...production, ...env }, after)).toEqual([
      `TLS_CERT: given "${files.cert}": it expired at 2027-03-01T12:00:00.000Z, wanted a certificate that is valid now`
    ])
    expect(problemsOf({ ...production, ...env }, before)[0]).toContain(
      'it is not valid before 2026-03-01T12:00:00.000Z'
    )
    expect([problemsOf(env, after), problemsOf(env, before)]).toEqual([[], []])
  })
})

describe('production', () => {
  test('starts with its own secrets, a database and a proxy or a certificate', () => {
    expect(load(production).env).toBe('production')
    const { TRUST_PROXY: _, ...rest } = production
    expect(load({ ...rest, TLS_CERT: files.cert, TLS_KEY: files.key }).tls).not.toBeNull()
    expect(() => statSync(dataDir)).toThrow('ENOENT')
  })

  test('names everything that it lacks', () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ masterKey: SECRET, jwtSecret: SECRET }))
    expect(problemsOf({ APP_ENV: 'production' }).map((line) => line.split(',')[0])).toEqual([
      'MASTER_KEY: not set',
      'JWT_SECRET: not set',
      'DATA_KEY: not set',
      'DATABASE_URL: not set',
      'TLS_CERT: not set',
      'SMTP_URL: not set',
      'PUBLIC_URL: an address of this machine'
    ])
  })

  test.each([
    ['MASTER_KEY', 'fifteen letters', 'MASTER_KEY: given 15 bytes (not shown), wanted at least 16 characters'],
    ['JWT_SECRET', 'x'.repeat(31), 'JWT_SECRET: given 31 bytes (not shown), wanted at least 32 bytes'],
    ['DATA_KEY', 'x'.repeat(44), 'DATA_KEY: given 44 bytes (not shown), wanted 32 random bytes in base64'],
    ['PORT', '0', 'PORT: given "0", wanted a whole number from 1 to 65535'],
    ['TRUST_PROXY', '*', 'TRUST_PROXY: given "*", wanted']
  ])('refuses %s=%j', (name, value, line) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringContaining(line)])
  })

  const guessed = 'given one that can be guessed, wanted a random one'
  const plain = 'given a connection without TLS to another machine, wanted'
  test.each<[string, string, string]>([
    ['MASTER_KEY', 'aaaaaaaabbbbbbbb', guessed],
    ['MASTER_KEY', 'Xy7-Xy7-Xy7-Xy7-', guessed],
    ['MASTER_KEY', 'change-me-before-production', guessed],
    ['MASTER_KEY', 'your_master_key_here', guessed],
    ['JWT_SECRET', '0123456789abcdef0123456789abcdef', guessed],
    ['JWT_SECRET_PREVIOUS', 'x'.repeat(64), guessed],
    ['DATA_KEY', Buffer.alloc(32).toString('base64'), guessed],
    ['MASTER_KEY', SECRET, 'given the same as MASTER_KEY, wanted a secret of its own'],
    ['JWT_SECRET_PREVIOUS', SECRET, 'given the same as JWT_SECRET, wanted a secret of its own'],
    ['METRICS_TOKEN', SECRET, 'given the same as JWT_SECRET, wanted a secret of its own'],
    ['METRICS_TOKEN', 'x'.repeat(64), guessed],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', plain],
    ['RATE_LIMIT', 'off', 'given "off", wanted on in production'],
    ['WEBHOOK_ALLOW_PRIVATE', 'true', 'given "true", wanted false in production'],
    ['DATABASE_URL', 'postgres://app:hush@db/health', plain],
    ['DATABASE_URL', 'postgres://app:hush@db/health?sslmode=prefer', plain],
    ['DATABASE_URL', 'postgresql:///health?host=db', plain],
    ['DATABASE_URL', 'postgres://app:hush@localhost,db/health', plain],
    ['DATABASE_MIGRATION_URL', 'postgres://owner:hush@db/health', plain],
    ['DATABASE_REPLICA_URL', 'postgres://app:hush@db2/health?sslmode=disable', plain],
    ['REDIS_URL', 'redis://:hush@redis:6379', plain],
    ['SMTP_URL', 'smtp://app:hush@mail.example.org', plain],
    ['SMTP_URL', 'smtp://app:hush@mail.example.org?ignoreTLS=true', plain],
    ['S3_URL', 's3://KEY:hush@s3.example.org/bucket?ssl=false', plain],
    ['PUBLIC_URL', 'https://localhost:8443', 'an address of this machine'],
    ['PUBLIC_URL', 'https://127.0.0.2', 'an address of this machine'],
    ['PUBLIC_URL', 'https://[::1]:8443', 'an address of this machine'],
    ['PUBLIC_URL', 'https://api.localhost', 'an address of this machine']
  ])('does not start with %s=%j', (name, value, line) => {
    const problems = problemsOf({ ...production, [name]: value })
    expect(problems).toEqual([expect.stringContaining(line)])
    // When two secrets are equal, the second one is named.
    expect(problems[0]).toMatch(new RegExp(`^${line.includes('same as MASTER_KEY') ? 'JWT_SECRET' : name}: `))
    expect(problems[0]).not.toContain('hush')
    // Rules of production alone must not keep another environment from starting.
    expect(problemsOf({ ...production, APP_ENV: 'staging', [name]: value })).toEqual([])
  })

  test.each<[string, string]>([
    ['DATABASE_URL', 'postgres://app:pw@db/health?sslmode=require'],
    ['DATABASE_URL', 'postgres://app:pw@127.0.0.1/health'],
    ['DATABASE_URL', 'postgres://app:pw@[::1]/health'],
    ['DATABASE_URL', 'postgresql:///health?host=/run/postgresql'],
    ['REDIS_URL', 'rediss://redis:6379'],
    ['REDIS_URL', 'redis://localhost:6379'],
    ['SMTP_URL', 'smtp://localhost:25'],
    ['SMTP_URL', 'smtp://mail.example.org:587?requireTLS=true'],
    ['S3_URL', 's3://KEY:SECRET@s3.example.org/bucket'],
    ['S3_URL', 's3://KEY:SECRET@127.0.0.1:9000/bucket?ssl=false'],
    ['JWT_SECRET_PREVIOUS', `${SECRET}-before`],
    ['DESCRIPTION_A_ACCESS', 'token']
  ])('starts with %s=%j', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([])
  })

  test('names everything that keeps it from starting, at once', () => {
    const bad = {
      RATE_LIMIT: 'off',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      REDIS_URL: 'redis://redis',
      SMTP_URL: '',
      PORT: '0'
    }
    const names = problemsOf({ ...production, ...bad, MASTER_KEY: SECRET }).map((line) => line.split(':')[0])
    expect(names.sort()).toEqual(['JWT_SECRET', 'PORT', 'RATE_LIMIT', 'REDIS_URL', 'SMTP_URL', 'WEBHOOK_ALLOW_PRIVATE'])
  })

  test('warns of DESCRIPTION_A_ACCESS=token', () => {
    expect(warningsOf(load({ ...production, DESCRIPTION_A_ACCESS: 'token' }))).toEqual([
      expect.stringContaining('DESCRIPTION_A_ACCESS=token: any account can')
    ])
    expect(warningsOf(load(production))).toEqual([])
  })

  test('SECURITY_CONTACT: without it, the mailbox for it at the domain that sends mails, or at the host', () => {
    const contact = (env: NodeJS.ProcessEnv) => load({ ...production, ...env }).securityContact
    expect(contact({})).toBe('mailto:security@api.example.org')
    expect(contact({ MAIL_FROM: 'avisos@saude.example.org' })).toBe('mailto:security@saude.example.org')
    expect(contact({ MAIL_FROM: 'Avisos <avisos@saude.example.org>' })).toBe('mailto:security@saude.example.org')
    expect(contact({ SECURITY_CONTACT: 'https://example.org/avise' })).toBe('https://example.org/avise')
  })

  test('warns of NODE_ENV=production without APP_ENV, which alone decides', () => {
    expect(warningsOf(load({ NODE_ENV: 'production' }))).toEqual([expect.stringContaining('set APP_ENV=production')])
    expect(warningsOf(load({ NODE_ENV: 'production', APP_ENV: 'sandbox' }))).toEqual([])
    expect(warningsOf(load({ ...production, NODE_ENV: 'production' }))).toEqual([])
    expect(warningsOf(load({ NODE_ENV: 'test' }))).toEqual([])
    expect(warningsOf(load({}))).toEqual([])
  })
})

test.each(['staging', 'production'])('%s refuses a short MASTER_KEY, the others accept it', (env) => {
  const short = { ...production, MASTER_KEY: 'fifteen letters' }
  expect(problemsOf({ ...short, APP_ENV: env })).toEqual([expect.stringContaining('MASTER_KEY: given 15 bytes')])
  for (const other of ['development', 'sandbox']) expect(problemsOf({ ...short, APP_ENV: other })).toEqual([])
})

test('a role that migrates needs one that works', () => {
  const problems = problemsOf({ DATABASE_MIGRATION_URL: 'postgres://owner:pw@db/health' })
  expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL: not set/)])
})

describe('generated secrets', () => {
  const path = () => join(dataDir, 'secrets.json')

  test('are kept for this account alone and read again', () => {
    const first = load({})
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual({
      masterKey: first.masterKey,
      jwtSecret: first.jwtSecret
    })
    expect(statSync(path()).mode & 0o777).toBe(0o600)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(readdirSync(dataDir)).toEqual(['data.key', 'secrets.json'])
    const key = join(dataDir, 'data.key')
    expect([readFileSync(key, 'utf8').trim(), statSync(key).mode & 0o777]).toEqual([first.dataKey, 0o600])
    expect(load({})).toEqual(first)
  })

  test('give way to a given one', () => {
    const kept = load({})
    const config = load({ MASTER_KEY: 'short is fine here' })
    expect(config.masterKey).toBe('short is fine here')
    expect(config.jwtSecret).toBe(kept.jwtSecret)
  })

  test.each(['', '{', 'null', '[]', '{"masterKey":"hush"}', '{"masterKey":"hush","jwtSecret":"hush"}'])(
    'a damaged file (%j) is named, not replaced and not repeated',
    (text) => {
      mkdirSync(dataDir)
      writeFileSync(path(), text)
      const problems = problemsOf({})
      expect(problems).toEqual([expect.stringMatching(/^DATA_DIR: given ".*": its secrets.json is damaged/)])
      expect(problems[0]).not.toContain('hush')
      expect(readFileSync(path(), 'utf8')).toBe(text)
    }
  )

  test('a folder in its place, and a file in the place of DATA_DIR', () => {
    mkdirSync(path(), { recursive: true })
    expect(problemsOf({})).toEqual([expect.stringContaining('its secrets.json cannot be read (EISDIR)')])
    writeFileSync(join(folder, 'file'), '')
    expect(problemsOf({ DATA_DIR: join(folder, 'file') })).toEqual([expect.stringContaining('(ENOTDIR)')])
  })

  test.each([
    ['without secrets', {}],
    ['with secrets', { MASTER_KEY: 'any', JWT_SECRET: 'x'.repeat(32), DATA_KEY }]
  ])('a DATA_DIR that cannot be created, %s', (_, env) => {
    writeFileSync(join(folder, 'file'), '')
    const inFile = join(folder, 'file', 'x')
    const fault = 'the folder cannot be made (ENOTDIR)'
    expect(problemsOf({ ...env, DATA_DIR: inFile })).toEqual([`DATA_DIR: given ${JSON.stringify(inFile)}: ${fault}`])
    expect(problemsOf({ ...env, DATA_DIR: join(folder, 'new', 'er') })).toEqual([])
  })

  // Node's recursive mkdir never returns for a path in /proc.
  test.skipIf(process.platform !== 'linux')('a DATA_DIR in /proc', () => {
    expect(problemsOf({ DATA_DIR: '/proc/x/y' })).toEqual([
      expect.stringMatching(/^DATA_DIR: given "\/proc\/x\/y": the folder cannot be made \(E\w+\)$/)
    ])
  })

  test.skipIf(process.getuid?.() === 0)('a folder that cannot be written', () => {
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o500)
    expect(problemsOf({})).toEqual([expect.stringContaining('secrets.json cannot be made there (EACCES)')])
  })

  test('processes that start at once agree', async () => {
    const run = promisify(execFile)
    const outputs = await Promise.all(
      Array.from({ length: 6 }, () => run(process.execPath, [program('config')], { env: { DATA_DIR: dataDir } }))
    )
    expect(outputs.map(({ stdout }) => stdout)).toEqual(Array(6).fill(loadConfig({ DATA_DIR: dataDir }).jwtSecret))
    expect(readdirSync(dataDir)).toEqual(['data.key', 'secrets.json'])
  })

  test('a damaged data.key is never replaced: what it sealed would be lost', () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'data.key'), 'hush')
    const problems = problemsOf({})
    expect(problems).toEqual([expect.stringMatching(/^DATA_DIR: given ".*": its data.key is damaged/)])
    expect(problems[0]).not.toContain('hush')
    expect(readFileSync(join(dataDir, 'data.key'), 'utf8')).toBe('hush')
    expect(load({ DATA_KEY }).dataKey).toBe(DATA_KEY)
  })
})

test('a problem ends the process with readable lines', () => {
  const output = execFileSync(process.execPath, [program('config')], {
    env: { DATA_DIR: dataDir, PORT: 'x' },
    encoding: 'utf8'
  })
  expect(output).toBe('PORT: given "x", wanted a whole number from 0 to 65535')
})
