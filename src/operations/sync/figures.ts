import { createServer, type Server } from 'node:http'
import { Gauge, Registry } from 'prom-client'
import { type Etcd, readLeader, readSync, standbysOf, syncProblem } from './keys.ts'

export function createSyncInstruments() {
  const registry = new Registry()
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `saude_cluster_sync_${name}`, help, registers: [registry] })
  return {
    registry,
    namesLeader: gauge('names_leader', "Whether Patroni's /sync key names the leader; absent while there is none."),
    standbys: gauge('standbys', "Standbys that Patroni's /sync key names.")
  }
}

/**
 * Makes a server whose page `/metrics` compares Patroni's `/sync` key with the leader at each question. Patroni's own
 * figures say which nodes the key names as standbys, and not which leader. While etcd does not answer, neither does the
 * page (503): Prometheus then sees that nobody compares.
 */
export function createSyncServer(etcd: Etcd, say: (line: string) => void): Server {
  const { registry, namesLeader, standbys } = createSyncInstruments()
  let told: string | undefined

  function tell(problem: string | undefined): void {
    if (problem !== told) say(problem ?? '/sync names the leader and a standby')
    told = problem
  }

  async function text(): Promise<string> {
    const [leader, sync] = await Promise.all([readLeader(etcd), readSync(etcd)])
    tell(syncProblem(leader, sync))
    if (leader === undefined) namesLeader.remove()
    else namesLeader.set(Number(sync.leader === leader))
    standbys.set(standbysOf(sync, leader).length)
    return await registry.metrics()
  }

  return createServer((request, answer) => {
    if (request.url !== '/metrics') return void answer.writeHead(404).end()
    text().then(
      (figures) => void answer.writeHead(200, { 'content-type': registry.contentType }).end(figures),
      () => {
        tell('etcd does not answer, or not as etcd does')
        answer.writeHead(503).end()
      }
    )
  })
}
