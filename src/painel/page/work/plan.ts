import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import type { Formato } from './formats.ts'

/** How rows are written. The API can try out each of them. */
export const modes = ['importar', 'atualizar', 'espelhar'] as const
export type Mode = (typeof modes)[number]

export interface Chosen {
  file: File
  formato: Formato
  /** The sheet of a workbook; null for the one that the service finds. */
  planilha: string | null
}

/** A file, and what is to be done with it. */
export interface Plan {
  chosen: Chosen
  modo: Mode
  ignorar_erros: boolean
}

/** What the body of an inspection or an import says about the file. */
export const fileOf = ({ file, formato, planilha }: Chosen) => ({
  file,
  formato,
  ...(planilha === null ? {} : { planilha })
})

/** Sends a file, to be tried out or written, and shows the job. */
export function useSend() {
  const { client, go } = usePanel()
  const { act, ...state } = useAct()
  const send = ({ chosen, modo, ignorar_erros }: Plan, how: 'try' | 'write', onSent: (job: string) => void) =>
    act(async () => {
      const mode = how === 'try' ? { modo: 'validar' as const, como: modo } : { modo }
      const body = { ...fileOf(chosen), ...mode, ignorar_erros }
      const { data } = await client.POST('/api/v1/agravos/casos/bulk', { body })
      onSent(data.job_id)
      // The outcome has an address of its own.
      go({ tarefa: data.job_id })
    })
  return { ...state, send }
}
