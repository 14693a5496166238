import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { currentOf } from './deferred.ts'
import { mappedOnce } from './driver/rows.ts'
import { KEPT } from './driver/statement.ts'

/**
 * Builds a statement once for each database, so that each use only fills it in. It is meant for statements of nearly
 * every request, whose text takes longer to build than to send. Lookups by key go through `byKeys(db)`.
 */
export function prepareOnce<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const built = new WeakMap<Db, Prepared>()
  return (given) => {
    const db = currentOf(given)
    let prepared = built.get(db)
    if (!prepared) {
      prepared = mappedOnce(build(db))
      built.set(db, prepared)
    }
    return prepared
  }
}

/**
 * Stands at the very beginning of a hand-written statement, so that the server parses and plans it only once. It is not
 * for statements whose best plan depends on their values or on how the tables have grown, because a kept plan may be
 * old. Where only an index will do, use `byKeys`.
 */
export const kept = sql.raw(KEPT)
