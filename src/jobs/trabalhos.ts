import { exportarCasos } from '../agravos/exportar.ts'
import { exportUsuarios } from '../usuarios/export.ts'
import type { Trabalhos } from './trabalho.ts'

/** What each kind of job does. */
export const trabalhos: Trabalhos = {
  'exportar-usuarios': exportUsuarios,
  'exportar-casos': exportarCasos
}
