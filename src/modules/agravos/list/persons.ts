import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import type { Row } from '../fields/field-type.ts'
import { listSelection } from '../fields/selection.ts'
import { type CasoItem, itemOf } from '../fields/shapes.ts'
import { soundsToFind, type Wanted } from '../pessoas/digests.ts'
import { type Agreement, ALIKE, likenessOf, type Person } from '../pessoas/likeness.ts'
import { openPessoais, personIn, personSelection } from '../privacy/sealed.ts'
import { type Reach, within } from '../reach.ts'
import { casos } from '../tables.ts'

/** The most candidates that are opened and compared. */
export const MOST_COMPARED = 60
/**
 * The most cases of one digest that are looked at, the newest first. So a common name costs no more in a larger table.
 * There are more for who reaches only a part of the country, because most of the newest ones lie elsewhere.
 */
export const MOST_OF_DIGEST = { everywhere: 500, within: 1_000 }
/** The most cases that are shown. */
const MOST_SHOWN = 50

export interface FoundPerson {
  caso: CasoItem
  pontuacao: number
  coincide: Agreement[]
}

export interface FoundPersons {
  found: FoundPerson[]
  compared: number
  /** Whether there are more cases that share a digest than were compared. */
  isCut: boolean
}

interface Candidate extends Record<string, unknown> {
  caso_id: number
  person: Row
  looked_at: number
}

/**
 * Finds cases within reach whose person is like the given one, best first. Digests give the candidates: who meets in
 * more of them, or in more telling ones, comes first. Only the candidates are opened, and only what is shown is read.
 */
export async function findPersons(db: Db, reach: Reach, sought: Person): Promise<FoundPersons> {
  const wanted = soundsToFind(sought)
  if (wanted.length === 0) return { found: [], compared: 0, isCut: false }
  const most = reach.territorio === null ? MOST_OF_DIGEST.everywhere : MOST_OF_DIGEST.within
  const rows = await readCandidates(db, reach, wanted, most)
  const candidates = rows.slice(0, MOST_COMPARED)
  const compared = columnsToCompare(sought)
  const alike = candidates
    .map(({ caso_id: id, person }) => ({
      id,
      ...likenessOf(sought, personIn(openPessoais(id, person, compared)))
    }))
    .filter(({ score }) => score >= ALIKE)
    .sort((one, other) => other.score - one.score || other.id - one.id)
    .slice(0, MOST_SHOWN)
  const isCut = rows.length > MOST_COMPARED || rows.some((row) => row.looked_at >= most)
  return { found: await withItems(db, alike), compared: candidates.length, isCut }
}

async function readCandidates(db: Db, reach: Reach, wanted: Wanted[], most: number): Promise<Candidate[]> {
  const newest = wanted.map((each) => newestOf(each, most))
  return await db.execute<Candidate>(sql`
    with met as materialized (${sql.join(newest, sql` union all `)}),
    candidates as (select caso_id, count(distinct rank) as ranks, min(rank) as rank from met group by caso_id),
    likely as (
      select candidates.* from candidates join casos on casos.id = candidates.caso_id
      where ${and(isNull(casos.excluido_em), within(reach))}
      order by ranks desc, rank, caso_id desc limit ${MOST_COMPARED + 1}::int
    )
    select likely.caso_id, ${personSelection} as person,
      (select max(each.n)::int from (select count(*) as n from met group by met.digest, met.rank) each) as looked_at
    from likely join casos_pessoais p on p.caso_id = likely.caso_id
    order by likely.ranks desc, likely.rank, likely.caso_id desc`)
}

/** Adds to those found what a list shows of their cases. */
async function withItems(db: Db, alike: { id: number; score: number; agrees: Agreement[] }[]): Promise<FoundPerson[]> {
  if (alike.length === 0) return []
  const ids = alike.map(({ id }) => id)
  const rows = await db.execute<Row & { id: number }>(
    sql`select ${listSelection} from casos where ${oneOf(sql`casos.id`, ids)}`
  )
  const items = new Map(rows.map((row) => [row.id, itemOf(row)]))
  return alike.flatMap(({ id, score, agrees }) => {
    const caso = items.get(id)
    return caso ? [{ caso, pontuacao: score, coincide: agrees }] : []
  })
}

/** Only what was asked for is opened: it is most of the work. */
const columnsToCompare = ({ mae, cns }: Person): string[] => [
  'nome',
  ...(mae === null ? [] : ['nome_mae']),
  ...(cns === null ? [] : ['cns'])
]

/** The newest cases of each digest, by the index of its column. */
const newestOf = ({ column, rank, digests }: Wanted, most: number): SQL => sql`
  select newest.caso_id, ${sql.raw(String(rank))} as rank, d.digest
  from unnest(${sql.param(digests)}::bigint[]) as d (digest)
  cross join lateral (
    select p.caso_id from casos_pessoais p where p.${sql.identifier(column)} = d.digest
    order by p.caso_id desc limit ${most}::int
  ) newest`
