import { parseAllDocuments } from 'yaml'

export interface Resource {
  apiVersion: string
  kind: string
  metadata?: { name?: string }
}

interface Model {
  validate(): void
}

/** Loads a module of the packages with the schemas, by its path below node_modules. */
export type Models = (path: string) => Promise<Record<string, new (data: unknown) => Model>>

export const documentsIn = (text: string): Resource[] =>
  parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0]
    return document.toJS() as Resource
  })

/** The module that has the kinds of a version, such as `apps/v1` or `postgresql.cnpg.io/v1`. */
const moduleOf = (apiVersion: string): string =>
  apiVersion.includes('cnpg.io/')
    ? `@kubernetes-models/cloudnative-pg/${apiVersion}/index.js`
    : `kubernetes-models/${apiVersion}/index.js`

/** Returns what does not fit the schema of a resource. Fields that the schema does not know are among it. */
export async function faultsOf(resource: Resource, load: Models): Promise<string[]> {
  const models = await load(moduleOf(resource.apiVersion)).catch(() => null)
  const Kind = models?.[resource.kind]
  if (!Kind) return [`${resource.apiVersion} has no ${resource.kind}`]
  try {
    new Kind(resource).validate()
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}
