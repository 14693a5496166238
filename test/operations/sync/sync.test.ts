import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSyncServer } from '../../../src/operations/sync/figures.ts'

const servers: Server[] = []
const listening = async (server: Server): Promise<string> => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What stands in etcd, by key. */
let keys: Record<string, string>
let isEtcdWell: boolean
let said: string[]
let page: string

/** Stands for a member of etcd, as far as its gateway is asked. */
const member = () =>
  createServer(async (request, answer) => {
    if (!isEtcdWell) return void answer.writeHead(503).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { key } = JSON.parse(Buffer.concat(chunks).toString()) as { key: string }
    const value = keys[Buffer.from(key, 'base64').toString()]
    const kvs = value === undefined ? {} : { kvs: [{ value: Buffer.from(value).toString('base64') }] }
    answer.writeHead(200).end(JSON.stringify({ header: {}, ...kvs }))
  })

beforeEach(async () => {
  keys = {}
  isEtcdWell = true
  said = []
  // The first member is down.
  const gone = member()
  const down = await listening(gone)
  await new Promise((resolve) => servers.splice(servers.indexOf(gone), 1)[0]!.close(resolve))
  const etcd = { members: [down, await listening(member())], scope: 'saude', patienceMs: 60_000 }
  page = `http://${await listening(createSyncServer(etcd, (line) => void said.push(line)))}`
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const sync = (leader: string | null, sync_standby: string | null) => JSON.stringify({ leader, sync_standby })
async function figures(): Promise<{ status: number; told: Record<string, string> }> {
  const answer = await fetch(`${page}/metrics`)
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('saude_'))
  const told = lines.map((line) => line.replace('saude_cluster_sync_', '').split(' ') as [string, string])
  return { status: answer.status, told: Object.fromEntries(told) }
}

it.each([
  ['the leader and a standby', 'pg1', sync('pg1', 'pg2'), { names_leader: '1', standbys: '1' }],
  ['the leader and two standbys', 'pg1', sync('pg1', 'pg2,pg3'), { names_leader: '1', standbys: '2' }],
  [
    'a former leader, with a standby that still is one',
    'pg3',
    sync('pg1', 'pg2'),
    { names_leader: '0', standbys: '1' }
  ],
  ['a former leader, and the new one as its standby', 'pg2', sync('pg1', 'pg2'), { names_leader: '0', standbys: '0' }],
  ['no standby', 'pg1', sync('pg1', null), { names_leader: '1', standbys: '0' }],
  ['nobody', 'pg1', sync(null, null), { names_leader: '0', standbys: '0' }]
])('/sync names %s', async (_, leader, key, told) => {
  keys = { '/service/saude/leader': leader, '/service/saude/sync': key }
  expect(await figures()).toEqual({ status: 200, told })
})

it('there is no key yet, or no leader, which is no stale key', async () => {
  keys = { '/service/saude/leader': 'pg1' }
  expect((await figures()).told).toEqual({ names_leader: '0', standbys: '0' })
  keys = { '/service/saude/sync': sync('pg1', 'pg2') }
  expect((await figures()).told).toEqual({ standbys: '1' })
})

it('while etcd does not answer, nothing is told: 503; and it is told again afterwards', async () => {
  keys = { '/service/saude/leader': 'pg1', '/service/saude/sync': sync('pg1', 'pg2') }
  isEtcdWell = false
  expect(await figures()).toEqual({ status: 503, told: {} })
  isEtcdWell = true
  expect((await figures()).status).toBe(200)
  keys['/service/saude/leader'] = 'pg3'
  await figures()
  await figures()
  expect(said).toEqual([
    'etcd does not answer, or not as etcd does',
    '/sync names the leader and a standby',
    '/sync names pg1 and not the leader pg3'
  ])
})

it('another page is not there', async () => {
  expect((await fetch(page)).status).toBe(404)
})
