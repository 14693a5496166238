import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'

export interface ImportFigures {
  receiving: number
  running: number
  undoing: number
  /** Rows that the running imports have dealt with so far. */
  rows: number
}

/**
 * Counts the imports that have not ended, and the rows in the batches of running ones. An index finds the open imports.
 */
export async function countImports(db: Db): Promise<ImportFigures> {
  const [row] = await db.execute<{ receiving: number; running: number; undoing: number; rows: string }>(sql`
    with open as (
      select id, estado from importacoes
      where chave is not null or estado in ('recebendo', 'em_curso', 'desfazendo')
    )
    select
      count(*) filter (where estado = 'recebendo')::int as receiving,
      count(*) filter (where estado = 'em_curso')::int as running,
      count(*) filter (where estado = 'desfazendo')::int as undoing,
      (select coalesce(sum((l.figuras ->> 'total_linhas')::bigint), 0)
       from importacoes_lotes l join open o on o.id = l.importacao_id where o.estado = 'em_curso') as rows
    from open`)
  return { ...row!, rows: Number(row!.rows) }
}

/** Counts the bytes of the files that are stored until their imports have ended. The same index finds them. */
export async function countImportBytes(db: Db): Promise<number> {
  const [row] = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(arquivo_tamanho), 0)::text as bytes from importacoes where chave is not null`)
  return Number(row!.bytes)
}
