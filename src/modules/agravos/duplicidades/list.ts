import { eq, sql } from 'drizzle-orm'
import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import type { components } from '../../../../generated/types-b.ts'
import type { Db } from '../../../platform/db/client.ts'
import { momentField, valueField } from '../../../platform/db/lists/fields.ts'
import { rowsOfList } from '../../../platform/db/lists/ids.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { dayNumber } from '../../../platform/time/days.ts'
import type { Row } from '../fields/field-type.ts'
import { listSelection } from '../fields/selection.ts'
import { type CasoItem, itemOf } from '../fields/shapes.ts'
import type { Reach } from '../reach.ts'
import { casos, duplicidades } from '../tables.ts'
import { canUndo, type Duplicidade, isSeen } from './pairs.ts'

const fields = {
  id: valueField(duplicidades.id),
  estado: valueField(duplicidades.estado),
  tipo_agravo: valueField(duplicidades.tipo),
  pontuacao: valueField(duplicidades.pontuacao),
  encontrada_em: momentField(duplicidades.encontradaEm)
}

type List = Parameters<AgravosHandlers['listarDuplicidades']>[0]['list']
type Shape = components['schemas']['Duplicidade']

/** Reads a page of the pairs whose cases are both within reach. */
export async function pageOfDuplicidades(
  db: Db,
  reach: Reach,
  list: List,
  now: Date
): Promise<{ total: number; items: Shape[] }> {
  const { total, rows } = await rowsOfList(db, duplicidades, fields, list, isSeen(reach))
  return { total, items: await shapesOf(db, rows, now) }
}

/** Reads a pair that was looked at before. */
export async function readDuplicidade(db: Db, id: number, now: Date): Promise<Shape> {
  const rows = await db.select().from(duplicidades).where(eq(duplicidades.id, id))
  const [shape] = await shapesOf(db, rows, now)
  if (!shape) throw new Error(`the pair ${id} is gone`)
  return shape
}

/** The pairs were found within reach by now. */
async function shapesOf(db: Db, pairs: Duplicidade[], now: Date): Promise<Shape[]> {
  const ids = pairs.flatMap(({ casoA, casoB }) => [casoA, casoB])
  if (ids.length === 0) return []
  const rows = await db.execute<Row & { id: number }>(
    sql`select ${listSelection} from ${casos} where ${oneOf(casos.id, ids)}`
  )
  const items = new Map(rows.map((row) => [row.id, itemOf(row)]))
  return pairs.map((pair) => {
    const both = [pair.casoA, pair.casoB].flatMap((id) => items.get(id) ?? [])
    return shapeOf(pair, both, now)
  })
}

function shapeOf(pair: Duplicidade, both: CasoItem[], now: Date): Shape {
  const [one = 0, other = 0] = both.map((caso) => dayNumber(caso.data_inicio_sintomas))
  return {
    id: pair.id,
    tipo_agravo: pair.tipo as Shape['tipo_agravo'],
    estado: pair.estado,
    pontuacao: pair.pontuacao,
    coincide: pair.coincide,
    dias_entre_sintomas: Math.abs(one - other),
    encontrada_em: pair.encontradaEm.toISOString(),
    decidida_em: pair.decididaEm?.toISOString() ?? null,
    decidida_por_id: pair.decididaPorId,
    mantido_id: pair.mantidoId,
    pode_desfazer: canUndo(pair, now),
    casos: both
  }
}
