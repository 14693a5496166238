import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Created once for each cluster and kept in `secrets.json`, which only its owner may read. */
export interface Secrets {
  masterKey: string
  jwtSecret: string
  dataKey: string
  superuser: string
  replication: string
  owner: string
  app: string
  redis: string
  patroni: string
  metrics: string
}

const word = () => randomBytes(24).toString('base64url')

export const secretsFile = (dir: string): string => join(dir, 'secrets.json')

export const readSecrets = async (dir: string): Promise<Secrets> =>
  JSON.parse(await readFile(secretsFile(dir), 'utf8')) as Secrets

export async function ensureSecrets(dir: string): Promise<Secrets> {
  const made: Secrets = {
    masterKey: word(),
    jwtSecret: randomBytes(48).toString('base64url'),
    dataKey: randomBytes(32).toString('base64'),
    superuser: word(),
    replication: word(),
    owner: word(),
    app: word(),
    redis: word(),
    patroni: word(),
    metrics: word()
  }
  const kept = await readSecrets(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return {}
  })
  // A cluster of an earlier release lacks some of them.
  const secrets = { ...made, ...kept }
  await writeFile(secretsFile(dir), `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
