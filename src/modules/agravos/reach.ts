import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { namesPlaces } from '../../core/contas/rights/limits.ts'
import { codeWithinHashed, digitsOfUf, stateOf } from '../../core/contas/territorio/codes.ts'
import { liesWithin, type Placed } from '../../core/contas/territorio/territorio.ts'
import type { JobRun } from '../../core/jobs/kinds.ts'
import type { Caller, Territorio } from '../../engine/contract/handler.ts'
import { oneOf, oneOfHashed } from '../../platform/db/one-of.ts'
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

/** The reach of who is calling. A key that names its places keeps to them, whoever recorded the case. */
export const reachOf = ({ territorio, id, chave }: Pick<Caller, 'territorio' | 'id' | 'chave'>): Reach =>
  reach(territorio, chave?.territorio ? null : id)

/** The reach of an account that is not calling, such as the owner of a job. */
export const reachOfConta = (territorio: Territorio | null, id: number | null): Reach => reach(territorio, id)

/** The reach of a job: its owner's, within that of the key that began it. */
export const reachOfJob = ({ territorio, donoId, chave }: Pick<JobRun, 'territorio' | 'donoId' | 'chave'>): Reach =>
  reach(territorio, namesPlaces(chave) ? null : donoId)

/** Work of the service itself, or on a case that was checked before. `_why` is for the reader. */
export const everywhere = (_why: string): Reach => reach(null, null)

/**
 * The condition for the cases within; undefined where there is no limit. A case lies where the patient lives, and also
 * where it was notified.
 */
export const within = ({ territorio }: Reach): SQL | undefined =>
  territorio === null ? undefined : or(livesWithin(territorio), notifiedWithin(territorio))

/** The condition for the cases that lie within only because they were notified there. */
export const onlyNotifiedWithin = (territorio: Territorio): SQL =>
  sql`(${and(notifiedWithin(territorio), livesBeyond(territorio))})`

/** The condition for the cases of patients who live elsewhere, by what the indexes of notifications have. */
export const livesBeyond = (territorio: Territorio): SQL => sql`not ${codeWithinHashed(casos.municipio, territorio)}`

const notificacao = casos.municipio_notificacao

/**
 * The columns by which cases that were notified elsewhere than where the patient lives are found, each with the
 * condition of its index: for states, and for municipalities. These indexes have only few cases.
 */
export const notifiedElsewhere = {
  uf: { column: stateOf(notificacao), where: sql`${stateOf(notificacao)} <> ${stateOf(casos.municipio)}` },
  municipio: { column: sql`${notificacao}`, where: sql`${notificacao} <> ${casos.municipio}` }
}

type Among = (left: SQL, values: readonly unknown[], type: 'int') => SQL

const notifiedWithin = ({ ufs, municipios }: Territorio, among: Among = oneOf): SQL => {
  const { uf, municipio } = notifiedElsewhere
  const either = [
    ...(ufs.length > 0 ? [sql`(${uf.where} and ${among(uf.column, ufs.map(digitsOfUf), 'int')})`] : []),
    ...(municipios.length > 0 ? [sql`(${municipio.where} and ${among(municipio.column, municipios, 'int')})`] : [])
  ]
  return either.length > 0 ? sql`(${sql.join(either, sql` or `)})` : sql`false`
}

/**
 * The condition for the cases within, for a walk that passes over the others: no index serves it, whatever the places
 * are, so that one plan does for all territories.
 */
export const withinPassed = (territorio: Territorio): SQL =>
  sql`(${or(
    oneOfHashed(casos.uf, territorio.ufs, 'text'),
    oneOfHashed(casos.municipio, territorio.municipios, 'int'),
    notifiedWithin(territorio, oneOfHashed)
  )})`

/** The condition for the cases of patients who live within. */
export function livesWithin(territorio: Territorio): SQL {
  const { ufs, municipios } = territorio
  const [uf] = ufs
  const [municipio] = municipios
  // An index gives a single place in the order of lists; for several places the rows have to be sorted.
  if (uf !== undefined && ufs.length === 1 && municipio === undefined) return eq(casos.uf, uf)
  if (municipio !== undefined && municipios.length === 1 && uf === undefined) return eq(casos.municipio, municipio)
  if (uf === undefined && municipio === undefined) return sql`false`
  const named = [
    ...(uf === undefined ? [] : [oneOf(casos.uf, ufs)]),
    ...(municipio === undefined ? [] : [oneOf(casos.municipio, municipios)])
  ]
  return sql`(${sql.join(named, sql` or `)})`
}

/** Whether a case may be read: it lies within, or the account itself recorded it. */
export const mayRead = ({ territorio, contaId }: Reach, caso: Placed & { responsavel_id: number | null }): boolean =>
  liesWithin(territorio, caso) || (contaId !== null && caso.responsavel_id === contaId)
