import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { type Executor, executorOf } from '../../../platform/db/load.ts'
import type { PeriodicWork } from '../../../platform/time/periodic.ts'
import type { Row } from '../fields/field-type.ts'
import { openPessoais, personIn, personSelection } from '../privacy/sealed.ts'
import { everywhere, type Reach, within } from '../reach.ts'
import { lastSettled } from '../record/retention.ts'
import { findAlike, notePairs, type Sought } from './alike.ts'

/** Cases that are compared together: opening so many persons holds requests up for a few milliseconds. */
const AT_ONCE = 200
const EVERY_MS = 5_000
/** How long one turn looks. The rest is left to the next one: most of the time after a large import is for requests. */
const TURN_MS = 1_000
/** How long it rests when there was nothing new. */
const IDLE_MS = 5 * 60_000
/** Ids are taken before their cases are committed, so the newest are left until they are all there. */
const SETTLED_MS = 60_000

type Stored = Row & { id: number; tipo: string; dia: string; sexo: string | null; person: Row }

/** Compares the next cases within reach that have a person, and are older than a moment if one is given. */
export async function searchNext(
  db: Executor,
  reach: Reach,
  { after, before, now }: { after: number; before?: Date; now: Date }
): Promise<{ last: number; looked: number; found: number } | null> {
  const settled = before
    ? sql`and casos.id < coalesce((select min(id) from casos
        where criado_em > ${before.toISOString()}::timestamptz and excluido_em is null), 2147483647)`
    : sql``
  const rows = await db.execute<Stored>(sql`
    select casos.id, casos.tipo, casos.data_inicio_sintomas::text as dia, casos.sexo, ${personSelection} as person
    from casos_pessoais p join casos on casos.id = p.caso_id
    where p.caso_id > ${after}::int and p.som_nomes is not null and casos.excluido_em is null ${settled}
      and ${within(reach) ?? sql`true`}
    order by p.caso_id limit ${AT_ONCE}::int`)
  const last = rows.at(-1)
  if (!last) return null
  const pairs = await findAlike(db, reach, rows.map(soughtOf))
  await notePairs(db, pairs, now)
  return { last: last.id, looked: rows.length, found: pairs.length }
}

/** The newest case that has a person. */
export async function newestCaso(db: Executor): Promise<number> {
  const [newest] = await db.execute<{ id: number }>(
    sql`select coalesce(max(caso_id), 0)::int as id from casos_pessoais`
  )
  return newest?.id ?? 0
}

const soughtOf = ({ id, tipo, dia, sexo, person }: Stored): Sought => ({
  id,
  tipo,
  dia,
  sexo,
  person: personIn(openPessoais(id, person))
})

/** Compares the next new cases. One instance at a time does it; the others return at once. */
async function searchNew(db: Db, now: Date): Promise<{ looked: number; found: number } | null> {
  return await db.transaction(async (tx) => {
    const [place] = await tx.execute<{ ate: number }>(sql`select ate from busca_de_duplicidades for update skip locked`)
    if (!place) return null
    const before = new Date(now.getTime() - SETTLED_MS)
    const done = await searchNext(executorOf(tx), everywhere('pairs are kept for all, and shown within reach'), {
      after: place.ate,
      before,
      now
    })
    if (done) await tx.execute(sql`update busca_de_duplicidades set ate = ${done.last}::int`)
    return done
  })
}

/** Forgets what kept cases were once it can no longer go back. */
async function forgetBefore(db: Db, now: Date): Promise<number> {
  const forgotten = await db.execute(sql`
    update duplicidades set antes = null
    where antes is not null and decidida_em <= ${lastSettled(now).toISOString()}::timestamptz returning 1`)
  return forgotten.length
}

/** Looks for duplicates of cases that were recorded or imported since the last turn. */
export const findingOfDuplicates: PeriodicWork<{ db: Db; now: () => Date }> = {
  name: 'search for duplicates',
  everyMs: EVERY_MS,
  idleMs: IDLE_MS,
  quiet: true,
  atStart: true,
  run: async ({ db, now }) => {
    const until = performance.now() + TURN_MS
    const figures = { looked: 0, found: 0, forgotten: await forgetBefore(db, now()) }
    while (performance.now() < until) {
      const done = await searchNew(db, now())
      if (!done) break
      figures.looked += done.looked
      figures.found += done.found
    }
    return figures
  }
}
