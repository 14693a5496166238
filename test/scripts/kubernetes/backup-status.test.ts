import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentsIn } from '../../../scripts/kubernetes/faults.ts'
import { readStatus } from '../../../src/operations/backup/status/status.ts'

const FOLDER = resolve('scripts/deploy/kubernetes')
const CLUSTER = '/apis/postgresql.cnpg.io/v1/namespaces/saude/clusters/saude-db'
const MAP = '/api/v1/namespaces/saude/configmaps/saude-backup-status'

let folder: string
let api: Server
let status: object | undefined
let mapStatus = 200
let asked: string[] = []
let written: string | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saude-kubernetes-'))
  await writeFile(join(folder, 'namespace'), 'saude')
  await writeFile(join(folder, 'token'), 'a-token\n')
  /** Stands for the API of Kubernetes, as far as the script asks it. */
  api = createServer(async (request, answer) => {
    const { method, url, headers } = request
    asked.push(`${method} ${url} ${headers.authorization} ${headers['content-type'] ?? ''}`.trim())
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (url === MAP && mapStatus === 200)
      written = JSON.parse(Buffer.concat(chunks).toString()).data['status.json'] as string
    answer.writeHead(url === MAP ? mapStatus : 200).end(JSON.stringify({ status }))
  })
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  await new Promise((closed) => api.close(closed))
  await rm(folder, { recursive: true })
})

function run(): Promise<number> {
  asked = []
  written = undefined
  const { port } = api.address() as AddressInfo
  const env = { KUBERNETES: `http://127.0.0.1:${port}`, ACCOUNT: folder }
  return new Promise((ended) => {
    const child = execFile(process.execPath, [join(FOLDER, 'backup-status.mjs')], { env }, () =>
      ended(child.exitCode ?? -1)
    )
  })
}

it.each([
  ['a backup', { lastSuccessfulBackup: '2026-11-18T03:00:09Z' }, '2026-11-18T03:00:09.000Z', []],
  ['none yet', {}, null, []],
  ['nothing of backups at all', undefined, null, []],
  [
    'one that failed, and no good one since',
    { lastSuccessfulBackup: '2026-11-17T03:00:09Z', lastFailedBackup: '2026-11-18T03:00:09Z' },
    '2026-11-17T03:00:09.000Z',
    ['A backup failed at 2026-11-18T03:00:09Z.']
  ],
  [
    'one that failed before the last good one',
    { lastSuccessfulBackup: '2026-11-18T03:00:09Z', lastFailedBackup: '2026-11-17T03:00:09Z' },
    '2026-11-18T03:00:09.000Z',
    []
  ]
])('the job writes what CloudNativePG tells, and the service understands it: %s', async (_, told, end, findings) => {
  status = told
  expect(await run()).toBe(0)
  expect(asked).toEqual([`GET ${CLUSTER} Bearer a-token`, `PATCH ${MAP} Bearer a-token application/merge-patch+json`])
  const file = join(folder, 'status.json')
  await writeFile(file, written!)
  const figures = await readStatus(file, new Date('2026-11-18T12:00:00Z'), 60_000)
  expect(figures).toMatchObject({ isKnown: true, lastBackup: end === null ? null : new Date(end), findings })
})

it('the job fails where it may not write', async () => {
  mapStatus = 403
  expect([await run(), written]).toEqual([1, undefined])
  mapStatus = 200
})

it('the job may ask for that cluster and change that map, and nothing else; it runs the image of the package', () => {
  const all = documentsIn(readFileSync(join(FOLDER, 'backup-status.yaml'), 'utf8'))
  const role = all.find(({ kind }) => kind === 'Role') as unknown as { rules: object[] }
  expect(role.rules).toEqual([
    { apiGroups: ['postgresql.cnpg.io'], resources: ['clusters'], resourceNames: ['saude-db'], verbs: ['get'] },
    { apiGroups: [''], resources: ['configmaps'], resourceNames: ['saude-backup-status'], verbs: ['get', 'patch'] }
  ])
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(readFileSync(join(FOLDER, 'backup-status.yaml'), 'utf8')).toContain(`image: saude-integra:${version}\n`)
})
