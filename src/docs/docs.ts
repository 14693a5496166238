import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { stringify } from 'yaml'
import descriptionA from '../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../generated/description-b.json' with { type: 'json' }
import type { Config } from '../config.ts'

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

// Hides Swagger's logo, and fields of the Authorize dialog that POST /usuarios/login_sw does not know.
const css = `
  .swagger-ui .topbar .link,
  .swagger-ui .auth-container .scope-def,
  .swagger-ui .auth-container .wrapper:has(> label[for='password_type'], > label[for^='client_']) { display: none }
`

/**
 * Runs in the browser, to which its source text is sent: so it may use nothing from outside, nor name a function inside.
 * "Try it out" would send the example of every optional parameter, and a list filtered by all of them is empty.
 */
const withoutOptionalExamples = (response: { url: string; text: string }) => {
  if (response.url.includes('/openapi/')) {
    const document = JSON.parse(response.text, (_, value) => {
      if (value && ['query', 'header'].includes(value.in) && !value.required) value.example = undefined
      return value
    })
    response.text = JSON.stringify(document)
  }
  return response
}

interface Server {
  url: string
  description: string
  'x-environment'?: string
}

/** The entry of this environment gets the public address. The first stays the page's own host, the only one that "Try it out" may call. */
function serversOf(servers: Server[], { env, publicUrl }: Config): Server[] {
  return servers.map((server) =>
    server['x-environment'] === env ? { url: publicUrl, description: server.description, 'x-environment': env } : server
  )
}

/** Whoever tries something out should see that it is not production, or that it is. */
const titleOf = ({ env, version }: Config) => `Saúde Integra ${version} (${env})`

const documents = { 'description-a': descriptionA, 'description-b': descriptionB }

/** Written when it is first asked for: that of a whole document takes a good part of a second. */
function serve(app: FastifyInstance, path: string, type: string, write: () => string): void {
  let text: string | undefined
  app.get(path, async (_, reply) => {
    text ??= write()
    return reply.type(`${type}; charset=utf-8`).send(text)
  })
}

/** Both documents at /openapi/, and Swagger UI at /docs with a switch between them; nothing is fetched from elsewhere. */
export async function addDocs(app: FastifyInstance, config: Config): Promise<void> {
  for (const [name, committed] of Object.entries(documents)) {
    const document = { ...committed, servers: serversOf(committed.servers, config) }
    serve(app, `/openapi/${name}.json`, 'application/json', () => JSON.stringify(document))
    serve(app, `/openapi/${name}.yaml`, 'application/yaml', () => stringify(document, { aliasDuplicateObjects: false }))
  }
  await app.register(swagger, { mode: 'static', specification: { document: descriptionA as object as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: csp,
    theme: { title: titleOf(config), css: [{ filename: 'docs.css', content: css }] },
    uiConfig: {
      urls: [
        { url: '/openapi/description-a.json', name: 'Description A' },
        { url: '/openapi/description-b.json', name: 'Description B' }
      ],
      deepLinking: true,
      persistAuthorization: true,
      displayRequestDuration: true,
      responseInterceptor: withoutOptionalExamples
    } as never
  })
}
