import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import type { Grupo } from './reach.ts'

/** All groups, for readers who may list them. */
export function useGrupos(): Grupo[] {
  const { may, client, language } = usePanel()
  const asked = useAsk(may('grupos.listar') ? language : null, async (signal) => {
    const params = { query: { size: 100, sort: 'nome' as const } }
    return (await client.GET('/api/v1/grupos', { params, signal })).data.grupos
  })
  return asked.data ?? []
}
