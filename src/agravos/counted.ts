import { sql } from 'drizzle-orm'
import type { CountedSet } from '../db/counts.ts'

/** The kept counts of cases, for whoever checks them or counts anew: each with what is kept and the same counted from the cases. */

const lock = { tables: ['casos'], fold: 'casos_deltas', deltas: 'casos_deltas' }

/** A case is counted for its state and, under the empty one, for the whole country. */
const places = sql.raw("cross join lateral (values (uf), ('')) places (place)")

export const countedCasos: CountedSet[] = [
  {
    ...lock,
    table: 'casos_contados',
    key: ['uf', 'dia', 'tipo', 'classificacao', 'evolucao', 'hospitalizacao'],
    values: ['n'],
    kept: sql`select * from contagem_de_casos where recorte = 'desfecho'`,
    counted: [
      sql`
        select place as uf, data_notificacao as dia, tipo, coalesce(classificacao_final, '') as classificacao,
          coalesce(evolucao, '') as evolucao, hospitalizacao, count(*) as n
        from casos ${places} where excluido_em is null group by 1, 2, 3, 4, 5, 6`
    ]
  },
  {
    ...lock,
    table: 'casos_contados_dia',
    key: ['uf', 'dia', 'tipo'],
    values: ['n', 'confirmados', 'descartados', 'hospitalizados', 'obitos'],
    kept: sql`select * from contagem_de_casos where recorte = 'dia'`,
    counted: [
      sql`
        select place as uf, data_notificacao as dia, tipo, count(*) as n,
          count(*) filter (where caso_confirmado(classificacao_final)) as confirmados,
          count(*) filter (where caso_descartado(classificacao_final)) as descartados,
          count(*) filter (where hospitalizacao) as hospitalizados,
          count(*) filter (where caso_obito(evolucao)) as obitos
        from casos ${places} where excluido_em is null group by 1, 2, 3`
    ]
  },
  {
    ...lock,
    table: 'casos_contados_municipio',
    key: ['dia', 'municipio', 'tipo'],
    values: ['n'],
    kept: sql`select * from contagem_de_casos where recorte = 'municipio'`,
    counted: [
      sql`
        select data_notificacao as dia, municipio, tipo, count(*) as n
        from casos where excluido_em is null group by 1, 2, 3`
    ]
  }
]
