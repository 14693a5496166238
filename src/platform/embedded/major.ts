import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataOf } from './cluster.ts'
import type { Place } from './place.ts'

/** The data folder holds a database of another major version of PostgreSQL. */
export class OtherMajor extends Error {
  override name = 'OtherMajor'
}

/**
 * Refuses data of another major version with a message that helps. PostgreSQL cannot read such data, and would only say
 * that it is incompatible.
 */
export function requireSameMajor(place: Place): void {
  const found = Number(readFileSync(join(dataOf(place), 'PG_VERSION'), 'utf8').trim())
  const { major } = place.binaries
  if (found === major) return
  throw new OtherMajor(
    `The database in ${place.folder} was made by PostgreSQL ${found}, and this version of the service brings PostgreSQL ${major}: call make export-data TO=file with the former version of the service, move ${place.folder} away, and call make import-data FROM=file with this one`
  )
}
