/** A tool that makes a client of a document. */
export interface Generator {
  /** Its file in scripts/clients/adapters/, when it is not called as the generator is. */
  client?: string
  /** What to install, with versions; nothing when the project has it. */
  packages: string[]
  /** The program and its arguments, for a document (`a.json`) and the name of the client (`a`). */
  command(document: string, name: string, origin: string): string[]
  /** Files to write before, by name. */
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
    packages: ['orval@8.38.0'],
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
  // The same client, which checks with zod what it gets (what it sends it could check too, but takes a file for a text there). openapi-zod-client makes a client too, but TypeScript finds
  // the types of a list with so many filters too deep there.
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
          // Its date-times end with Z alone otherwise; days of notification end with the offset of Brasília.
          { name: 'zod', dates: { offset: true } },
          { name: '@hey-api/sdk', validator: { response: 'zod' } }
        ]
      })}`
    })
  }
}
