import type { components } from '../../../generated/types-b.ts'
import { tableAnswer } from '../../platform/sheets/table.ts'

const COLUMNS = [
  'tipo_agravo',
  'semana',
  'abrangencia',
  'codigo',
  'nome',
  'uf',
  'latitude',
  'longitude',
  'nivel',
  'motivo',
  'casos',
  'estimativa',
  'estimativa_minima',
  'estimativa_maxima',
  'rt',
  'rt_minimo',
  'rt_maximo',
  'prob_rt_acima_de_1',
  'canal_media',
  'canal_limite',
  'suprimido'
]

/** Levels as a table. Hidden figures are null in them, and so they are empty here. */
export const alertasTable = ({ tipo_agravo, rodada, alertas }: components['schemas']['Alertas']) =>
  tableAnswer(
    COLUMNS,
    alertas.map(({ curva: _, ...alerta }) => ({ tipo_agravo, semana: rodada?.semana, ...alerta }))
  )
