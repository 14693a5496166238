import { type SQL, sql } from 'drizzle-orm'
import { sealPessoais } from '../../src/modules/agravos/privacy/sealed.ts'
import type { Db } from '../../src/platform/db/client.ts'
import '../bench/keys.ts'
import type { Month } from './calendar.ts'
import type { Places } from './places.ts'

/**
 * The share of a month's cases that came from files of the ministry: without a person, and with one audit entry per
 * batch.
 */
const IMPORTED = 0.75
const BATCH = 2_000
const USERS = 2_000

/** The cases of one month, in the order of their ids. */
export interface Chunk extends Month {
  /** The id before the first one. */
  after: number
  /** The last id of the imported ones. */
  imported: number
  last_id: number
}

export function chunkOf(month: Month, after: number): Chunk {
  return { ...month, after, imported: after + Math.floor(month.n * IMPORTED), last_id: after + month.n }
}

/** The condition for the chunk's cases. The day selects the partition, and the id is looked up in its key. */
export const ofChunk = ({ first, last, after, last_id }: Chunk, alias = 'casos'): SQL =>
  sql.raw(
    `${alias}.data_notificacao between '${first}' and '${last}' and ${alias}.id > ${after} and ${alias}.id <= ${last_id}`
  )

/** Stores the municipalities in a table for the statements that follow. */
export async function storePlaces(db: Db, { codigos, ufs }: Places): Promise<void> {
  await db.execute(sql`create unlogged table growth_places (nth int primary key, codigo int, uf text)`)
  await db.execute(sql`
    insert into growth_places select nth, codigo, uf
    from unnest(${sql.param(codigos)}::int[], ${sql.param(ufs)}::text[]) with ordinality as p (codigo, uf, nth)`)
}

export async function insertCasos(db: Db, chunk: Chunk, { before, all }: Places): Promise<void> {
  const { first, last, after, n } = chunk
  await db.execute(sql`
    with luck as materialized (
      select ${after}::int + i as i, random() as tipo, random() as classe, random() as fim, random() as internado, random() as sexo,
        ${first}::date + floor(random() * (${last}::date - ${first}::date + 1))::int as notificado, random() as quando, random() as excluido,
        width_bucket(random() * ${all}::float8, ${sql.param(before)}::float8[]) as lugar, floor(random() * random() * 100)::int as idade
      from generate_series(1, ${n}::int) i
    ), facts as (
      select luck.*, codigo, uf, case when tipo < 0.92 then 'dengue' when tipo < 0.985 then 'chikungunya' else 'zika' end as agravo,
        case when notificado > current_date - 20 and quando < 0.5 then null when classe < 0.2 then 'descartado' when classe < 0.25 then 'inconclusivo'
          when tipo >= 0.92 then 'confirmado' when classe < 0.95 then 'dengue_sem_sinais_alarme'
          when classe < 0.995 then 'dengue_com_sinais_alarme' else 'dengue_grave' end as classificacao,
        case when fim < 0.0008 then 'obito' when fim < 0.001 then 'obito_outras_causas' when fim < 0.8 then 'cura'
          when fim < 0.9 then 'ignorado' end as desfecho,
        least(notificado + make_interval(secs => quando * 20 * 86400), now()) as em
      from luck join growth_places on nth = lugar order by i
    )
    insert into casos (tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, status, iniciais, idade, sexo, gestante,
      raca, escolaridade, municipio, uf, bairro, zona, pais_infeccao, classificacao_inicial, classificacao_final,
      criterio_confirmacao, evolucao, hospitalizacao, data_encerramento, data_obito, unidade_nome, unidade_cnes, dados_especificos,
      detalhe, responsavel_id, criado_em, atualizado_em, excluido_em)
    select agravo, lpad(i::text, 9, '0'), notificado, notificado - (1 + i % 6),
      case when classificacao is null then 'em_investigacao' else 'encerrado' end,
      chr(65 + i % 26) || '. ' || chr(65 + i / 26 % 26) || '.', idade,
      case when sexo < 0.55 then 'F' else 'M' end, case when sexo < 0.02 then true when sexo < 0.55 then false end,
      (array['branca','preta','parda','amarela','indigena','ignorado'])[1 + i % 6],
      (array['medio_completo','fundamental_completo','superior_completo','ignorado'])[1 + i % 4], codigo, uf,
      (array['Centro','Boa Vista','Jardim América','Vila Nova','São José','Santa Luzia','Industrial'])[1 + i % 7],
      case when i % 9 = 0 then 'rural' else 'urbana' end, 'Brasil', 'dengue_classico', classificacao,
      case when classificacao is null then null when i % 3 = 0 then 'laboratorial' else 'clinico_epidemiologico' end,
      case when classificacao is null then null else desfecho end, internado < 0.04,
      case when classificacao is not null then least(notificado + 20, current_date) end,
      case when classificacao is not null and desfecho like 'obito%' then least(notificado + 5, current_date) end,
      'UBS ' || (i % 9000), lpad((i % 9000)::text, 7, '0'),
      jsonb_build_object('febre', i % 20 <> 0, 'mialgia', i % 3 <> 0, 'cefaleia', i % 4 <> 0, 'exantema', i % 5 = 0, 'prova_laco', 'nao_realizada'),
      jsonb_build_object('dados_clinicos', jsonb_build_object('comorbidades', '[]'::jsonb, 'uti', false),
        'dados_laboratoriais', jsonb_build_object('ns1', 'nao_realizado', 'plaquetas', 100000 + i % 200000)),
      1 + i % ${USERS}::int, em, em, case when excluido < 0.002 then least(em + make_interval(days => (fim * 400)::int), now()) end
    from facts`)
}

/**
 * Adds the persons of cases that were not imported, sealed. Six of ten have a place near the centre of their
 * municipality.
 */
export async function insertPessoais(db: Db, chunk: Chunk): Promise<void> {
  // The id stands for a digest of the name, so that the service does not make one while it is measured.
  await db.execute(sql`
    insert into casos_pessoais (caso_id, nome, som_nomes, data_nascimento, logradouro, numero, cep, latitude, longitude)
    select id, ${oneOf('nome')}, id, data_inicio_sintomas - idade * 365, ${oneOf('logradouro')},
      ${oneOf('numero')}, lpad((casos.municipio / 10 % 99990 + id % 9)::text, 5, '0') || '000',
      case when id % 10 < 6 then m.latitude / 1000.0 + random() / 5 - 0.1 end, case when id % 10 < 6 then m.longitude / 1000.0 + random() / 5 - 0.1 end
    from casos join municipios_centros m on m.codigo = casos.municipio
    where ${ofChunk({ ...chunk, after: chunk.imported })} order by id`)
}

const WORDS = { nome: 'Pessoa Inventada da Silva', logradouro: 'Rua das Flores', numero: '' }
type Sealed = keyof typeof WORDS
let sealed: Record<Sealed, string[]> | undefined

/** Picks one of a thousand values that are sealed once. They are as long as real ones and cost no time each. */
function oneOf(column: Sealed): SQL {
  sealed ??= { nome: sealMany('nome'), logradouro: sealMany('logradouro'), numero: sealMany('numero') }
  return sql`(${sql.param(sealed[column])}::text[])[1 + id % 1000]`
}

const sealMany = (column: Sealed): string[] =>
  Array.from({ length: 1000 }, (_, i) =>
    String(sealPessoais(0, { nome: '', [column]: `${WORDS[column]} ${i}`.trim() })[column])
  )

/**
 * Adds about one audit entry per case, in the order of time: recording, changing and reading cases, logins, and batches
 * of imports.
 */
export async function insertAuditoria(db: Db, chunk: Chunk): Promise<void> {
  const { after, imported } = chunk
  await db.execute(sql`
    with entries as (
      select criado_em as em, 'caso.criado' as acao, responsavel_id as ator, 'caso' as alvo, id, '{}'::jsonb as detalhes
      from casos where ${ofChunk({ ...chunk, after: imported })}
      union all
      select criado_em + interval '3 days', 'caso.alterado', responsavel_id, 'caso', id, '{"campos":["evolucao","status"]}'
      from casos where ${ofChunk({ ...chunk, after: imported })} and id % 6 = 0
      union all
      select criado_em + interval '1 day', 'caso.lido', 1 + id * 7 % ${USERS}::int, 'caso', id, '{}' from casos where ${ofChunk(chunk)} and id % 5 < 3
      union all
      select criado_em, 'login.sucesso', responsavel_id, 'conta', responsavel_id, '{"novo_dispositivo":false}'
      from casos where ${ofChunk(chunk)} and id % 10 = 0
      union all
      select ${chunk.last}::date + interval '1 hour', 'importacao.lote', 1, 'job', null, jsonb_build_object('job_id', gen_random_uuid(), 'primeiro', i,
        'criados', format('{[%s,%s)}', i, least(i + ${BATCH}::int, ${imported}::int + 1)))
      from generate_series(${after}::int + 1, ${imported}::int, ${BATCH}::int) i
    )
    insert into auditoria (em, acao, ator_id, alvo_tipo, alvo_id, detalhes, ip, requisicao)
    select least(em, now()), acao, ator, alvo, id, detalhes, '10.' || coalesce(ator, 0) % 200 || '.7.' || coalesce(id, 0) % 250, gen_random_uuid()::text
    from entries order by em`)
}
