import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Evento {
  id: string
  dados: { numero_notificacao?: string }
}

/** Takes what webhooks are told. */
export interface Receiver {
  url: string
  /** For each case, by its number, the ids of the events that came of it. */
  events: Map<string, Set<string>>
  /** How often something came that had come before: it may, since a delivery whose outcome was lost is made again. */
  repeated(): number
  close(): void
}

export async function startReceiver(): Promise<Receiver> {
  const events = new Map<string, Set<string>>()
  let again = 0
  const server = createServer(async (request, response) => {
    const { id, dados } = JSON.parse(await text(request)) as Evento
    const numero = dados.numero_notificacao ?? ''
    const ids = events.get(numero) ?? new Set()
    if (ids.has(id)) again++
    events.set(numero, ids.add(id))
    response.end()
  }).listen(0, '127.0.0.1')
  server.keepAliveTimeout = 65_000
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/eventos`,
    events,
    repeated: () => again,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}
