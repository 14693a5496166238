import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import descriptionA from '../../generated/description-a.json' with { type: 'json' }
import type { Config } from '../config.ts'
import type { Limiter } from '../contract/contract.ts'
import { addDocuments } from './documents.ts'
import { addGuides } from './guides.ts'
import { addOffers } from './offers.ts'
import { css, script } from './page.ts'
import { addSdk } from './sdk.ts'
import { addSecurityText } from './security-text.ts'

// Swagger UI puts its logo's <style> into the page; the hash is that of the pinned version, and nothing else inline gets in.
const csp = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'img-src': "'self' data: blob:",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"
}

/** Whoever tries something out should see that it is not production, or that it is. */
const titleOf = ({ env, version }: Config) => `Saúde Integra ${version} (${env})`

const CHARSET = '<meta charset="UTF-8">'
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'

/** Both documents at /openapi/, the client package at /sdk/, the guides, and Swagger UI at /docs with a switch between the documents; nothing is fetched from elsewhere. */
export async function addDocs(app: FastifyInstance, config: Config, limit: Limiter | null): Promise<void> {
  await app.register(async (scope) => {
    // They are large, and anybody may ask for them: they count like any call without a token.
    if (limit) scope.addHook('onRequest', (request, reply) => limit(request, reply, true))
    await addDocuments(scope, config)
    addSdk(scope)
    addOffers(scope, config)
  })
  addGuides(app)
  addSecurityText(app, config)
  await app.register(swagger, { mode: 'static', specification: { document: descriptionA as object as never } })
  await app.register(async (scope) => {
    // Without it a phone shows the page as wide as a desk's, and everything tiny. The plugin's page has no place for it.
    scope.addHook('onSend', async (_, reply, payload) =>
      typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
        ? payload.replace(CHARSET, `${CHARSET}\n${VIEWPORT}`)
        : payload
    )
    await scope.register(swaggerUi, optionsOf(config))
  })
}

const optionsOf = (config: Config) => ({
  routePrefix: '/docs',
  staticCSP: csp,
  theme: {
    title: titleOf(config),
    css: [{ filename: 'docs.css', content: css }],
    js: [{ filename: 'docs.js', content: script }]
  },
  uiConfig: {
    urls: [
      { url: '/openapi/description-a.json', name: 'Description A' },
      { url: '/openapi/description-b.json', name: 'Description B' }
    ],
    deepLinking: true,
    // Kept by the browser, it would outlive the session, the password among it.
    persistAuthorization: false,
    displayRequestDuration: true
  } as never
})
