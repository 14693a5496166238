import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import descriptionA from '../../../generated/description-a.json' with { type: 'json' }
import type { Limiter } from '../../engine/contract/request/contract.ts'
import type { Language } from '../../engine/messages/messages.ts'
import { addDocuments, documentsOf, type PlaceSettings } from './documents.ts'
import { addOffers } from './offers.ts'
import type { Described } from './pages/described.ts'
import { addGuides } from './pages/guides.ts'
import { addReference } from './pages/reference.ts'
import { addSearch } from './pages/search.ts'
import { addSdk } from './sdk.ts'
import { addSecurityText, type SecuritySettings } from './security-text.ts'
import { css, script } from './swagger/page.ts'

// Swagger UI puts its logo's <style> into the page. The hash belongs to the pinned version; no other inline style is
// allowed.
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

export interface DocsSettings extends PlaceSettings, SecuritySettings {
  version: string
}

/** The title shows the environment, so that nobody tries things out in production by mistake. */
const titleOf = ({ env, version }: DocsSettings) => `Saúde Integra ${version} (${env})`

const CHARSET = '<meta charset="UTF-8">'
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'

/**
 * Serves both documents at /openapi/, the client packages at /sdk/, guides and reference pages, and Swagger UI at
 * /docs. Nothing is fetched from elsewhere.
 */
export async function addDocs(
  app: FastifyInstance,
  config: DocsSettings,
  { limit, now }: { limit: Limiter | null; now: () => Date }
): Promise<void> {
  const documentsIn = (language: Language) => documentsOf(config, language) as object as Record<'a' | 'b', Described>
  addGuides(app)
  const reference = addReference(app, documentsIn)
  await app.register(async (scope) => {
    // These are large or slow to make, and anybody may ask for them. So they count like any call without a token.
    if (limit) scope.addHook('onRequest', (request, reply) => limit(request, reply, true))
    await addDocuments(scope, config)
    addSdk(scope, config)
    addSearch(scope, reference)
    addOffers(scope, config, documentsIn)
  })
  addSecurityText(app, config, now)
  await app.register(swagger, { mode: 'static', specification: { document: descriptionA as object as never } })
  await app.register(async (scope) => {
    // Without the viewport tag, a phone shows the page at desktop width, with everything tiny. The plugin's page has no
    // place for it.
    scope.addHook('onSend', async (_, reply, payload) =>
      typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
        ? payload.replace(CHARSET, `${CHARSET}\n${VIEWPORT}`)
        : payload
    )
    await scope.register(swaggerUi, optionsOf(config))
  })
}

const optionsOf = (config: DocsSettings) => ({
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
    // If the browser kept the authorisation, the password in it would outlive the session.
    persistAuthorization: false,
    displayRequestDuration: true
  } as never
})
