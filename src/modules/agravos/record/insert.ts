import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { auditInsert } from '../../../core/auditoria/record.ts'
import { batchedByDatabase } from '../../../platform/batch/batch.ts'
import { byKeys, type Db, sqlState } from '../../../platform/db/client.ts'
import { prepareOnce } from '../../../platform/db/prepare.ts'
import { deliveriesFor, newEventoId } from '../../webhooks/events.ts'
import type { CasoColumns, PessoaisColumns } from '../fields/document.ts'
import { sealPessoais } from '../privacy/sealed.ts'
import { casos, casosPessoais } from '../tables.ts'

/** A new case, and who records it. */
export interface NewCaso {
  caso: CasoColumns
  pessoais: PessoaisColumns
  em: Date
  atorId: number
  ip: string
  requisicao: string
}

/** A recorded case. `tells` says whether there are webhooks to notify. */
export interface RecordedCaso {
  id: number
  tells: boolean
}

/** The columns of a table except some, each with a prefix. */
function columnsOf(table: PgTable, except: string[], prefix = ''): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name)
  return sql.raw(
    names
      .filter((name) => !except.includes(name))
      .map((name) => `${prefix}${name}`)
      .join(', ')
  )
}
const ofNoBody = ['id', 'responsavel_id', 'criado_em', 'atualizado_em', 'excluido_em']

/**
 * Inserts any number of cases in one statement, and so in one transaction and one round trip: the cases, the personal
 * data, the audit records and the deliveries of webhooks. Triggers add the counts. It is hard because all of this is a
 * chain of `with` queries, of which only those after `accepted` see the cases whose key was free. Cases are inserted in
 * the order of their keys: two statements with the same cases in opposite orders would deadlock.
 */
const insertStatement = prepareOnce((db) => {
  const step = (name: string, query: SQL) => db.$with(name, {}).as(query)
  const fresh = sql`
    select ${newEventoId} as event_id, line.*
    from jsonb_to_recordset(${sql.placeholder('lines')}::text::jsonb) as line
      (nth int, new_id int, caso jsonb, pessoais jsonb, em timestamptz, ator_id int, ip text, requisicao text)
    order by nth`
  const stored = sql`
    insert into casos (id, ${columnsOf(casos, ofNoBody)}, responsavel_id, criado_em, atualizado_em) overriding system value
    select new_id, ${columnsOf(casos, ofNoBody, 'c.')}, ator_id, fresh.em, fresh.em
    from fresh, jsonb_populate_record(null::casos, caso) c
    order by c.tipo, c.numero_notificacao, c.data_notificacao, nth
    on conflict do nothing
    returning id`
  const person = sql`
    insert into casos_pessoais (caso_id, ${columnsOf(casosPessoais, ['caso_id'])})
    select new_id, ${columnsOf(casosPessoais, ['caso_id'], 'p.')}
    from accepted, jsonb_populate_record(null::casos_pessoais, pessoais) p`
  const entry = auditInsert(sql`
    select em, 'caso.criado', ator_id, 'caso', new_id, '{}'::jsonb, ip, requisicao from accepted order by nth`)
  const event = sql`
    select nth as ordem, event_id as evento_id, em, jsonb_build_object('id', new_id, 'tipo_agravo', caso -> 'tipo',
      'numero_notificacao', caso -> 'numero_notificacao') as dados, caso ->> 'uf' as uf,
      (caso ->> 'municipio')::int as municipio, (caso ->> 'municipio_notificacao')::int as municipio_notificacao
    from accepted`
  return db
    .with(
      step('fresh', fresh),
      step('stored', stored),
      step('accepted', sql`select fresh.* from fresh join stored on stored.id = new_id`),
      step('person', person),
      step('entry', entry),
      step('event', event),
      step('delivery', deliveriesFor('agravo.criado', sql`event`))
    )
    .select({
      nth: sql<number>`nth`,
      id: sql<number>`new_id`,
      tells: sql<boolean>`exists (select from delivery)`
    })
    .from(sql`accepted`)
    .prepare('insert_casos')
})

/** Takes the ids of new cases beforehand, because personal data are sealed for their case. */
const idStatement = prepareOnce((db) =>
  byKeys(db)
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('public.casos', 'id'))::int` })
    .from(sql`generate_series(1, ${sql.placeholder('count')}::int)`)
    .prepare('ids_of_casos')
)

/** Returns the outcome of each case in order; null when its key is taken. */
export async function insertCasos(db: Db, fresh: NewCaso[]): Promise<(RecordedCaso | null)[]> {
  const ids = await idStatement(db).execute({ count: fresh.length })
  const lines = fresh.map(({ caso, pessoais, em, atorId, ip, requisicao }, nth) => ({
    nth,
    new_id: ids[nth]!.id,
    caso,
    pessoais: sealPessoais(ids[nth]!.id, pessoais),
    em,
    ator_id: atorId,
    ip,
    requisicao
  }))
  const recorded: (RecordedCaso | null)[] = fresh.map(() => null)
  for (const { nth, id, tells } of await insertStatement(db).execute({ lines: JSON.stringify(lines) }))
    recorded[nth] = { id, tells }
  return recorded
}

/**
 * Inserts cases together. When the data of one are refused, each is inserted by itself, so that the others are
 * recorded.
 */
async function insertTogether(db: Db, fresh: NewCaso[]): Promise<(RecordedCaso | null | Error)[]> {
  try {
    return await insertCasos(db, fresh)
  } catch (error) {
    const ofData = /^(22|23)/.test(sqlState(error) ?? '')
    if (!ofData || fresh.length === 1) throw error
    const each: (RecordedCaso | null | Error)[] = []
    for (const caso of fresh)
      each.push(
        await insertCasos(db, [caso]).then(
          ([recorded = null]) => recorded,
          (failure: Error) => failure
        )
      )
    return each
  }
}

const insertInBatch = batchedByDatabase(insertTogether, 100)

/**
 * Records a case, or returns null when its key is taken; only one of several equal cases at once gets through. Cases
 * that come at the same time are recorded together, and each is acknowledged when all are safe: waiting for the disk
 * costs the same for one as for fifty.
 */
export async function insertCaso(db: Db, fresh: NewCaso): Promise<RecordedCaso | null> {
  const outcome = await insertInBatch(db, fresh)
  if (outcome instanceof Error) throw outcome
  return outcome
}
