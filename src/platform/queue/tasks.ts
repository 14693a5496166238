/** Every kind of background work with its payload. Payloads may hold personal data, so they are never logged. */
export interface TaskPayloads {
  'enviar-mail': { para: string; tipo: string; idioma: string; dados: Record<string, unknown>; id: string }
  /** The job looks the address up, so that the request takes the same time for any address. */
  'redefinir-senha': { email: string; idioma: string }
  'confirmar-email': { usuarioId: number; emailNovo: string; idioma: string }
  /** The job looks the address up, so that a lock looks the same whether or not the address has an account. */
  'avisar-bloqueio': { email: string; idioma: string }
  'enviar-convite': { conviteId: number; idioma: string }
  /** `curta`: in a lane of short work, where a run must end soon or go on elsewhere. */
  'executar-job': { jobId: string; curta?: true }
  /** Account and permission are looked up when the report is sent. */
  'enviar-relatorio': { relatorioId: string; usuarioId: number; id: string }
}

export type TaskName = keyof TaskPayloads

export interface TaskInfo {
  /** 1 at the first try. */
  attempt: number
  /** A failure now is final, so this is the moment to report it. */
  lastAttempt: boolean
}

/**
 * Work is done at least once. A job runs again when its process died, and also when its process was merely too slow to
 * show a sign of life. In that case the first run may still be going on. So handlers are idempotent: a second run of
 * the same payload, even at the same time, must do no harm.
 */
export type TaskHandlers = {
  [K in TaskName]: (payload: TaskPayloads[K], info: TaskInfo) => Promise<void>
}

/** With exponential pauses (e^attempt seconds, at most six hours) twelve attempts span about sixteen hours. */
export const defaultMaxAttempts: Record<TaskName, number> = {
  'enviar-mail': 12,
  'redefinir-senha': 12,
  'confirmar-email': 12,
  // Every lock has ended after an hour.
  'avisar-bloqueio': 8,
  'enviar-convite': 12,
  'executar-job': 5,
  'enviar-relatorio': 12
}
