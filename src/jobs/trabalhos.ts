import { exportarCasos } from '../agravos/exportar.ts'
import { exportarUsuarios } from '../usuarios/export.ts'
import type { Trabalhos } from './trabalho.ts'

/** What each kind of job does. */
export const trabalhos: Trabalhos = {
  'exportar-usuarios': exportarUsuarios,
  'exportar-casos': exportarCasos
}
