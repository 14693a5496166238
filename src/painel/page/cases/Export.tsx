import { useState } from 'preact/hooks'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { filtersOf } from '../overview/asked.ts'

/** Starts the export of all cases that match the filters. Its file is found among the jobs. */
export function Export() {
  const { say, may, address, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const [isStarted, setStarted] = useState(false)
  if (!may('agravos.exportar')) return null
  const { situacao } = address
  const start = () =>
    act(async () => {
      const filtros = { ...filtersOf(address), ...(situacao ? { situacao } : {}) }
      await client.POST('/api/v1/agravos/casos/exportar', { body: { formato: 'csv', filtros } })
      setStarted(true)
    })
  return (
    <>
      <button type="button" disabled={isBusy || isStarted} onClick={start}>
        {say('cases.export')}
      </button>
      <span role="status">{isStarted ? say('cases.exporting') : ''}</span>
      <Failure error={error} say={say} />
    </>
  )
}
