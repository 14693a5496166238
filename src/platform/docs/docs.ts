import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import descriptionA from '../../../generated/description-a.json' with { type: 'json' }
import type { Limiter } from '../../engine/contract/request/contract.ts'
import type { Language } from '../../engine/messages/messages.ts'
import { addDocuments, documentsOf, type PlaceSettings } from './documents.ts'
import { askedLanguage } from './language.ts'
import { addOffers } from './offers.ts'
import type { Described } from './pages/described.ts'
import { addGuides } from './pages/guides.ts'
import { addReference } from './pages/reference.ts'
import { addSearch } from './pages/search.ts'
import { addRobotsText } from './robots-text.ts'
import { addSdk } from './sdk.ts'
import { addSecurityText, type SecuritySettings } from './security-text.ts'
import { varied } from './served.ts'
import { framed } from './swagger/frame.ts'
import { script } from './swagger/page.ts'
import { css } from './swagger/style.ts'

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
    // Anybody may ask, and each question is looked up anew. So it counts like any call without a token.
    if (limit) scope.addHook('onRequest', (request, reply) => limit(request, reply, true))
    addSearch(scope, reference)
  })
  // These are made once and kept, and an installation or a generator fetches many of them: they do not count.
  await addDocuments(app, config)
  addSdk(app, config)
  addOffers(app, config, documentsIn)
  addRobotsText(app)
  addSecurityText(app, config, now)
  await app.register(swagger, { mode: 'static', specification: { document: descriptionA as object as never } })
  await app.register(async (scope) => {
    scope.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html'))
        return payload
      const asked = askedLanguage(request)
      reply.headers({ 'content-language': asked.language, vary: varied(reply, 'Accept-Language') })
      return framed(payload, asked)
    })
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
    // The one with all modules.
    'urls.primaryName': 'Description B',
    deepLinking: true,
    // If the browser kept the authorisation, the password in it would outlive the session.
    persistAuthorization: false,
    displayRequestDuration: true
  } as never
})
