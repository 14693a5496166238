/** The only door to what is generated from the published documents. */
import type { components as ComponentsA, paths as PathsA } from '../../generated/client-a.ts'
import type { components as ComponentsB, paths as PathsB } from '../../generated/client-b.ts'

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
export type { PathsA, PathsB }

/** The schemas of Description B by name, such as `Schemas['CasoDetalhe']`. */
export type Schemas = ComponentsB['schemas']
/** The schemas of Description A by name. */
export type SchemasA = ComponentsA['schemas']
