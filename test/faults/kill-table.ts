import type { Database } from '../../src/platform/db/client.ts'

/** What the database has of an update and of its undoing, all of it seen at one moment. */
export interface Kept {
  /** Cases with the values of the update. */
  changed: number
  /** Cases whose former values are kept. */
  former: number
  /** Changed cases by the checkpoints, and those put back by the figures of the import. */
  counted: number
  restored: number
  /** Records of the audit trail about changed cases, and about those put back. */
  auditChanged: number
  auditRestored: number
}

/** Reads that for the import with this id, whose update sets `evolucao` to `cura` everywhere. */
export async function keptOf({ sql }: Database, id: string): Promise<Kept> {
  const [kept] = await sql<Kept[]>`
    select (select count(*)::int from casos where evolucao = 'cura') as changed,
      (select count(*)::int from importacoes_mudancas where importacao_id = ${id}) as former,
      (select coalesce(sum((figuras ->> 'atualizados')::int), 0)::int from importacoes_lotes where importacao_id = ${id}) as counted,
      (select coalesce(restaurados, 0)::int from importacoes where id = ${id}) as restored,
      (select count(*)::int from auditoria where acao = 'caso.alterado') as "auditChanged",
      (select count(*)::int from auditoria where acao = 'caso.restaurado') as "auditRestored"`
  return kept as Kept
}

/** What a process was doing in the database: the beginning of its last statement, and whether in a transaction. */
export async function doing({ sql }: Database): Promise<string> {
  const [found] = await sql<{ what: string }[]>`
    select state || ': ' || left(regexp_replace(query, '[[:space:]]+', ' ', 'g'), 30) as what from pg_stat_activity
    where datname = current_database() and application_name <> 'test' and backend_type = 'client backend' and xact_start is not null
    order by xact_start limit 1`
  return found?.what ?? 'between two transactions'
}

/** One kill, and what was there afterwards. */
export interface Killed {
  of: 'update' | 'undo'
  round: number
  during: string
  before: number
  after: number
  kept: Kept
}

export const killHeading =
  'of | round | killed while | done before | done after | changed, former values, counted, put back | audited'

/** A kill as a line of a table. */
export const lineOf = ({ of, round, during, before, after, kept }: Killed): string =>
  [
    of,
    round,
    during,
    before,
    after,
    [kept.changed, kept.former, kept.counted, kept.restored].join(', '),
    [kept.auditChanged, kept.auditRestored].join(', ')
  ].join(' | ')
