import { useId, useState } from 'preact/hooks'
import type { Job } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { type Formato, formatOf, formats } from './formats.ts'
import { ImportRun } from './ImportRun.tsx'
import { Imports } from './Imports.tsx'
import { type Inspecao, Inspection } from './Inspection.tsx'
import { type Chosen, fileOf, type Plan } from './plan.ts'
import { Send } from './Send.tsx'

/** A file on its way, kept while the outcome of its trial run is shown. */
interface Sent {
  plan: Plan
  found: Inspecao | null
  /** The job that tried the plan out; '' before. */
  tried: string
}

/**
 * Inspects a file, tries it out, then has it written. Refused rows can be downloaded, corrected and sent again.
 */
export function ImportView() {
  const { say, address } = usePanel()
  const [ended, setEnded] = useState<Job | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const isTried = sent !== null && sent.tried === address.tarefa
  return (
    <>
      <h1>{say('import.title')}</h1>
      {address.tarefa ? (
        <ImportRun
          key={address.tarefa}
          job={address.tarefa}
          plan={isTried ? sent.plan : null}
          onEnd={setEnded}
          onDone={() => setSent(null)}
        />
      ) : (
        <Sending sent={sent} onChange={setSent} />
      )}
      <Imports latest={ended?.job_id ?? ''} />
    </>
  )
}

function Sending({ sent, onChange }: { sent: Sent | null; onChange: (sent: Sent | null) => void }) {
  const { say, client } = usePanel()
  const { isBusy, error, act, clear } = useAct()
  const id = useId()
  const chosen = sent?.plan.chosen ?? null

  const choose = (next: Chosen | null) => {
    clear()
    const plan = sent?.plan ?? { modo: 'importar', ignorar_erros: false }
    onChange(next && { plan: { ...plan, chosen: next }, found: null, tried: '' })
  }
  const inspect = (before: Sent, planilha: string | null) =>
    act(async () => {
      const plan = { ...before.plan, chosen: { ...before.plan.chosen, planilha } }
      const found = (await client.POST('/api/v1/agravos/casos/bulk/inspecionar', { body: fileOf(plan.chosen) })).data
      onChange({ plan, found, tried: '' })
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
            accept=".csv,.txt,.tsv,.xlsx,.dbf,.dbc,.zip,.gz"
            onChange={({ currentTarget: { files } }) => {
              const file = files?.[0]
              choose(file ? { file, formato: formatOf(file.name), planilha: null } : null)
            }}
          />
        </div>
        {chosen && (
          <Choice
            label={say('import.format')}
            value={chosen.formato}
            options={formats.map((each) => [each, each.toUpperCase()])}
            onChange={(formato) => choose({ ...chosen, formato: formato as Formato, planilha: null })}
          />
        )}
        <button type="button" class="main" disabled={!sent || isBusy} onClick={() => sent && inspect(sent, null)}>
          {say('import.inspect')}
        </button>
      </div>
      {sent?.found && <p class="note">{say('import.chosen', { file: sent.plan.chosen.file.name })}</p>}
      <p role="status">{isBusy ? say('import.inspecting') : ''}</p>
      <Failure error={error} say={say} />
      {sent?.found && (
        <>
          <Inspection found={sent.found} isBusy={isBusy} onSheet={(planilha) => inspect(sent, planilha)} />
          {sent.found.faltando.length === 0 && sent.found.layout !== null && (
            <Send
              plan={sent.plan}
              onPlan={(plan) => onChange({ ...sent, plan })}
              onTried={(tried) => onChange(tried ? { ...sent, tried } : null)}
            />
          )}
        </>
      )}
    </div>
  )
}
