import { useState } from 'preact/hooks'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { filtersOf } from '../overview/asked.ts'
import { Fetching } from '../work/Fetching.tsx'

/** Starts the export of all cases that match the filters, as a sheet or with SINAN's names, and hands over its file. */
export function Export() {
  const { say, may, address, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const [job, setJob] = useState<string | null>(null)
  // An export has filters with plain values only, and none for what is missing.
  if (!may('agravos.exportar') || address.pendencia === 'sem-resultado') return null
  const { situacao, pendencia } = address
  const start = (formato: 'csv' | 'dbf') =>
    act(async () => {
      const filtros = {
        ...filtersOf(address),
        ...(situacao ? { situacao } : {}),
        ...(pendencia ? { status: 'em_investigacao' as const } : {})
      }
      const { data } = await client.POST('/api/v1/agravos/casos/exportar', { body: { formato, filtros } })
      setJob(data.job_id)
    })
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => start('csv')}>
        {say('cases.export')}
      </button>
      <button type="button" disabled={isBusy} onClick={() => start('dbf')}>
        {say('cases.export-dbf')}
      </button>
      <Failure error={error} say={say} />
      {job && <Fetching key={job} job={job} about={say('cases.exporting')} />}
    </>
  )
}
