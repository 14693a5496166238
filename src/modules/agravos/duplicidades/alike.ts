import { sql } from 'drizzle-orm'
import type { Placed } from '../../../core/contas/territorio/territorio.ts'
import type { Executor } from '../../../platform/db/load.ts'
import type { Row } from '../fields/field-type.ts'
import { soundsOfDuplicates } from '../pessoas/digests.ts'
import type { Agreement, Person } from '../pessoas/likeness.ts'
import { sameCase } from '../pessoas/same-case.ts'
import { openPessoais, personIn, personSelection } from '../privacy/sealed.ts'
import { type Reach, within } from '../reach.ts'

/** A case whose duplicates are looked for. */
export interface Sought {
  id: number
  tipo: string
  /** The day of the first symptoms. */
  dia: string
  sexo: string | null
  person: Person
}

/** Two cases whose patients are alike. */
export interface Pair {
  /** The older case. */
  a: number
  b: number
  tipo: string
  score: number
  agrees: Agreement[]
  /** Where the older case lies. */
  place: Placed
}

/** The first symptoms of one illness are at most this many days apart in two notifications. */
export const MOST_DAYS = 30
/** The most older cases of one digest that are looked at, the newest first: the work must not grow with the table. */
const MOST_OF_DIGEST = 20
/** The most pairs of a case with older ones. */
export const MOST_PAIRS = 5

type Candidate = Row & Placed & { sought: number; caso_id: number; sexo: string | null; person: Row }

/**
 * Finds older cases of the same disease and time whose patient is like that of each given case. Digests tell which
 * cases are compared, so the work for a case is the same however many there are.
 */
export async function findAlike(db: Executor, reach: Reach, cases: readonly Sought[]): Promise<Pair[]> {
  const lines = cases.flatMap(({ person, id, tipo, dia }) => {
    const digests = soundsOfDuplicates(person)
    return digests ? [{ id, tipo, dia, ...digests }] : []
  })
  if (lines.length === 0) return []
  const candidates = await db.execute<Candidate>(sql`
    with line as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as line
        (id int, tipo text, dia date, primeiro bigint[], ultimo bigint[], mae bigint[], cns bigint[])
    ), met as materialized (
      select distinct line.id, line.tipo, line.dia, older.caso_id from line cross join lateral (
        ${sql.join([older('som_primeiro', 'primeiro'), older('som_ultimo', 'ultimo'), older('som_mae', 'mae'), older('som_cns', 'cns')], sql` union all `)}
      ) older
    )
    select met.id as sought, met.caso_id, casos.sexo, casos.uf, casos.municipio, casos.municipio_notificacao,
      ${personSelection} as person
    from met join casos on casos.id = met.caso_id join casos_pessoais p on p.caso_id = met.caso_id
    where casos.tipo = met.tipo and casos.excluido_em is null and ${within(reach) ?? sql`true`}
      and casos.data_inicio_sintomas between met.dia - ${MOST_DAYS}::int and met.dia + ${MOST_DAYS}::int`)
  const byId = new Map(cases.map((each) => [each.id, each]))
  const pairs = candidates.flatMap(({ sought, caso_id, sexo, uf, municipio, municipio_notificacao, person }) => {
    const one = byId.get(sought)
    const likeness = one && sameCase(one, { sexo, person: personIn(openPessoais(caso_id, person)) })
    const place = { uf, municipio, municipio_notificacao }
    return likeness ? [{ a: caso_id, b: sought, tipo: one.tipo, ...likeness, place }] : []
  })
  return bestOf(pairs)
}

/** The best pairs of each case: a file that has one person a thousand times must not make a million pairs. */
function bestOf(pairs: Pair[]): Pair[] {
  const taken = new Map<number, number>()
  return pairs
    .sort((one, other) => other.score - one.score || other.a - one.a)
    .filter(({ b }) => {
      const n = taken.get(b) ?? 0
      taken.set(b, n + 1)
      return n < MOST_PAIRS
    })
}

/** The newest of the older cases with one of these digests, by the index of the column. */
const older = (column: string, digests: string) => sql`
  select found.caso_id from unnest(line.${sql.identifier(digests)}) as d (digest) cross join lateral (
    select p.caso_id from casos_pessoais p where p.${sql.identifier(column)} = d.digest and p.caso_id < line.id
    order by p.caso_id desc limit ${sql.raw(String(MOST_OF_DIGEST))}
  ) found`

/**
 * Notes pairs, those that are known already with their present score. What was decided about a pair stays.
 */
export async function notePairs(db: Executor, pairs: readonly Pair[], now: Date): Promise<void> {
  if (pairs.length === 0) return
  await db.execute(sql`
    insert into duplicidades (tipo, caso_a, caso_b, pontuacao, coincide, encontrada_em, vista_em)
    select line.tipo, line.a, line.b, line.score, line.agrees, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(pairs)}::text::jsonb) as line (tipo text, a int, b int, score int, agrees text[])
    order by line.a, line.b
    on conflict (caso_a, caso_b) do update
    set pontuacao = excluded.pontuacao, coincide = excluded.coincide, vista_em = excluded.vista_em
    where duplicidades.estado = 'pendente'`)
}
