import { casos } from '../../../src/modules/agravos/tables.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { addDays } from '../../../src/platform/time/days.ts'
import { casoRow } from '../agravos/seed.ts'

/** The Saturday on which the newest week of these tests ends. */
export const SATURDAY = '2026-11-14'

/** Days from symptoms to notification, one after the other. */
const DELAYS = [0, 1, 2, 3, 5, 8, 13, 20]

export interface Epidemic {
  municipio: number
  uf: string
  /** Cases of a week, by how many weeks before the newest it is. */
  casesAt: (ago: number) => number
  weeks: number
}

interface Sick {
  data_inicio_sintomas: string
  data_notificacao: string
  municipio: number
  uf: string
}

/** The cases of an epidemic, whenever they become known. */
export const sickOf = ({ municipio, uf, casesAt, weeks }: Epidemic): Sick[] =>
  Array.from({ length: weeks }, (_, ago) =>
    Array.from({ length: casesAt(ago) }, (_, i) => {
      const sintomas = addDays(SATURDAY, -7 * ago - (i % 7))
      const notificado = addDays(sintomas, DELAYS[(3 * i + ago) % DELAYS.length] ?? 1)
      return { municipio, uf, data_inicio_sintomas: sintomas, data_notificacao: notificado }
    })
  ).flat()

/** Stores the cases that became known between two days. */
export async function store(db: Db, sick: Sick[], from: string, to: string, em: Date): Promise<void> {
  const known = sick.filter(({ data_notificacao: day }) => day > from && day <= to)
  const rows = known.map((fields) => ({ ...casoRow(fields), criado_em: em, atualizado_em: em }))
  for (let i = 0; i < rows.length; i += 2_000) await db.insert(casos).values(rows.slice(i, i + 2_000))
}
