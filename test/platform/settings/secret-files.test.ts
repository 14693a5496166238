import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../src/config.ts'
import { ConfigError } from '../../../src/platform/settings/config-error.ts'

const SECRET = 'a-secret-that-is-long-enough-for-hs256'
const KEY = Buffer.alloc(32, 'a key for tests').toString('base64')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const load = (env: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR: join(folder, 'data'), ...env })

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    load(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).problems
  }
  return []
}

describe('NAME_FILE', () => {
  it('gives the value without the line break at its end, and keeps what else is there', () => {
    const config = load({
      MASTER_KEY_FILE: file('master', ' spaces belong to it \n'),
      JWT_SECRET_FILE: file('jwt', `${SECRET}\r\n`),
      DATA_KEY_FILE: file('key', `${KEY}\n`),
      DATABASE_URL_FILE: file('url', '\ufeffpostgres://app:pw@db/health'),
      METRICS_TOKEN: SECRET
    })
    expect(config).toMatchObject({
      masterKey: ' spaces belong to it ',
      jwtSecret: SECRET,
      dataKey: KEY,
      databaseUrl: 'postgres://app:pw@db/health',
      metricsToken: SECRET
    })
    expect(load({ MASTER_KEY_FILE: file('two', 'a\n\n') }).masterKey).toBe('a\n')
  })

  it('is checked like the value itself, and never repeated', () => {
    const [problem = ''] = problemsOf({ JWT_SECRET_FILE: file('jwt', 'hush') })
    expect(problem).toBe('JWT_SECRET: given 4 bytes (not shown), wanted at least 32 bytes')
  })

  it('counts as given where production needs it', () => {
    const env = {
      APP_ENV: 'production',
      MASTER_KEY_FILE: file('master', 'a master key of ours'),
      JWT_SECRET_FILE: file('jwt', SECRET),
      DATA_KEY_FILE: file('key', KEY),
      DATABASE_URL_FILE: file('url', 'postgres://app:pw@db/health?sslmode=verify-full'),
      SMTP_URL_FILE: file('smtp', 'smtps://app:pw@mail.example.org'),
      PUBLIC_URL: 'https://api.example.org',
      TRUST_PROXY: '10.0.0.1'
    }
    expect(problemsOf(env)).toEqual([])
    expect(problemsOf({ ...env, JWT_SECRET_FILE: '' })).toEqual([expect.stringMatching(/^JWT_SECRET: not set/)])
  })

  it.each([
    ['a missing file', () => join(folder, 'none'), 'there is no such file or folder (ENOENT)'],
    ['a folder', () => folder, 'that is a folder (EISDIR)'],
    ['an empty file', () => file('empty', '\n'), 'it is empty'],
    ['bytes that are not text', () => file('bytes', Buffer.from([0xff, 0xfe, 0x00])), 'it is not text'],
    ['a large file', () => file('large', 'x'.repeat(65_537)), 'it has more than 65536 bytes'],
    ['a file without end', () => '/dev/zero', 'it has more than 65536 bytes']
  ])('%s is named once, with the reason', (_, path, reason) => {
    const production = problemsOf({ APP_ENV: 'production', JWT_SECRET_FILE: path() })
    expect(production.filter((line) => line.startsWith('JWT_SECRET: '))).toEqual([
      `JWT_SECRET: given by JWT_SECRET_FILE ${JSON.stringify(path())}: ${reason}`
    ])
    expect(problemsOf({ JWT_SECRET_FILE: path() })).toHaveLength(1)
  })

  it.skipIf(process.getuid?.() === 0)('a file of somebody else is named', () => {
    const path = file('closed', SECRET)
    chmodSync(path, 0)
    expect(problemsOf({ JWT_SECRET_FILE: path })[0]).toContain('this user may not do that (EACCES)')
  })

  it('beside the variable it is refused, unless the variable is empty', () => {
    const path = file('jwt', SECRET)
    expect(problemsOf({ JWT_SECRET: SECRET, JWT_SECRET_FILE: path })).toEqual([
      `JWT_SECRET: given by JWT_SECRET and by JWT_SECRET_FILE ${JSON.stringify(path)}, wanted one of them`
    ])
    expect(load({ JWT_SECRET: ' ', JWT_SECRET_FILE: path }).jwtSecret).toBe(SECRET)
  })

  it('is not looked at for what is not secret', () => {
    expect(load({ PORT_FILE: file('port', '1234') }).port).toBe(8443)
  })
})

describe('credentials of systemd', () => {
  const credentials = () => {
    const path = join(folder, 'credentials')
    mkdirSync(path)
    return path
  }

  it('are found by their names, and the others are not missed', () => {
    const CREDENTIALS_DIRECTORY = credentials()
    writeFileSync(join(CREDENTIALS_DIRECTORY, 'JWT_SECRET'), `${SECRET}\n`)
    expect(load({ CREDENTIALS_DIRECTORY, MASTER_KEY: 'own' })).toMatchObject({ jwtSecret: SECRET, masterKey: 'own' })
  })

  it('beside another way they are refused', () => {
    const CREDENTIALS_DIRECTORY = credentials()
    const path = join(CREDENTIALS_DIRECTORY, 'JWT_SECRET')
    writeFileSync(path, SECRET)
    const line = (by: string) =>
      `JWT_SECRET: given by ${by} and by the credential ${JSON.stringify(path)}, wanted one of them`
    expect(problemsOf({ CREDENTIALS_DIRECTORY, JWT_SECRET: SECRET })).toEqual([line('JWT_SECRET')])
    expect(problemsOf({ CREDENTIALS_DIRECTORY, JWT_SECRET_FILE: path })).toEqual([
      line(`JWT_SECRET_FILE ${JSON.stringify(path)}`)
    ])
  })

  it('a folder in place of one is named', () => {
    const CREDENTIALS_DIRECTORY = credentials()
    mkdirSync(join(CREDENTIALS_DIRECTORY, 'JWT_SECRET'))
    expect(problemsOf({ CREDENTIALS_DIRECTORY })[0]).toContain('that is a folder (EISDIR)')
  })
})

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const namesIn = (text: string) => [...text.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!)

it.each(['en-US', 'es-ES', 'pt-BR'])('the guide lists the settings for which this works (%s)', (language) => {
  const guide = read(`openapi/guides/${language}/operating.md`)
  const settings = new Set(
    guide.split('\n').flatMap((line) => namesIn(/^\| (`[A-Z0-9_`, ]+) \|/.exec(line)?.[1] ?? ''))
  )
  expect(settings.size).toBeGreaterThan(40)
  const everyFile = Object.fromEntries([...settings].map((name) => [`${name}_FILE`, '/no/file']))
  const secret = problemsOf(everyFile).map((line) => line.split(':')[0]!)
  const [, section = ''] = /^### Se.+\n([\s\S]+?)^## /m.exec(guide) ?? []
  const told = namesIn(section).filter((name) => name !== 'NAME')
  expect(told.sort()).toEqual(secret.sort())
})

it('the unit for systemd gives only such secrets as credentials, under their names', () => {
  const unit = read('scripts/deploy/saude-integra.service')
  const given = [...unit.matchAll(/^LoadCredential=(\w+):(\S+)$/gm)].map(([, name, path]) => ({ name: name!, path }))
  expect(given.length).toBeGreaterThan(3)
  const problems = problemsOf(Object.fromEntries(given.map(({ name }) => [`${name}_FILE`, '/no/file'])))
  expect(problems.map((line) => line.split(':')[0]).sort()).toEqual(given.map(({ name }) => name).sort())
  for (const { name, path } of given) expect(path).toBe(`/etc/saude-integra/secrets/${name}`)
})
