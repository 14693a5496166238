import { exportCasos } from '../agravos/export.ts'
import { exportarUsuarios } from '../usuarios/exportar.ts'
import type { Trabalhos } from './trabalho.ts'

/** What each kind of job does. */
export const trabalhos: Trabalhos = {
  'exportar-usuarios': exportarUsuarios,
  'exportar-casos': exportCasos.run
}
