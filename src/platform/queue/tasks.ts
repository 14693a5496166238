/** Every kind of background work, with what it is given. Payloads may hold personal data: they are never logged. */
export interface TaskPayloads {
  'enviar-mail': { para: string; tipo: string; idioma: string; dados: Record<string, unknown>; id: string }
  /** The address is looked up by the job, so that asking takes the same time for any address. */
  'redefinir-senha': { email: string; idioma: string }
  'confirmar-email': { usuarioId: number; emailNovo: string; idioma: string }
  /** Looked up by the job as well: a lock of an address without an account looks the same. */
  'avisar-bloqueio': { email: string; idioma: string }
  'executar-job': { jobId: string }
  /** Account and right are looked up when it is sent. */
  'enviar-relatorio': { relatorioId: string; usuarioId: number; id: string }
}

export type TaskName = keyof TaskPayloads

export interface TaskInfo {
  /** 1 at the first try. */
  attempt: number
  /** A failure now is final: the moment to tell whoever waits for the result. */
  lastAttempt: boolean
}

/**
 * Work is done at least once. A job is run again when its process died, and also when its process was merely too
 * slow to show a sign of life, in which case the first run may still be going on. Handlers are therefore idempotent:
 * a second run of the same payload, even at the same time, must not do harm.
 */
export type TaskHandlers = {
  [K in TaskName]: (payload: TaskPayloads[K], info: TaskInfo) => Promise<void>
}

/** With exponential pauses (e^attempt seconds, at most six hours) twelve attempts span about sixteen hours. */
export const defaultMaxAttempts: Record<TaskName, number> = {
  'enviar-mail': 12,
  'redefinir-senha': 12,
  'confirmar-email': 12,
  // After an hour nobody is locked any more.
  'avisar-bloqueio': 8,
  'executar-job': 5,
  'enviar-relatorio': 12
}
