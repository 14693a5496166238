// Asks Kubernetes what backups CloudNativePG has made of the cluster, and writes it into the ConfigMap which the
// instances of the service read as the file of BACKUP_STATUS. The CronJob of backup-status.yaml runs it.
import { readFileSync } from 'node:fs'

const { KUBERNETES = 'https://kubernetes.default.svc', ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount' } =
  process.env
const [cluster = 'saude-db', map = 'saude-backup-status'] = process.argv.slice(2)
const read = (name) => readFileSync(`${ACCOUNT}/${name}`, 'utf8').trim()
const namespace = read('namespace')

async function ask(path, init = {}) {
  const headers = { authorization: `Bearer ${read('token')}`, ...init.headers }
  const answer = await fetch(`${KUBERNETES}${path}`, { ...init, headers, signal: AbortSignal.timeout(20_000) })
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status}`)
  return await answer.json()
}

const { status = {} } = await ask(`/apis/postgresql.cnpg.io/v1/namespaces/${namespace}/clusters/${cluster}`)
const last = status.lastSuccessfulBackup ?? null
const failed = status.lastFailedBackup ?? null
// A failure that a good backup has followed is over.
const problems = failed && (!last || Date.parse(failed) > Date.parse(last)) ? [`A backup failed at ${failed}.`] : []
const told = JSON.stringify({ last_backup: last, problems })
await ask(`/api/v1/namespaces/${namespace}/configmaps/${map}`, {
  method: 'PATCH',
  headers: { 'content-type': 'application/merge-patch+json' },
  body: JSON.stringify({ data: { 'status.json': told } })
})
process.stdout.write(`${told}\n`)
