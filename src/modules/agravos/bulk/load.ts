import { sql } from 'drizzle-orm'
import { auditInsert } from '../../../core/auditoria/record.ts'
import type { Db } from '../../../platform/db/client.ts'
import { executorOf } from '../../../platform/db/load.ts'
import type { PessoaisColumns } from '../fields/document.ts'
import { soundColumns } from '../pessoas/digests.ts'
import { sealPessoais } from '../privacy/sealed.ts'
import { takeCasoIds } from './store.ts'

const sounds = (prefix = '') => sql.raw(soundColumns.map((name) => `${prefix}${name}`).join(', '))

/** A case under the names of its columns, with those of the person in `pessoais`. */
export type LoadedCaso = Record<string, unknown> & {
  numero_notificacao: string
  responsavel_id: number | null
  pessoais: PessoaisColumns
}

/** Whether any case, deleted or not, has a number with this prefix. */
export async function hasCasosNumbered(db: Db, prefix: string): Promise<boolean> {
  const [found] = await db.execute<{ there: boolean }>(
    sql`select exists (select from casos where starts_with(numero_notificacao, ${prefix})) as there`
  )
  return found?.there ?? false
}

/**
 * Inserts cases that were recorded in the past: the cases, the personal data, and the audit records. Each gets the
 * moment of its day, or the current one if its day has not passed. Webhooks are not notified.
 */
export async function loadCasos(db: Db, casos: LoadedCaso[], details: object, now: Date): Promise<void> {
  const ids = await takeCasoIds(executorOf(db), casos.length)
  const lines = casos.map((caso, i) => ({ ...caso, id: ids[i], pessoais: sealPessoais(ids[i]!, caso.pessoais) }))
  const momentOf = (day: string) =>
    sql`least((${sql.raw(day)} + time '15:00') at time zone 'UTC', ${now.toISOString()}::timestamptz)`
  const columns =
    sql.raw(`id, tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, status, iniciais, idade, sexo, gestante, raca,
    municipio, uf, bairro, zona, pais_infeccao, classificacao_final, criterio_confirmacao, evolucao, hospitalizacao, data_encerramento,
    data_obito, data_digitacao, unidade_nome, unidade_cnes, dados_especificos, detalhe, responsavel_id`)
  await db.execute(sql`
    with line as (
      select given -> 'pessoais' as pessoa, c.* from jsonb_array_elements(${JSON.stringify(lines)}::text::jsonb) given
      cross join lateral jsonb_populate_record(null::casos, given) c
    ), stored as (
      insert into casos (${columns}, criado_em, atualizado_em) overriding system value
      select ${columns}, ${momentOf('data_notificacao')}, ${momentOf('coalesce(data_encerramento, data_notificacao)')} from line
      returning id, numero_notificacao, responsavel_id, criado_em
    ), person as (
      insert into casos_pessoais (caso_id, nome, data_nascimento, logradouro, numero, cep, latitude, longitude, ${sounds()})
      select stored.id, p.nome, p.data_nascimento, p.logradouro, p.numero, p.cep, p.latitude, p.longitude, ${sounds('p.')}
      from stored join line using (numero_notificacao)
      cross join lateral jsonb_populate_record(null::casos_pessoais, pessoa) p
    )
    ${auditInsert(sql`
      select criado_em, 'caso.criado', responsavel_id, 'caso', id, ${JSON.stringify(details)}::text::jsonb, null, null
      from stored order by id`)}`)
}
