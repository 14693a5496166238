import type { Readable } from 'node:stream'
import type { CasosExportRequest } from '../agravos/export.ts'
import type { Services } from '../services.ts'
import type { SheetFormat } from '../sheets/write.ts'
import type { PedidoDeExportacao } from '../usuarios/exportar.ts'
import type { TipoDeJob } from './consultas.ts'

/** What each kind of job is asked for. */
export interface Pedidos extends Record<TipoDeJob, Record<string, unknown>> {
  'exportar-usuarios': PedidoDeExportacao
  'exportar-casos': CasosExportRequest
}

export type JobServices = Pick<Services, 'db' | 'files' | 'now'>

/** What one run of a job has at hand. */
export interface Execucao extends JobServices {
  /**
   * To be told often: now and then it notes the percentage and looks whether the owner still may have the result. Throws when
   * this run has nothing more to do.
   */
  progresso(porcento: number): Promise<void>
  /** Stores the job's file, under a key of this run's own. Its content is not made before it is read. */
  guardar(arquivo: { nome: string; formato: SheetFormat }, conteudo: () => Readable): Promise<void>
}

export interface Resultado extends Record<string, unknown> {
  total_processados: number
  sucesso: number
  erros: number
}

export type Trabalhos = { [K in TipoDeJob]: (execucao: Execucao, pedido: Pedidos[K]) => Promise<Resultado> }
