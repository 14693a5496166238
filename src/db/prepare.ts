import type { Db } from './client.ts'

/**
 * A statement that is put together once for each database and then only filled in. For what is asked at nearly every request, where putting
 * the text together takes longer than sending it.
 */
export function prepareOnce<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const built = new WeakMap<Db, Prepared>()
  return (db) => {
    let prepared = built.get(db)
    if (!prepared) {
      prepared = build(db)
      built.set(db, prepared)
    }
    return prepared
  }
}
