import { type SQL, sql } from 'drizzle-orm'
import { sealNewSecrets } from '../../../src/modules/webhooks/sealed.ts'
import type { Db } from '../../../src/platform/db/client.ts'

/** The webhook with the deliveries. */
export const WEBHOOK = `wh_${'c057'.repeat(8)}`

const one = (words: string[]): SQL => sql`(${sql.param(words)}::text[])[1 + i % ${words.length}::int]`
const moment = sql`now() - make_interval(mins => (i::bigint * 7919 % 500000)::int)`

/**
 * Fills the lists that grow beside the cases: jobs, imports, reports, news, and deliveries of one webhook, `n` of each
 * or fewer. A database that has them stays as it is.
 */
export async function insertOthers(db: Db, n: number): Promise<void> {
  const [there] = await db.execute(sql`select from webhooks where id = ${WEBHOOK}`)
  if (there) return
  await db.transaction(async (tx) => {
    const { segredo, headers } = sealNewSecrets(WEBHOOK, { segredo: 'x', headers: {} })
    await tx.execute(sql`
      insert into webhooks (id, dono_id, url, eventos, ativo, segredo, headers, criado_em, atualizado_em)
      select ${WEBHOOK}, min(id), 'https://cost.invalid/', '{}', false, ${segredo}, ${headers}, now(), now() from usuarios`)
    for (const statement of statements(n)) await tx.execute(statement)
  })
  await db.execute(sql`analyze`)
}

const some = (n: number) => sql`generate_series(1, ${n}::int) i`
const agravo = one(['dengue', 'zika', 'chikungunya'])

const statements = (n: number): SQL[] => [
  sql`insert into webhook_entregas (webhook_id, evento_id, tipo, em, dados, estado, tentativa, concluida_em)
    select ${WEBHOOK}, 'evt_' || md5(i::text), ${one(['caso.criado', 'caso.atualizado', 'caso.excluido'])}, ${moment},
      jsonb_build_object('id', i), ${one(['entregue', 'falhou'])}, 1, now() from ${some(n)}`,
  sql`insert into jobs (id, tipo, dono_id, dono_nome, status, progresso, pedido, criado_em, concluido_em)
    select gen_random_uuid(), ${one(['exportar-casos', 'importar-casos'])}, (select min(id) from usuarios), 'Ana Souza',
      ${one(['completed', 'failed'])}, 100, '{}', ${moment}, now() from ${some(n)}`,
  sql`insert into importacoes (id, estado, dono_id, dono_nome, modo, ignorar_erros, formato, arquivo_nome, arquivo_tamanho, sha256,
      criado_em, concluido_em)
    select gen_random_uuid(), ${one(['concluida', 'falhou', 'cancelada'])}, (select min(id) from usuarios), 'Ana Souza',
      ${one(['validar', 'importar', 'atualizar'])}, true, 'csv', 'casos.csv', 1000, md5(i::text) || md5(i::text), ${moment}, now()
    from ${some(n)}`,
  sql`insert into relatorios (id, dono_id, estado, tipo, tipo_agravo, abrangencia, codigo, formato, idioma, data_inicio, data_fim,
      criado_em, concluido_em, expira_em)
    select gen_random_uuid(), (select min(id) from usuarios), 'concluido', 'boletim', ${agravo}, 'uf', ${one(['PE', 'SP', 'RJ'])},
      ${one(['pdf', 'xlsx'])}, 'pt-BR', '2024-01-01', '2024-12-31', ${moment}, now(), now() + interval '1 year' from ${some(n)}`,
  sql`insert into noticias (titulo, resumo, corpo, idioma, tags, estado, publicar_em, autor_id, criado_em, atualizado_em)
    select 'Situação da dengue ' || i, 'Resumo ' || i, repeat('A situação epidemiológica do município. ', 40),
      ${one(['pt-BR', 'en-US', 'es-ES'])}, array[${agravo}], 'publicada', ${moment}, (select min(id) from usuarios), ${moment}, now()
    from ${some(Math.ceil(n / 10))}`
]
