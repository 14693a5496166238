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

// A logo that is not ours, and fields of the Authorize dialog that login_sw does not know.
const css = `
  .swagger-ui .topbar .link,
  .swagger-ui .auth-container .scope-def,
  .swagger-ui .auth-container .wrapper:has(> label[for='password_type'], > label[for^='client_']) { display: none }
`

/**
 * Runs in the browser, where it arrives as its own source text: nothing from outside, no names for functions inside.
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

/** The entry of this environment gets its address. The first stays: "Try it out" may speak with no other host. */
function serversOf(servers: Server[], { env, publicUrl }: Config): Server[] {
  return servers.map((server) =>
    server['x-environment'] === env ? { url: publicUrl, description: server.description, 'x-environment': env } : server
  )
}

/** Whoever tries something out should see that it is not production, or that it is. */
const titleOf = ({ env, version }: Config) => `Saúde Integra ${version} (${env})`

const documents = { 'description-a': descriptionA, 'description-b': descriptionB }

/** Both documents at /openapi/, and Swagger UI at /docs with a switch between them; nothing is fetched from elsewhere. */
export async function addDocs(app: FastifyInstance, config: Config): Promise<void> {
  for (const [name, committed] of Object.entries(documents)) {
    const document = { ...committed, servers: serversOf(committed.servers, config) }
    const json = JSON.stringify(document)
    // Writing YAML takes as long as all the rest of starting up, and few ask for it.
    let yaml: string | undefined
    app.get(`/openapi/${name}.json`, async (_, reply) => reply.type('application/json; charset=utf-8').send(json))
    app.get(`/openapi/${name}.yaml`, async (_, reply) => {
      yaml ??= stringify(document, { aliasDuplicateObjects: false })
      return reply.type('application/yaml; charset=utf-8').send(yaml)
    })
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
