import { countResultBytes } from '../../core/jobs/quota.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredElsewhere } from '../../platform/disk/room.ts'
import { within } from '../../platform/time/within.ts'
import { countAnexoBytes } from '../agravos/anexos/stored.ts'
import { countImportBytes } from '../importacao/census.ts'
import { countRelatorioBytes } from '../relatorios/stored.ts'

/** The first count is waited for, by metrics and uploads alike, and the database may be away then. */
const PATIENCE_MS = 5_000

/**
 * Counts what is stored by the sizes that the tables have: a bucket does not lie below the data folder. A file whose
 * row is not written yet is missing here for a moment. Mails are files of the machine all the same.
 */
export function storedInBucket(db: Db): StoredElsewhere {
  const sumOf =
    (...counts: ((db: Db) => Promise<number>)[]) =>
    async (): Promise<number> => {
      const sums = await within(PATIENCE_MS, Promise.all(counts.map((count) => count(db))))
      return sums.reduce((all, each) => all + each, 0)
    }
  return {
    exports: sumOf(countResultBytes, countRelatorioBytes),
    imports: sumOf(countImportBytes),
    attachments: sumOf(countAnexoBytes)
  }
}
