import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/load.ts'
import { hasMadeNumber, isMadeNumber } from '../fields/made-number.ts'
import { type Reach, within } from '../reach.ts'
import type { BroughtCaso } from './store.ts'

/*
 * Two kinds of files bring the same cases: national ones have no numbers, so their cases have made ones; municipal ones
 * have numbers. A case of one kind is looked for among those of the other by what both kinds of files say. Only
 * what lists show is compared: a trial run must not tell whether somebody has guessed a name.
 */

/** The most stored cases that are looked at for a brought one. */
const MOST = 10

/**
 * Finds the stored cases within reach that may be the brought ones under a number of the other kind, at the same place
 * in the list. A case of which sex or age is not known is like no other.
 */
export async function findOfOtherKind(
  db: Executor,
  reach: Reach,
  brought: readonly BroughtCaso[]
): Promise<number[][]> {
  const found = brought.map((): number[] => [])
  for (const made of [true, false]) {
    const asked = [...brought.entries()].filter(([, caso]) => isComparable(caso) && isMadeNumber(caso.numero) !== made)
    if (asked.length === 0 || !(await isThere(db, made))) continue
    const list = (of: (caso: BroughtCaso) => unknown) => sql.param(asked.map(([, caso]) => of(caso)))
    const rows = await db.execute<{ nth: number; ids: number[] }>(sql`
      select (k.nth - 1)::int as nth, c.ids
      from unnest(${list(({ tipo }) => tipo)}::text[], ${list(({ municipio }) => municipio)}::int[],
        ${list(({ documento }) => documento.data_inicio_sintomas)}::date[], ${list(({ data }) => data)}::date[],
        ${list(({ idade }) => idade)}::int[], ${list(({ documento }) => documento['paciente.sexo'])}::text[],
        ${list(({ shownInitials }) => shownInitials)}::text[])
        with ordinality as k (tipo, municipio, sintomas, data, idade, sexo, iniciais, nth)
      cross join lateral (
        select array_agg(id) as ids from (
          select id from casos
          where municipio = k.municipio and data_inicio_sintomas = k.sintomas and idade = k.idade and data_notificacao = k.data
            and tipo || '' = k.tipo and sexo || '' = k.sexo
            and (iniciais = '' or k.iniciais = '' or iniciais = k.iniciais)
            and ${ofKind(made)} and excluido_em is null and ${within(reach) ?? sql`true`}
          limit ${MOST}::int
        ) one
      ) c where c.ids is not null`)
    for (const { nth, ids } of rows) found[asked[nth]?.[0] ?? -1] = ids
  }
  return found
}

const isComparable = ({ idade, documento }: BroughtCaso): boolean =>
  idade !== null && typeof documento['paciente.sexo'] === 'string'

/** The condition of the index that has only cases of this kind. */
const ofKind = (made: boolean) => sql.raw(`${made ? '' : 'not '}${hasMadeNumber}`)

/** Whether there is any case of this kind. Where all files are of the other one, no row is looked up. */
async function isThere(db: Executor, made: boolean): Promise<boolean> {
  const [found] = await db.execute<{ there: boolean }>(
    sql`select exists (select from casos where ${ofKind(made)} and excluido_em is null) as there`
  )
  return found?.there ?? false
}
