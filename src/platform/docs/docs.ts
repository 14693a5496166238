import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import descriptionA from '../../../generated/description-a.json' with { type: 'json' }
import type { Config } from '../../config.ts'
import type { Limiter } from '../../engine/contract/request/contract.ts'
import type { Language } from '../../engine/messages/messages.ts'
import { addDocuments, documentsOf } from './documents.ts'
import { addOffers } from './offers.ts'
import type { Described } from './pages/described.ts'
import { addGuides } from './pages/guides.ts'
import { addReference } from './pages/reference.ts'
import { addSearch } from './pages/search.ts'
import { addSdk } from './sdk.ts'
import { addSecurityText } from './security-text.ts'
import { css, script } from './swagger/page.ts'

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

/** Both documents at /openapi/, the client package at /sdk/, guides and reference to read, and Swagger UI at /docs to try it out; nothing is fetched from elsewhere. */
export async function addDocs(app: FastifyInstance, config: Config, limit: Limiter | null): Promise<void> {
  const documentsIn = (language: Language) => documentsOf(config, language) as object as Record<'a' | 'b', Described>
  addGuides(app)
  const reference = addReference(app, documentsIn)
  await app.register(async (scope) => {
    // They are large or take time to make, and anybody may ask for them: they count like any call without a token.
    if (limit) scope.addHook('onRequest', (request, reply) => limit(request, reply, true))
    await addDocuments(scope, config)
    addSdk(scope)
    addSearch(scope, reference)
    addOffers(scope, config, documentsIn)
  })
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
