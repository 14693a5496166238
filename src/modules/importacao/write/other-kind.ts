import { sql } from 'drizzle-orm'
import type { Territorio } from '../../../engine/contract/handler.ts'
import type { LoadConnection } from '../../../platform/db/load.ts'
import { findOfOtherKind } from '../../agravos/bulk/other-kind.ts'
import { type BroughtCaso, readStored } from '../../agravos/bulk/store.ts'
import { reachOfConta } from '../../agravos/reach.ts'
import type { ReadRow } from '../read/row.ts'
import type { Other } from '../sort/other.ts'
import { digestOf } from './checkpoint.ts'

interface Search {
  load: LoadConnection
  importacaoId: string
  /** Where the importer reaches cases. */
  territorio: Territorio | null
  /** Whether cases that are found stay unchanged until the transaction ends. */
  lock: boolean
  /** Whether this import has created the case of this id. */
  isOwn(id: number): boolean
}

/**
 * Finds the cases of rows that are stored under a number of the other kind. A stored case is that of one row only. That
 * row is noted, so that a second one, of another person with the same days, age and sex, is a case of its own, in
 * whichever batch it comes.
 */
export async function findOthers(
  { load, importacaoId, territorio, lock, isOwn }: Search,
  rows: readonly ReadRow<BroughtCaso>[]
): Promise<Map<ReadRow, Other>> {
  const found = new Map<ReadRow, Other>()
  if (rows.length === 0) return found
  const alike = await findOfOtherKind(
    load,
    reachOfConta(territorio, null),
    rows.map(({ caso }) => caso)
  )
  const single: { row: ReadRow<BroughtCaso>; id: number }[] = []
  for (const [i, row] of rows.entries()) {
    const [id, ...more] = (alike[i] ?? []).filter((each) => !isOwn(each))
    if (more.length > 0) found.set(row, { several: more.length + 1 })
    else if (id !== undefined) single.push({ row, id })
  }
  if (single.length === 0) return found
  const owners = await noteOwners(load, importacaoId, single)
  const matched = single.filter(({ row, id }) => owners.get(id)?.chave === digestOf(row.caso.key))
  const stored = await readStored(
    load,
    matched.map(({ id }) => id),
    lock
  )
  for (const { row, id } of matched) {
    const caso = stored.get(id)
    const isRepeated = row.converted.numeroGerado && owners.get(id)?.before === true
    if (caso) found.set(row, isRepeated ? 'repeated' : { stored: caso })
  }
  return found
}

interface Owner {
  chave: string
  /** Whether it was noted before this call. */
  before: boolean
}

/** Notes which row a stored case belongs to, where no row has it yet, and returns whose each is. */
async function noteOwners(
  load: LoadConnection,
  importacaoId: string,
  rows: { row: ReadRow<BroughtCaso>; id: number }[]
): Promise<Map<number, Owner>> {
  const first = new Map<number, string>()
  for (const { row, id } of rows) if (!first.has(id)) first.set(id, digestOf(row.caso.key))
  const byNote = new Map([...first.keys()].map((id) => [digestOf(`alike ${id}`), id]))
  const fresh = await load.execute<{ chave: string }>(sql`
    insert into importacoes_vistas (importacao_id, chave, conteudo)
    select ${importacaoId}::uuid, chave, conteudo
    from unnest(${sql.param([...byNote.keys()])}::uuid[], ${sql.param([...first.values()])}::uuid[]) as line (chave, conteudo)
    on conflict do nothing returning chave::text as chave`)
  const isNew = new Set(fresh.map(({ chave }) => chave))
  const noted = await load.execute<{ chave: string; conteudo: string }>(sql`
    select chave::text as chave, conteudo::text as conteudo from importacoes_vistas
    where importacao_id = ${importacaoId}::uuid and chave = any(${sql.param([...byNote.keys()])}::uuid[])`)
  return new Map(
    noted.map(({ chave, conteudo }) => [byNote.get(chave) ?? 0, { chave: conteudo, before: !isNew.has(chave) }])
  )
}
