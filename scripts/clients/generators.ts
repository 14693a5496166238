/** A tool that generates a client from a document. */
export interface Generator {
  /** The name of its file in scripts/clients/adapters/, when it differs from the generator's. */
  client?: string
  /** The packages to install, with versions; empty when the project has them. */
  packages: string[]
  /** The program and its arguments, for a document (`a.json`) and the name of the client (`a`). */
  command(document: string, name: string, origin: string): string[]
  /** Files to write beforehand, by name. */
  files?(document: string, name: string, origin: string): Record<string, string>
}

export const generators: Record<string, Generator> = {
  'openapi-fetch': {
    packages: [],
    command: (document, name) => ['openapi-typescript', document, '-o', `${name}.ts`]
  },
  'hey-api': {
    packages: ['@hey-api/openapi-ts@0.99.0'],
    command: (document, name) => ['openapi-ts', '-i', document, '-o', name]
  },
  orval: {
    // The parser is named, too: the newest one asks for a version of its own validator that was never published.
    packages: ['orval@8.38.0', '@scalar/openapi-parser@0.29.2'],
    command: (_, name) => ['orval', '--config', `orval-${name}.config.mjs`],
    files: (document, name, baseUrl) => ({
      [`orval-${name}.config.mjs`]: `export default ${JSON.stringify({
        service: {
          input: `./${document}`,
          output: { target: `./${name}.ts`, client: 'fetch', mode: 'single', baseUrl }
        }
      })}`
    })
  },
  'swagger-typescript-api': {
    packages: ['swagger-typescript-api@13.13.0'],
    command: (document, name) => ['swagger-typescript-api', 'generate', '-p', document, '-o', name, '-n', 'api.ts']
  },
  // The hey-api client again, with zod checking the answers. It could check requests too, but takes a file for a text
  // there. openapi-zod-client also makes a client, but TypeScript finds the types of a list with so many filters too
  // deep there.
  'hey-api-zod': {
    client: 'hey-api',
    packages: ['@hey-api/openapi-ts@0.99.0', 'zod@4.6.7'],
    command: (_, name) => ['openapi-ts', '-f', `hey-${name}.config.mjs`],
    files: (input, name) => ({
      [`hey-${name}.config.mjs`]: `export default ${JSON.stringify({
        input: `./${input}`,
        output: `./${name}`,
        plugins: [
          '@hey-api/client-fetch',
          '@hey-api/typescript',
          // Without this, its date-times must end with Z, and days of notification end with the offset of Brasília.
          { name: 'zod', dates: { offset: true } },
          { name: '@hey-api/sdk', validator: { response: 'zod' } }
        ]
      })}`
    })
  }
}
