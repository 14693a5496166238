// Receives events, verifies each, and handles none twice.
//   SECRET=whsec_... node receive-webhooks.mjs
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { verifyWebhook, WebhookVerificationError } from 'saude-integra-client'

/** Keep these ids in your database instead. */
const seen = new Set()

createServer(async (request, response) => {
  try {
    const event = await verifyWebhook({
      body: await buffer(request),
      headers: request.headers,
      secret: process.env.SECRET ?? ''
    })
    if (!seen.has(event.id)) {
      seen.add(event.id)
      if (event.tipo === 'importacao.concluida') console.log(`${event.dados.importados} cases were imported`)
      else console.log(event.tipo, event.dados)
    }
    response.writeHead(204).end()
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    console.error(error.fault)
    response.writeHead(400).end()
  }
}).listen(8787)
