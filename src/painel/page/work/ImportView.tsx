import { useId, useState } from 'preact/hooks'
import type { Job } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { type Formato, formatOf, formats } from './formats.ts'
import { ImportRun } from './ImportRun.tsx'
import { Imports } from './Imports.tsx'
import { type Chosen, type Inspecao, Inspection } from './Inspection.tsx'

/** Inspects a file, then sends it. Refused rows can be downloaded, corrected and sent again. */
export function ImportView() {
  const { say, may, address } = usePanel()
  const [ended, setEnded] = useState<Job | null>(null)
  if (!may('agravos.importar')) return <p class="sentence">{say('need.importar')}</p>
  return (
    <>
      <h1>{say('import.title')}</h1>
      {address.tarefa ? <ImportRun job={address.tarefa} onEnd={setEnded} /> : <Sending />}
      <Imports latest={ended?.job_id ?? ''} />
    </>
  )
}

function Sending() {
  const { say, client } = usePanel()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [found, setFound] = useState<Inspecao | null>(null)
  const { isBusy, error, act, clear } = useAct()
  const id = useId()

  const choose = (next: Chosen | null) => {
    clear()
    setFound(null)
    setChosen(next)
  }
  const inspect = ({ file, formato }: Chosen) =>
    act(async () => {
      const body = { file, formato }
      setFound((await client.POST('/api/v1/agravos/casos/bulk/inspecionar', { body })).data)
    })

  return (
    <div class="sheet">
      <p class="note">{say('import.about')}</p>
      <div class="row">
        <div class="field">
          <label for={id}>{say('import.file')}</label>
          <input
            id={id}
            type="file"
            accept=".csv,.xlsx,.dbf,.dbc,.zip,.gz"
            onChange={({ currentTarget: { files } }) => {
              const file = files?.[0]
              choose(file ? { file, formato: formatOf(file.name) } : null)
            }}
          />
        </div>
        {chosen && (
          <Choice
            label={say('import.format')}
            value={chosen.formato}
            options={formats.map((each) => [each, each.toUpperCase()])}
            onChange={(formato) => choose({ ...chosen, formato: formato as Formato })}
          />
        )}
        <button type="button" class="main" disabled={!chosen || isBusy} onClick={() => chosen && inspect(chosen)}>
          {say('import.inspect')}
        </button>
      </div>
      <p role="status">{isBusy ? say('import.inspecting') : ''}</p>
      <Failure error={error} say={say} />
      {found && chosen && <Inspection found={found} chosen={chosen} />}
    </div>
  )
}
