import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Fetching } from '../work/Fetching.tsx'
import { useFresh } from './fresh.tsx'

type Filtro = Schemas['UsuarioFiltro']

/** Starts the export of all accounts that the list is narrowed to, and hands over its file. */
export function Export() {
  const { say, may, client, address } = usePanel()
  const { isBusy, error, act, dialog } = useFresh()
  const [job, setJob] = useState<string | null>(null)
  if (!may('usuarios.exportar')) return null
  const { quem, ativos, grupo } = address
  const filtros: Filtro = {
    ...(quem ? { or: [{ nome: quem }, { email: quem }] } : {}),
    ...(ativos ? { ativo: ativos === 'sim' } : {}),
    ...(grupo ? { grupo_id: grupo } : {})
  }
  const start = async () => {
    const body = { formato: 'xlsx' as const, ...(Object.keys(filtros).length > 0 ? { filtros } : {}) }
    setJob((await client.POST('/api/v1/usuarios/exportar', { body })).data.job_id)
  }
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => act(start)}>
        {say('team.export')}
      </button>
      <Failure error={error} say={say} />
      {job && <Fetching key={job} job={job} about={say('team.exporting')} />}
      {dialog}
    </>
  )
}
