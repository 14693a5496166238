import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

export interface Difference {
  tabela: 'casos_contados' | 'casos_contados_dia' | 'casos_contados_municipio' | 'contagens'
  chave: string
  guardado: number
  contado: number
}

type Tabela = Difference['tabela']

/** What the kept counts are made of, counted anew: from `select key columns, n`. */
const contados: Record<Tabela, { chave: SQL; valores?: string[]; guardado: SQL; contado: SQL }> = {
  casos_contados: {
    chave: sql.raw('uf, dia, tipo, classificacao, evolucao, hospitalizacao'),
    guardado: sql`
      select uf, dia, tipo, classificacao, evolucao, hospitalizacao, n from casos_contados
      union all
      select lugar, dia, tipo, classificacao, evolucao, hospitalizacao, n
      from casos_deltas cross join lateral (values (uf), ('')) lugares (lugar)`,
    contado: sql`
      select lugar as uf, data_notificacao as dia, tipo, coalesce(classificacao_final, '') as classificacao,
        coalesce(evolucao, '') as evolucao, hospitalizacao, count(*) as n
      from casos cross join lateral (values (uf), ('')) lugares (lugar)
      where excluido_em is null group by 1, 2, 3, 4, 5, 6`
  },
  casos_contados_dia: {
    chave: sql.raw('uf, dia, tipo'),
    valores: ['n', 'confirmados', 'descartados', 'hospitalizados', 'obitos'],
    guardado: sql`
      select uf, dia, tipo, n, confirmados, descartados, hospitalizados, obitos from casos_contados_dia
      union all
      select lugar, dia, tipo, n, case when caso_confirmado(classificacao) then n else 0 end,
        case when classificacao = 'descartado' then n else 0 end, case when hospitalizacao then n else 0 end,
        case when evolucao = 'obito' then n else 0 end
      from casos_deltas cross join lateral (values (uf), ('')) lugares (lugar)`,
    contado: sql`
      select lugar as uf, data_notificacao as dia, tipo, count(*) as n,
        count(*) filter (where caso_confirmado(classificacao_final)) as confirmados,
        count(*) filter (where classificacao_final = 'descartado') as descartados,
        count(*) filter (where hospitalizacao) as hospitalizados, count(*) filter (where evolucao = 'obito') as obitos
      from casos cross join lateral (values (uf), ('')) lugares (lugar)
      where excluido_em is null group by 1, 2, 3`
  },
  casos_contados_municipio: {
    chave: sql.raw('dia, municipio, tipo'),
    guardado: sql`
      select dia, municipio, tipo, n from casos_contados_municipio
      union all
      select dia, municipio, tipo, n from casos_deltas`,
    contado: sql`
      select data_notificacao as dia, municipio, tipo, count(*) as n from casos where excluido_em is null group by 1, 2, 3`
  },
  contagens: {
    chave: sql.raw('conjunto, chave'),
    guardado: sql`select conjunto, chave, n from contagens`,
    contado: sql`
      select c.conjunto, c.chave, count(*) as n
      from usuarios u
      cross join lateral contagens_do_usuario(u.ativo, u.admin, u.estado, u.departamento, u.mfa_habilitado,
        u.email_verificado, u.created_at, u.ultimo_acesso) c
      group by 1, 2
      union all
      select 'grupos.usuarios', grupo_id::text, count(*) from usuarios_grupos group by 1, 2`
  }
}

/** Compares every kept count with a count of the rows themselves, all at one moment; writers go on meanwhile. */
export async function compareCounts(db: Db): Promise<Difference[]> {
  return await db.transaction(
    async (tx) => {
      const found: Difference[] = []
      for (const tabela of Object.keys(contados) as Tabela[]) found.push(...(await diferencas(tx, tabela)))
      return found
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' }
  )
}

async function diferencas(db: Db, tabela: Tabela): Promise<Difference[]> {
  const { chave, valores = ['n'], guardado, contado } = contados[tabela]
  const found: Difference[] = []
  for (const valor of valores.map((nome) => sql.raw(nome))) {
    const rows = await db.execute<{ chave: string; guardado: number; contado: number }>(sql`
      select concat_ws(' | ', ${chave}) as chave, coalesce(g.n, 0)::float8 as guardado, coalesce(c.n, 0)::float8 as contado
      from (select ${chave}, sum(${valor}) as n from (${guardado}) todas group by ${chave}) g
      full join (select ${chave}, ${valor} as n from (${contado}) todos) c using (${chave})
      where coalesce(g.n, 0) <> coalesce(c.n, 0)
      order by ${chave}`)
    found.push(...rows.map((row) => ({ tabela, ...row })))
  }
  return found
}

/**
 * Counts everything anew. Whoever writes cases or users waits until it is done; readers do not. The locks come first and each
 * statement then sees what was committed before them, which is why this is not a repeatable read.
 */
export async function rebuildCounts(db: Db): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`lock table usuarios, usuarios_grupos, casos in share row exclusive mode`)
      for (const name of ['casos_deltas', 'contagens'])
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
      await tx.execute(sql`delete from casos_deltas`)
      for (const tabela of Object.keys(contados) as Tabela[]) {
        const { chave, valores = ['n'], contado } = contados[tabela]
        const columns = sql`${chave}, ${sql.raw(valores.join(', '))}`
        await tx.execute(sql`delete from ${sql.identifier(tabela)}`)
        await tx.execute(sql`
          insert into ${sql.identifier(tabela)} (${columns}) select ${columns} from (${contado}) todas`)
      }
    },
    { isolationLevel: 'read committed' }
  )
}
