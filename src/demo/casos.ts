import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { todayAt } from '../time/days.ts'
import { type CasoInventado, casosInventados } from './casos-data.ts'

export const DEMO_CASES = 20_000
const PER_BATCH = 2_000

interface Services {
  db: Db
  now: () => Date
  log: { info(message: string): void }
}

/**
 * Invented cases of the last months, once: if there is one of them, even a deleted one, nothing is added. All in one transaction,
 * so that a start that was interrupted leaves none behind.
 */
export async function seedDemoCasos({ db, now, log }: Services, responsaveis: number[]): Promise<void> {
  // Made ahead of the transaction, which awaits nothing but the database; and only when they are needed.
  if (await haCasos(db)) return log.info('demonstration cases: they were there')
  const todos = casosInventados(DEMO_CASES, todayAt(now()))
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo.casos', 0))`)
    if (await haCasos(tx)) return log.info('demonstration cases: they were there')
    for (let first = 0; first < todos.length; first += PER_BATCH) {
      const some = todos.slice(first, first + PER_BATCH)
      await inserir(tx, some, responsaveis, now())
      log.info(`demonstration cases: ${first + some.length} of ${todos.length}`)
    }
    await tx.execute(sql`select dobrar_casos(2147483647)`)
  })
}

async function haCasos(db: Db): Promise<boolean> {
  const [found] = await db.execute<{ ha: boolean }>(
    sql`select exists (select from casos where numero_notificacao like 'DEMO-%') as ha`
  )
  return found?.ha ?? false
}

/** The cases, what points to the people, and that they were recorded, as the service itself does it. */
async function inserir(db: Db, novos: CasoInventado[], responsaveis: number[], now: Date): Promise<void> {
  const rows = novos.map((novo, i) => ({ ...novo, responsavel_id: responsaveis[i % responsaveis.length] ?? null }))
  const momento = (dia: string) =>
    sql`least((${sql.raw(dia)} + time '15:00') at time zone 'UTC', ${now.toISOString()}::timestamptz)`
  const columns =
    sql.raw(`tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, status, iniciais, idade, sexo, gestante, raca,
    municipio, uf, bairro, zona, pais_infeccao, classificacao_final, criterio_confirmacao, evolucao, hospitalizacao, data_encerramento,
    data_obito, unidade_nome, unidade_cnes, dados_especificos, detalhe, responsavel_id`)
  await db.execute(sql`
    with dados as (
      select linha -> 'pessoais' as pessoa, c.* from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) linha
      cross join lateral jsonb_populate_record(null::casos, linha) c
    ), novos as (
      insert into casos (${columns}, criado_em, atualizado_em)
      select ${columns}, ${momento('data_notificacao')}, ${momento('coalesce(data_encerramento, data_notificacao)')} from dados
      returning id, numero_notificacao, responsavel_id, criado_em
    ), pessoais as (
      insert into casos_pessoais (caso_id, nome, data_nascimento, logradouro, numero, cep, latitude, longitude)
      select novos.id, p.nome, p.data_nascimento, p.logradouro, p.numero, p.cep, p.latitude, p.longitude
      from novos join dados using (numero_notificacao)
      cross join lateral jsonb_populate_record(null::casos_pessoais, pessoa) p
    )
    insert into auditoria (em, acao, ator_id, alvo_tipo, alvo_id, detalhes)
    select criado_em, 'caso.criado', responsavel_id, 'caso', id, '{"demonstracao": true}'::jsonb from novos order by id`)
}
