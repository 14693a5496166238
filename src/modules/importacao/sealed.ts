import { sql } from 'drizzle-orm'
import { resealRows, type SealedPlace } from '../../platform/sealing/reseal.ts'
import type { Row } from '../agravos/fields/field-type.ts'
import { resealPessoais, sealedColumnsOfPessoais } from '../agravos/privacy/sealed.ts'
import { resealFormer } from './write/former.ts'

type Line = { importacao_id: string; caso_id: number; antes: Row }

/**
 * The cases as they were before an import changed them. What is sealed about a person is sealed here, too, for the case
 * as in its own row, to which it may go back. There are few such rows, and none while no import runs.
 */
export const sealedAnteriores: SealedPlace = {
  name: 'importacoes_anteriores',
  async reseal(tx, stale, after, most) {
    const isStale = sealedColumnsOfPessoais.map(
      (name) => sql`(${stale.where(sql`(antes ->> ${sql.raw(`'${name}'`)})`)})`
    )
    const [importacao = null, caso = null] = after?.split(' ') ?? []
    const rows = await tx.execute<Line>(sql`
      select importacao_id::text as importacao_id, caso_id, antes from importacoes_anteriores
      where (${sql.join(isStale, sql` or `)})
        ${after === null ? sql`` : sql`and (importacao_id, caso_id) > (${importacao}::uuid, ${caso}::int)`}
      order by importacoes_anteriores.importacao_id, caso_id limit ${most}::int for no key update`)
    const last = rows.at(-1)
    if (!last) return null
    const lines = resealRows(rows, stale, (row) => ({ ...row, antes: resealPessoais(row.caso_id, row.antes, stale) }))
    await tx.execute(sql`
      update importacoes_anteriores set antes = line.antes
      from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as line (importacao_id uuid, caso_id int, antes jsonb)
      where importacoes_anteriores.importacao_id = line.importacao_id and importacoes_anteriores.caso_id = line.caso_id`)
    return {
      last: `${last.importacao_id} ${last.caso_id}`,
      sealed: lines.length,
      unopened: rows.length - lines.length
    }
  }
}

type Former = { importacao_id: string; caso_id: number; antes: string }

/** What imports have changed in cases, kept as long as it can be undone. */
export const sealedMudancas: SealedPlace = {
  name: 'importacoes_mudancas',
  async reseal(tx, stale, after, most) {
    const [importacao = null, caso = null] = after?.split(' ') ?? []
    const rows = await tx.execute<Former>(sql`
      select importacao_id::text as importacao_id, caso_id, antes from importacoes_mudancas
      where (${stale.where(sql`antes`)})
        ${after === null ? sql`` : sql`and (importacao_id, caso_id) > (${importacao}::uuid, ${caso}::int)`}
      order by importacoes_mudancas.importacao_id, caso_id limit ${most}::int for no key update`)
    const last = rows.at(-1)
    if (!last) return null
    const lines = resealRows(rows, stale, (row) => ({
      ...row,
      antes: resealFormer(row.importacao_id, row.caso_id, row.antes, stale)
    }))
    await tx.execute(sql`
      update importacoes_mudancas set antes = line.antes
      from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as line (importacao_id uuid, caso_id int, antes text)
      where importacoes_mudancas.importacao_id = line.importacao_id and importacoes_mudancas.caso_id = line.caso_id`)
    return {
      last: `${last.importacao_id} ${last.caso_id}`,
      sealed: lines.length,
      unopened: rows.length - lines.length
    }
  }
}
