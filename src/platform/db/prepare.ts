import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { currentOf } from './deferred.ts'
import { KEPT } from './driver/statement.ts'

/**
 * A statement that is put together once for each database and then only filled in. For what is asked at nearly every request, where putting
 * the text together takes longer than sending it. What it looks up by keys is asked of `byKeys(db)`.
 */
export function prepareOnce<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const built = new WeakMap<Db, Prepared>()
  return (given) => {
    const db = currentOf(given)
    let prepared = built.get(db)
    if (!prepared) {
      prepared = build(db)
      built.set(db, prepared)
    }
    return prepared
  }
}

/**
 * Stands at the very beginning of a statement in our own words, so that the server parses it once and is asked once. Not for statements whose plan
 * depends much on their values or on how the tables have grown: a plan that is kept may be an old one. Where only an index will do, ask `byKeys`.
 */
export const kept = sql.raw(KEPT)
