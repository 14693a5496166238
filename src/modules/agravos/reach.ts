import { eq, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../core/contas/territorio/territorio.ts'
import type { Caller, Territorio } from '../../engine/contract/handler.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { casos } from './tables.ts'

/*
 * Which cases somebody may know of. Every query of single cases takes a reach: that of the caller, or one that names
 * why there is no limit. `scripts/house/reach.ts` finds files that read the tables of cases without it.
 */

declare const made: unique symbol

/** Only the functions here make one, so that no query gets a limit that somebody has forgotten to set. */
export interface Reach {
  readonly territorio: Territorio | null
  /** The account itself, which keeps reading the cases that it has recorded. */
  readonly contaId: number | null
  readonly [made]: true
}

const reach = (territorio: Territorio | null, contaId: number | null) => ({ territorio, contaId }) as Reach

/** The reach of who is calling. */
export const reachOf = ({ territorio, id }: Pick<Caller, 'territorio' | 'id'>): Reach => reach(territorio, id)

/** The reach of an account that is not calling, such as the owner of a job. */
export const reachOfConta = (territorio: Territorio | null, id: number | null): Reach => reach(territorio, id)

/** Work of the service itself, or on a case that was checked before. `_why` is for the reader. */
export const everywhere = (_why: string): Reach => reach(null, null)

/** The condition for the cases within; undefined where there is no limit. */
export function within({ territorio }: Reach): SQL | undefined {
  if (territorio === null) return undefined
  const { ufs, municipios } = territorio
  const [uf] = ufs
  const [municipio] = municipios
  // An index gives a single place in the order of lists; for several places the rows have to be sorted.
  if (uf !== undefined && ufs.length === 1 && municipio === undefined) return eq(casos.uf, uf)
  if (municipio !== undefined && municipios.length === 1 && uf === undefined) return eq(casos.municipio, municipio)
  if (uf === undefined && municipio === undefined) return sql`false`
  return or(
    uf === undefined ? undefined : oneOf(casos.uf, ufs),
    municipio === undefined ? undefined : oneOf(casos.municipio, municipios)
  )
}

/** The place of a case, and who recorded it. */
interface Placed {
  uf: string
  municipio: number
  responsavel_id: number | null
}

/** Whether a case may be read: it lies within, or the account itself recorded it. */
export const mayRead = ({ territorio, contaId }: Reach, caso: Placed): boolean =>
  contains(territorio, caso) || (contaId !== null && caso.responsavel_id === contaId)
