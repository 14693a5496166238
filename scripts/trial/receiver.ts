import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Evento {
  id: string
  dados: { numero_notificacao?: string }
}

/** Receives the events of webhooks. */
export interface Receiver {
  url: string
  /** The ids of the events that came for each case, by its number. */
  events: Map<string, Set<string>>
  /** How often an event came again. That is allowed: a delivery whose outcome was lost is repeated. */
  repeated(): number
  close(): void
}

export async function startReceiver(): Promise<Receiver> {
  const events = new Map<string, Set<string>>()
  let again = 0
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null)
    // The sender has broken off.
    if (body === null) return response.destroy()
    const { id, dados } = JSON.parse(body) as Evento
    const numero = dados.numero_notificacao ?? ''
    const ids = events.get(numero) ?? new Set()
    if (ids.has(id)) again++
    events.set(numero, ids.add(id))
    return response.end()
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
