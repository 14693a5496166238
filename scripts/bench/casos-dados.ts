import { type SQL, sql } from 'drizzle-orm'
import { municipios } from 'municipios-brasil/dados'
import { foldCounts, foldOrders } from '../../src/modules/agravos/counts/fold.ts'
import { sealPessoais } from '../../src/modules/agravos/privacy/sealed.ts'
import type { Db } from '../../src/platform/db/client.ts'
import { executorOf } from '../../src/platform/db/load.ts'
import { learnSealForm } from '../../src/platform/sealing/form.ts'
import './keys.ts'

const PER_STATE = 12
const CHUNK = 100_000

/** States in the order of their number of cases, the largest first. */
const UFS = 'SP MG PR RJ GO BA SC RS ES DF PE CE MT MS PA MA RN PB AL TO PI AM RO AC SE AP RR'.split(' ')

/** About 300 municipalities of all states: the capitals, then the second of each state, and so on. */
const lugares = Array.from({ length: PER_STATE }, (_, i) =>
  UFS.flatMap((uf) => {
    const found = municipios.filter((each) => each.uf === uf).sort((x, y) => Number(y.capital) - Number(x.capital))
    return found[i] ?? []
  })
).flat()

/** The rectangle around these municipalities of a state, in the form of the heat map's `bounds`. */
export function limitesDe(uf: string): string {
  const found = lugares.filter((each) => each.uf === uf)
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)] as [number, number]
  const [oeste, leste] = range(found.map(({ longitude }) => longitude))
  const [sul, norte] = range(found.map(({ latitude }) => latitude))
  return [oeste, sul, leste, norte].join(',')
}

/** A municipality for the n-th case that is recorded during a measurement. */
export const lugarDe = (n: number) => lugares[n % lugares.length] as (typeof lugares)[number]

/**
 * Inserts invented cases of the year that ends today, always the same ones for the same number. A third lie on any day,
 * the others around the peak of the season. Places at the beginning of the list have more cases. One in twelve was
 * notified elsewhere, mostly in the same state.
 */
export async function inserirCasos(db: Db, n: number): Promise<void> {
  await db.execute(sql`set synchronous_commit = off`)
  // Values that are sealed once for many cases do not name their case. As after an upgrade, they are left so.
  await db.execute(sql`update drizzle.lowest_release set release = 3`)
  await learnSealForm(executorOf(db))
  await db.execute(sql`select setseed(0.5)`)
  for (let first = 1; first <= n; first += CHUNK) {
    await inserirParte(db, first, Math.min(n, first + CHUNK - 1))
    if (n > CHUNK) process.stdout.write(`\r  ${first + CHUNK - 1} of ${n}`)
  }
  if (n > CHUNK) process.stdout.write('\r')
  await foldCounts(db)
  await foldOrders(db)
  // Otherwise the service would look for duplicates among them while it is measured.
  await db.execute(sql`update busca_de_duplicidades set ate = (select max(id) from casos)`)
}

async function inserirParte(db: Db, first: number, last: number): Promise<void> {
  const codigos = lugares.map(({ codigoIbge }) => codigoIbge)
  const ufs = lugares.map(({ uf }) => uf)
  await db.execute(sql`
    with sorte as materialized (
      select i, random() as tipo, random() as classe, random() as fim, random() as internado, random() as sexo, random() as mes,
        random() + random() + random() - 1.5 as perto, random() as dia,
        1 + floor(${lugares.length}::int * power(random(), 2))::int as lugar, floor(random() * 90)::int as idade
      from generate_series(${first}::int, ${last}::int) i
    ), dias as (
      select *, (now() at time zone 'America/Sao_Paulo')::date - case when mes < 0.33 then floor(dia * 365)::int else 229 + round(perto * 80)::int end as notificado,
        case when tipo < 0.9 then 'dengue' when tipo < 0.98 then 'chikungunya' else 'zika' end as agravo,
        case when i % 60 = 0 then 1 + i % ${lugares.length}::int
          when i % 12 = 0 then 1 + (lugar + ${UFS.length}::int - 1) % ${lugares.length}::int else lugar end as notificante
      from sorte
    ), fatos as (
      select *,
        case when notificado > (now() at time zone 'America/Sao_Paulo')::date - 20 and dia < 0.5 then null
          when classe < 0.2 then 'descartado' when classe < 0.25 then 'inconclusivo'
          when agravo <> 'dengue' then 'confirmado'
          when classe < 0.95 then 'dengue_sem_sinais_alarme' when classe < 0.995 then 'dengue_com_sinais_alarme'
          else 'dengue_grave' end as classificacao,
        case when fim < 0.0008 then 'obito' when fim < 0.001 then 'obito_outras_causas' when fim < 0.8 then 'cura'
          when fim < 0.9 then 'ignorado' end as desfecho
      from dias
    )
    insert into casos (tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, status, iniciais, idade, sexo, gestante,
      raca, escolaridade, municipio, municipio_notificacao, uf, bairro, zona, pais_infeccao, classificacao_inicial, classificacao_final,
      criterio_confirmacao, evolucao, hospitalizacao, data_encerramento, data_obito, unidade_nome, unidade_cnes, dados_especificos,
      detalhe, criado_em, atualizado_em)
    select agravo, 'B' || lpad(i::text, 9, '0'), notificado, notificado - (2 + i % 5),
      case when classificacao is null then 'em_investigacao' else 'encerrado' end,
      chr(65 + i % 26) || '. ' || chr(65 + i / 26 % 26) || '.', idade,
      case when sexo < 0.55 then 'F' else 'M' end, case when sexo < 0.02 then true when sexo < 0.55 then false end,
      (array['branca','preta','parda','amarela','indigena','ignorado'])[1 + i % 6],
      (array['medio_completo','fundamental_completo','superior_completo','ignorado'])[1 + i % 4],
      (${sql.param(codigos)}::int[])[lugar], (${sql.param(codigos)}::int[])[notificante], (${sql.param(ufs)}::text[])[lugar],
      (array['Centro','Boa Vista','Jardim América','Vila Nova','São José','Santa Luzia','Industrial'])[1 + i % 7],
      case when i % 9 = 0 then 'rural' else 'urbana' end, 'Brasil', 'dengue_classico', classificacao,
      case when classificacao is null then null when i % 3 = 0 then 'laboratorial' else 'clinico_epidemiologico' end,
      case when classificacao is null then null else desfecho end, internado < 0.04,
      case when classificacao is not null then least(notificado + 20, (now() at time zone 'America/Sao_Paulo')::date) end,
      case when classificacao is not null and desfecho like 'obito%' then least(notificado + 5, (now() at time zone 'America/Sao_Paulo')::date) end,
      'UBS ' || (i % 900), lpad((i % 900)::text, 7, '0'),
      jsonb_build_object('febre', i % 20 <> 0, 'mialgia', i % 3 <> 0, 'cefaleia', i % 4 <> 0, 'exantema', i % 5 = 0,
        'prova_laco', 'nao_realizada'),
      jsonb_build_object('dados_clinicos', jsonb_build_object('comorbidades', '[]'::jsonb, 'uti', false),
        'dados_laboratoriais', jsonb_build_object('ns1', 'nao_realizado', 'plaquetas', 100000 + i % 200000),
        'investigacao', '{}'::jsonb, 'unidade', '{}'::jsonb),
      notificado + time '12:00', notificado + time '12:00'
    from fatos`)
  // The id stands for a digest of the name, so that the service does not make one while it is measured.
  await db.execute(sql`
    insert into casos_pessoais (caso_id, nome, som_nomes, data_nascimento, logradouro, numero, cep, latitude, longitude)
    select id, ${oneOf('nome', 'Pessoa Inventada')}, id, data_inicio_sintomas - idade * 365, ${oneOf('logradouro', 'Rua')}, ${oneOf('numero', '')},
      lpad((municipio / 10 % 99990 + id % 9)::text, 5, '0') || '000', -20 + random() * 10, -50 + random() * 10
    from casos where id > (select coalesce(max(caso_id), 0) from casos_pessoais)`)
}

/** Picks one of a thousand values that are sealed beforehand. They are as long as real ones and cost no time each. */
function oneOf(column: 'nome' | 'logradouro' | 'numero', words: string): SQL {
  const sealed = Array.from({ length: 1000 }, (_, i) =>
    String(sealPessoais(0, { nome: '', [column]: `${words} ${i}`.trim() })[column])
  )
  return sql`(${sql.param(sealed)}::text[])[1 + id % 1000]`
}
