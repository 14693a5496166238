import { createConverter } from '../../../src/modules/importacao/read/convert.ts'
import { recognise } from '../../../src/modules/importacao/read/layout.ts'
import type { Converted } from '../../../src/modules/importacao/read/row.ts'

export const TODAY = '2026-11-15'

export type Cells = Record<string, string>

/** The cells that every row of SINAN has. */
export const base: Cells = {
  TP_NOT: '2',
  ID_AGRAVO: 'A90',
  DT_NOTIFIC: '2024-03-12',
  SEM_NOT: '202411',
  DT_SIN_PRI: '2024-03-10',
  SEM_PRI: '202411',
  NU_IDADE_N: '4031',
  CS_SEXO: 'F',
  SG_UF: '26',
  ID_MN_RESI: '261160',
  HOSPITALIZ: '2'
}

/** Converts one row under these headings to a case. */
export function convert(cells: Cells, today = TODAY): Converted {
  return createConverter(recognise(Object.keys(cells)), { today })({ cells: Object.values(cells) })
}

/** Converts a row of a municipal file. */
export const municipal = (cells: Cells = {}): Converted => convert({ NU_NOTIFIC: '9000001', ...base, ...cells })

/** Converts a row of a national file, which has no numbers. */
export const national = (cells: Cells = {}): Converted => convert({ ...base, ...cells })

/** The cells of a row under the names of the contract. */
export const flatCells: Cells = {
  tipo_agravo: 'dengue',
  numero_notificacao: 'N-1',
  data_notificacao: '2024-03-12',
  data_inicio_sintomas: '2024-03-10',
  paciente_nome: 'Maria da Silva',
  municipio_residencia: 'Recife',
  estado_residencia: 'PE'
}
export const flat = (cells: Cells = {}): Converted => convert({ ...flatCells, ...cells })

/** Returns what was refused: column, sentence, value. */
export const refusals = ({ erros }: Converted) => erros.map(({ campo, key, valor }) => [campo, key, valor])
export const warnings = ({ avisos }: Converted) => avisos.map(({ campo, key, valor }) => [campo, key, valor])
