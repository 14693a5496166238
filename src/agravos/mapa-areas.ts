import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { codigosDentro, type Limites, municipiosDentro } from './municipios.ts'

/** Degrees from the municipality's centre, about 200 km. What is further away was mistyped: latitude for longitude, a lost sign. */
const FARTHEST = 2

export interface Area {
  municipio: number
  /** Neighbourhood, or the beginning of the CEP. */
  area: string | null
  casos: number
  /** Null for the municipality's centre. */
  latitude: number | null
  longitude: number | null
}

export interface PedidoDeAreas {
  nivel: 'bairro' | 'cep'
  tipo?: string
  de: string
  ate: string
  limites?: Limites
  /** The largest ones, if there are more. */
  maximo: number
}

/**
 * By neighbourhood or by the beginning of the CEP. Means are made of rounded places, and rounded before anything is compared with
 * them: limits that are moved bit by bit would otherwise tell a place exactly. `offset 0` keeps the planner from testing each area
 * anew for each column.
 */
export async function porArea(db: Db, pedido: PedidoDeAreas): Promise<Area[]> {
  const { nivel, limites, maximo } = pedido
  const media = (soma: SQL) => sql`case when varios then round(${soma}::float8 / situados::float8) / 1000 end`
  return await db.execute<Area & Record<string, unknown>>(sql`
    select municipio, area, casos, latitude, longitude from (
      select municipio, area, casos, ${media(sql`latitudes`)} as latitude, ${media(sql`longitudes`)} as longitude
      from (
        select *, area is not null and ${tresLugares} as varios
        from ${nivel === 'bairro' ? semGrafias(contadas(pedido)) : contadas(pedido)} offset 0
      ) vistas
    ) areas
    ${limites ? sql`where ${dentroDe(limites)}` : sql``}
    order by casos desc, municipio, area nulls first limit ${maximo}`)
}

/**
 * The mean of two places would nearly tell a patient's own. With three of them, one is neither the least nor the greatest: the sum of
 * (lugar - menor) * (maior - lugar) is not 0. Unlike a count of distinct ones this needs no sorting, and adds up over spellings.
 */
const tresLugares = sql`(menor + maior) * soma::numeric - quadrados - situados::numeric * menor * maior > 0`

const areaDe: Record<'bairro' | 'cep', SQL> = {
  bairro: sql`c.bairro`,
  cep: sql`substring(regexp_replace(p.cep, '[^0-9]', '', 'g') from '^[0-9]{5}')`
}

/**
 * Areas as they are written. Places are taken in thousandths of a degree: what lies closer together is one household measured twice.
 * Those of one municipality are less than 4096 thousandths apart, so that twelve bits of each coordinate tell them apart.
 */
function contadas({ nivel, tipo, de, ate, limites }: PedidoDeAreas): SQL {
  const perto = (nome: SQL) => sql`abs(p.${nome} * 1000 - m.${nome}) <= ${FARTHEST * 1000}::float8`
  const milesimos = (nome: SQL) => sql`case
    when ${perto(sql`latitude`)} and ${perto(sql`longitude`)} then round(p.${nome} * 1000)::int end`
  return sql`(
    select municipio, area, count(*)::float8 as casos, count(latitude) as situados, sum(latitude) as latitudes,
      sum(longitude) as longitudes, min(lugar) as menor, max(lugar) as maior, sum(lugar) as soma,
      sum(lugar::bigint * lugar) as quadrados
    from (
      select *, ((latitude & 4095) << 12) + (longitude & 4095) as lugar from (
        select c.municipio, ${areaDe[nivel]} as area,
          ${milesimos(sql`latitude`)} as latitude, ${milesimos(sql`longitude`)} as longitude
        from casos c join ${centros(limites)} m on m.codigo = c.municipio left join casos_pessoais p on p.caso_id = c.id
        where c.excluido_em is null and c.data_notificacao between ${de}::date and ${ate}::date
          ${tipo === undefined ? sql`` : sql`and c.tipo = ${tipo}`}
      ) arredondados
    ) casos
    group by 1, 2
  ) contadas`
}

/**
 * One area for all spellings that differ in capitals, accents and spaces, under the most frequent one. Folded after counting, since
 * there are far fewer spellings than cases.
 */
const semGrafias = (escritas: SQL): SQL => sql`(
  select municipio, (array_agg(area order by vezes desc, area collate "C"))[1] as area, sum(casos) as casos,
    sum(situados) as situados, sum(latitudes) as latitudes, sum(longitudes) as longitudes, min(menor) as menor,
    max(maior) as maior, sum(soma) as soma, sum(quadrados) as quadrados
  from (
    select *, sum(casos) over (partition by municipio, area) as vezes from (
      select municipio, nullif(btrim(regexp_replace(area, '\\s+', ' ', 'g')), '') as area, casos, situados, latitudes,
        longitudes, menor, maior, soma, quadrados
      from ${escritas}
    ) aparadas
  ) grafias
  group by municipio, sem_acento(area)
) juntas`

const colunas = (limites?: Limites) => {
  const lugares = municipiosDentro(limites)
  const lista = (valores: number[]) => `{${valores.join()}}`
  return {
    codigos: lista(lugares.map(({ codigo }) => codigo)),
    latitudes: lista(lugares.map(({ latitude }) => Math.round(latitude * 1000))),
    longitudes: lista(lugares.map(({ longitude }) => Math.round(longitude * 1000)))
  }
}
const deTodos = colunas()

/**
 * The municipalities of which an area may lie within the limits, with their centres. They are grouped for the planner alone, which
 * would not know that there is but one for each case.
 */
function centros(limites?: Limites): SQL {
  const { codigos, latitudes, longitudes } = limites ? colunas(alargados(limites)) : deTodos
  return sql`(
    select codigo, min(latitude) as latitude, min(longitude) as longitude
    from unnest(${codigos}::int[], ${latitudes}::int[], ${longitudes}::int[]) lugares (codigo, latitude, longitude)
    group by codigo
  )`
}

/** By as much as a mean may lie away from the centre, and a little more, since all of them are rounded. */
function alargados({ oeste, sul, leste, norte }: Limites): Limites {
  const mais = FARTHEST + 0.002
  return { oeste: oeste - mais, sul: sul - mais, leste: leste + mais, norte: norte + mais }
}

/** An area without a mean lies at its municipality's centre. */
const dentroDe = (limites: Limites) => sql`(
  latitude between ${limites.sul}::float8 and ${limites.norte}::float8
    and longitude between ${limites.oeste}::float8 and ${limites.leste}::float8
  or latitude is null and municipio = any(${sql.param(codigosDentro(limites))}::int[])
)`
