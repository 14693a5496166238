import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Schemas } from '../../contract.ts'
import { verifyWebhook, WebhookVerificationError } from '../../webhook.ts'
import { numberOf, type Options, textOf, UsageError } from '../arguments.ts'
import { type Command, type Context, exits, printJson, wordsOf } from '../command.ts'

const PORT = 8787
const MOST_BYTES = 1_048_576
const EVENTS = 'agravo.criado,agravo.atualizado,agravo.excluido,importacao.concluida'

/** Receives events until Ctrl+C, or until `--count` of them have arrived. */
export const receive: Command = {
  options: {
    port: 'string',
    host: 'string',
    secret: 'string',
    register: 'string',
    events: 'string',
    count: 'string'
  },
  async run(context) {
    wordsOf(context)
    const { options, env } = context
    const register = textOf(options, 'register')
    const secret = textOf(options, 'secret') ?? env.SAUDE_INTEGRA_WEBHOOK_SECRET
    if (!secret && !register) throw new UsageError('error.secret')
    const hook = register ? await registered(context, register) : null
    try {
      await serve(context, hook?.segredo ?? secret ?? '', numberOf(options, 'count') ?? Number.POSITIVE_INFINITY)
    } finally {
      if (hook) await remove(context, hook.id)
    }
    return exits.well
  }
}

async function registered({ client, terminal, say, options }: Context, url: string) {
  const eventos = (textOf(options, 'events') ?? EVENTS).split(',') as Schemas['WebhookNovo']['eventos']
  const { data } = (await client.POST('/api/v1/webhooks', { body: { url, eventos } })).data
  terminal.note(say('receive.registered', { id: data.id, url }))
  return data
}

const remove = ({ client }: Context, webhook_id: string) =>
  client.DELETE('/api/v1/webhooks/{webhook_id}', { params: { path: { webhook_id } } })

async function serve(context: Context, secret: string, count: number): Promise<void> {
  const { terminal, say, options, signal } = context
  let left = count
  const done = new AbortController()
  const server = createServer(async (request, response) => {
    const isGood = await take(context, request, secret)
    response.writeHead(isGood ? 204 : 400).end()
    if (isGood && --left <= 0) done.abort()
  })
  const url = await listen(server, portOf(options), textOf(options, 'host') ?? '127.0.0.1')
  terminal.note(say('receive.listening', { url }))
  const ending = AbortSignal.any([signal, done.signal])
  if (!ending.aborted) await once(ending, 'abort')
  server.close()
  server.closeIdleConnections()
  await once(server, 'close')
}

/** Port 0 takes any free port. */
function portOf(options: Options): number {
  const text = textOf(options, 'port') ?? String(PORT)
  if (!/^\d{1,5}$/.test(text)) throw new UsageError('error.number', { name: '--port' })
  return Number(text)
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host)
  await once(server, 'listening')
  const { address, family, port: taken } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`
}

/** Prints an event. A delivery that does not verify is reported and refused. */
async function take(context: Context, request: IncomingMessage, secret: string): Promise<boolean> {
  const { terminal, say, json } = context
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return false
  try {
    const event = await verifyWebhook({ body: await buffer(request), headers: request.headers, secret })
    if (json) printJson(context, event)
    else terminal.out(`${event.timestamp}  ${event.tipo}  ${event.id}  ${JSON.stringify(event.dados)}`)
    return true
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    terminal.note(say('receive.refused', { fault: error.fault }))
    return false
  }
}
