/** The only door to what is generated from the published documents. */
import type { Calls as CallsA, Schemas as SchemasA } from '../../generated/client-a.ts'
import type { Calls as CallsB, JobResults, Schemas } from '../../generated/client-b.ts'

export {
  creatingOperations,
  formOperations,
  listsA,
  listsB,
  operationsA,
  operationsB,
  publicOperations,
  RELEASE,
  searchesB,
  VERSION
} from '../../generated/client-operations.ts'
export { type ResourcesA, type ResourcesB, resourcesA, resourcesB } from '../../generated/client-resources.ts'
/** The schemas of Description B by name, such as `Schemas['CasoDetalhe']`. */
/** The schemas of Description A by name. */
export type { CallsA, CallsB, JobResults, Schemas, SchemasA }
