import { sql } from 'drizzle-orm'
import type { CountedSet } from '../../../platform/db/counts.ts'
import { profileColumns, totalColumns, ufColumns } from './profile.ts'
import { countedParts, countedSums, countedTotals, countedUfs, sumColumns } from './recount-parts.ts'

/*
 * The kept counts of cases, for checking and recounting: each with a query of what is kept and one that counts the
 * cases.
 */

const lock = { tables: ['casos'], fold: 'casos_deltas', deltas: 'casos_deltas' }

/** Counts a case for its state and, under the empty state, for the whole country. */
const places = sql.raw("cross join lateral (values (uf), ('')) places (place)")

/** The columns of the orders that have marks, each with the cast that makes a mark comparable with it. */
const marked: [campo: string, cast: string][] = [
  ['data_inicio_sintomas', '::date'],
  ['criado_em', " at time zone 'UTC'"],
  ['atualizado_em', " at time zone 'UTC'"]
]

/** Counts the cases between every two marks, or all cases where only the first mark exists. */
const countedStretches = ([campo, cast]: [string, string]) =>
  sql.raw(`
    select campo, valor, id, (
      select count(*) from casos c where c.excluido_em is null
        and (c.${campo}, c.id) >= (m.valor${cast}, m.id) and (c.${campo}, c.id) < (m.ate_valor${cast}, m.ate_id)
    ) as n from (
      select *, lead(valor, 1, 'infinity') over ordem as ate_valor, lead(id, 1, 2147483647) over ordem as ate_id
      from (
        select campo, valor, id from casos_marcos where campo = '${campo}'
        union select '${campo}', '-infinity', 0
      ) marks window ordem as (order by valor, id)
    ) m`)

/**
 * The places of cases within two degrees of the centre of their municipality, in thousandths of a degree, with their
 * areas.
 */
const placedCasos = sql`
  select a.nivel, municipio, a.area, latitude, longitude, numero_do_lugar(latitude, longitude)::numeric as lugar from (
    select c.municipio, c.bairro, p.cep, round(p.latitude * 1000)::int as latitude, round(p.longitude * 1000)::int as longitude
    from casos c join casos_pessoais p on p.caso_id = c.id join municipios_centros m on m.codigo = c.municipio
    where c.excluido_em is null and abs(p.latitude * 1000 - m.latitude) <= 2000 and abs(p.longitude * 1000 - m.longitude) <= 2000
  ) places cross join lateral (values ('bairro', area_do_bairro(bairro)), ('cep', area_do_cep(cep))) a (nivel, area)
  where a.area is not null`

export const countedCasos: CountedSet[] = [
  {
    tables: ['casos', 'casos_pessoais'],
    fold: 'casos_lugares_deltas',
    deltas: 'casos_lugares_deltas',
    table: 'casos_lugares',
    key: ['nivel', 'municipio', 'area'],
    values: ['n', 'latitudes', 'longitudes', 'p1', 'p2', 'p3', 'p4'],
    kept: sql`select * from lugares_de_casos`,
    counted: [
      sql`
        select nivel, municipio, area, count(*) as n, sum(latitude) as latitudes, sum(longitude) as longitudes, sum(lugar) as p1,
          sum(lugar * lugar) as p2, sum(lugar * lugar * lugar) as p3, sum(lugar * lugar * lugar * lugar) as p4
        from (${placedCasos}) placed group by 1, 2, 3`
    ]
  },
  {
    tables: ['casos'],
    fold: 'casos_ordem_deltas',
    deltas: 'casos_ordem_deltas',
    table: 'casos_marcos',
    key: ['campo', 'valor', 'id'],
    values: ['n'],
    // A change that is not folded in yet belongs to the last mark before it.
    kept: sql`
      select o.campo, m.valor, m.id, o.n from ordem_de_casos o cross join lateral (
        select valor, id from casos_marcos c where c.campo = o.campo and (c.valor, c.id) <= (o.valor, o.id)
        order by valor desc, id desc limit 1
      ) m`,
    counted: marked.map(countedStretches)
  },
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
    values: [...sumColumns, ...profileColumns, ...ufColumns],
    kept: sql`select * from perfil_de_casos where recorte = 'dia'`,
    counted: [
      sql`
        select place as uf, data_notificacao as dia, tipo, ${countedSums}, ${countedParts}, ${countedUfs}
        from casos ${places} where excluido_em is null group by 1, 2, 3`
    ]
  },
  {
    ...lock,
    table: 'casos_contados_municipio',
    key: ['dia', 'municipio', 'tipo'],
    values: [...sumColumns, ...profileColumns],
    kept: sql`select * from perfil_de_casos where recorte = 'municipio'`,
    counted: [
      sql`
        select data_notificacao as dia, municipio, tipo, ${countedSums}, ${countedParts}
        from casos where excluido_em is null group by 1, 2, 3`
    ]
  },
  // From here on after those whose deltas a recount removes: what it removes is added, and only then these are emptied.
  {
    ...lock,
    table: 'casos_sintomas_dia',
    key: ['uf', 'dia', 'tipo'],
    values: [...sumColumns, ...profileColumns, ...ufColumns],
    kept: sql`select * from perfil_de_sintomas where recorte = 'dia'`,
    counted: [
      sql`
        select place as uf, data_inicio_sintomas as dia, tipo, ${countedSums}, ${countedParts}, ${countedUfs}
        from casos ${places} where excluido_em is null group by 1, 2, 3`
    ]
  },
  {
    ...lock,
    table: 'casos_sintomas_municipio',
    key: ['dia', 'municipio', 'tipo'],
    values: [...sumColumns, ...profileColumns],
    kept: sql`select * from perfil_de_sintomas where recorte = 'municipio'`,
    counted: [
      sql`
        select data_inicio_sintomas as dia, municipio, tipo, ${countedSums}, ${countedParts}
        from casos where excluido_em is null group by 1, 2, 3`
    ]
  },
  {
    ...lock,
    table: 'casos_totais',
    key: ['municipio', 'tipo'],
    values: [...sumColumns.filter((name) => name !== 'obitos'), ...totalColumns],
    kept: sql`select * from totais_de_casos`,
    counted: [
      sql`
        select municipio, tipo, ${countedSums}, ${countedTotals} from casos where excluido_em is null group by 1, 2`
    ]
  },
  {
    ...lock,
    table: 'casos_fora',
    key: ['notificacao', 'residencia', 'tipo'],
    values: [...sumColumns.filter((name) => name !== 'obitos'), ...totalColumns],
    kept: sql`select * from fora_de_casos`,
    counted: [
      sql`
        select municipio_notificacao as notificacao, municipio as residencia, tipo, ${countedSums}, ${countedTotals}
        from casos where excluido_em is null and municipio_notificacao <> municipio group by 1, 2, 3`
    ]
  }
]
