import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/client.ts'

/** A name with as many matches in a small table as in a large one, to measure a search whose answer does not grow. */
export const RARE_NAME = 'Quixabeira'
const RARE_MATCHES = 40

/**
 * Inserts invented users, always the same ones for the same number: names, places, departments, three years of
 * creation, groups.
 */
export async function inserirPessoas(db: Db, n: number): Promise<void> {
  await db.execute(sql`
    insert into usuarios (nome, email, senha_hash, senha_alterada_em, estado, cidade, departamento, cargo, instituicao, ativo,
      mfa_habilitado, email_verificado, ultimo_acesso, created_at, updated_at)
    select
      (array['Ana','Bruno','Carla','Davi','Élida','Fábio','Gustavo','Helena','Íris','João','Karina','Luís','Márcia','Nelson','Otávio'])[1 + i % 15]
        || ' ' || (array['Souza','Lima','Gonçalves','Araújo','Pereira','Silva','Rocha','Nunes','Teixeira','Barros','Moura'])[1 + i % 11]
        || case when i % ${Math.max(1, Math.floor(n / RARE_MATCHES))}::int = 0 then ' ${sql.raw(RARE_NAME)}' else '' end,
      'pessoa' || i || '@bench.example', 'x', now(),
      (array['PE','SP','RJ','MG','BA','PR','CE','PA','RS','SC','GO','MA'])[1 + i % 12],
      (array['Recife','São Paulo','Niterói','Uberaba','Ilhéus','Londrina','Sobral','Belém','Pelotas','Joinville'])[1 + i % 10],
      (array['Vigilância','Atenção Básica','Laboratório','Informática',null])[1 + i % 5],
      (array['Epidemiologista','Enfermeira','Analista','Digitador'])[1 + i % 4],
      'Secretaria ' || (i % 50), i % 20 <> 0, i % 4 = 0, i % 3 <> 0,
      case when i % 7 = 0 then null else now() - make_interval(hours => (i * 13) % 20000) end,
      now() - make_interval(mins => (i::bigint * 7919 % 1576800)::int), now() - make_interval(mins => (i::bigint * 104729 % 500000)::int)
    from generate_series(1, ${n}::int) i`)
  await db.execute(sql`
    insert into usuarios_grupos (usuario_id, grupo_id)
    select u.id, g.id from usuarios u join grupos g on g.nome = 'usuario' or (g.nome = 'analista' and u.id % 10 = 0)
    where u.senha_hash = 'x'`)
  await db.execute(sql`analyze`)
}
