import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/load.ts'
import { resealText, type Stale } from '../../../platform/sealing/reseal.ts'
import { alwaysInRow, open, type Place, seal } from '../../../platform/sealing/seal.ts'
import type { Merged } from '../../agravos/bulk/merge.ts'
import { changedAt, type Former, formerOf, notDeleted, restoreCasos } from '../../agravos/bulk/restore.ts'
import type { Reach } from '../../agravos/reach.ts'

/**
 * The former values of cases that an import has changed, so that it can be undone. Of each case only the columns are
 * kept that the import changed, packed and sealed, in a row of its own: it goes with its case, and can be restored and
 * forgotten by itself.
 */

/** What former values often have in them. Packed ones refer to this text, so it must never be changed. */
const dictionary = Buffer.from(
  '{"caso":{"dados_especificos":{"febre":true,"mialgia":false,"cefaleia":,"exantema":,"nausea":,"artralgia":,"petequias":},' +
    '"detalhe":{"unidade":{"telefone":null,"responsavel":null},"investigacao":{},"dados_clinicos":{"sinais_sintomas":{}},' +
    '"dados_laboratoriais":{"igm":"nao_realizado","ns1":"positivo"}},"data_obito":null,"hospitalizacao":false,' +
    '"classificacao_final":null,"criterio_confirmacao":null,"evolucao":null,"data_encerramento":null,' +
    '"status":"em_investigacao","status":"encerrado","atualizado_em":"2026-11-15T12:00:00.000Z"},' +
    '"pessoais":{"nome":"","data_nascimento":null,"logradouro":null,"cep":null},"pessoais":null,"hadPerson":true}'
)
const options = { dictionary, level: 9 }

const placeOf = (importacaoId: string, casoId: number): Place =>
  alwaysInRow('importacoes_mudancas.antes', `${importacaoId}/${casoId}`)

const pack = (former: Former): string => deflateRawSync(JSON.stringify(former), options).toString('base64')

// Only what `pack` has made is unpacked here: it opens only in the row for which it was sealed.
const unpack = (packed: string): Former => JSON.parse(String(inflateRawSync(Buffer.from(packed, 'base64'), options)))

/** Seals former values again, with the current key. */
export const resealFormer = (importacaoId: string, casoId: number, antes: string, stale: Stale): string =>
  resealText(antes, placeOf(importacaoId, casoId), stale)

/** Keeps the former values of cases that are merged in this transaction. */
export async function keepFormer(db: Executor, importacaoId: string, merged: readonly Merged[], em: Date) {
  const lines = merged.map((each) => ({
    id: each.id,
    em: changedAt(each, em),
    antes: seal(pack(formerOf(each)), placeOf(importacaoId, each.id))
  }))
  await db.execute(sql`
    insert into importacoes_mudancas (importacao_id, caso_id, em, antes)
    select ${importacaoId}::uuid, id, em, antes
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as line (id int, em timestamptz, antes text)`)
}

const RESTORED_AT_ONCE = 1_000

export interface Restored {
  restored: number[]
  /** How many were changed since, or are beyond reach. They stay as they are. */
  kept: number
}

/**
 * Puts some of the changed cases back, or returns null when none is left. Of those that stay, the row is kept without
 * its values, to be told.
 */
export async function restoreSome(tx: Executor, importacaoId: string, reach: Reach): Promise<Restored | null> {
  const id = sql`${importacaoId}::uuid`
  const rows = await tx.execute<{ caso_id: number; em: string; antes: string }>(sql`
    select caso_id, em::text as em, antes from importacoes_mudancas
    where importacao_id = ${id} and antes is not null order by caso_id limit ${RESTORED_AT_ONCE}::int for update`)
  if (rows.length === 0) return null
  const former = rows.map(({ caso_id, em, antes }) => ({
    id: caso_id,
    em,
    former: unpack(open(antes, placeOf(importacaoId, caso_id)))
  }))
  const restored = await restoreCasos(tx, reach, former)
  const those = sql`importacao_id = ${id} and caso_id = any(${sql.param(rows.map(({ caso_id }) => caso_id))}::int[])`
  await tx.execute(
    sql`delete from importacoes_mudancas where ${those} and caso_id = any(${sql.param(restored)}::int[])`
  )
  await tx.execute(sql`update importacoes_mudancas set antes = null where ${those}`)
  const stays = rows.map(({ caso_id }) => caso_id).filter((casoId) => !restored.includes(casoId))
  return { restored, kept: (await notDeleted(tx, stays)).length }
}

/** The first of the cases that an undoing has found changed since, without those that were deleted. */
export async function readKept(db: Executor, importacaoId: string, most: number): Promise<number[]> {
  const rows = await db.execute<{ caso_id: number }>(sql`
    select caso_id from importacoes_mudancas where importacao_id = ${importacaoId}::uuid and antes is null
    order by caso_id limit ${most}::int`)
  return await notDeleted(
    db,
    rows.map(({ caso_id }) => caso_id)
  )
}
