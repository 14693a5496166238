import { useState } from 'preact/hooks'
import { type Agravo, agravos } from '../base/address.ts'
import { useAct } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { usePlace } from '../base/scope.ts'
import { useJob } from '../work/job.ts'
import { boletimOf, type Formato, formatos } from './asked.ts'

/** Asks for a bulletin on what the filters select, and follows its job. */
export function Ask({ onChange }: { onChange: () => void }) {
  const { say, format, client, address, language } = usePanel()
  const place = usePlace()
  const [chosen, setChosen] = useState<Agravo>('dengue')
  const [formato, setFormato] = useState<Formato>('pdf')
  const [job, setJob] = useState('')
  const { isBusy, error, act } = useAct()
  const ask = () =>
    act(async () => {
      const body = boletimOf(address, chosen, formato, language)
      const { data } = await client.POST('/api/v1/relatorios', { body })
      setJob(data.job_id)
    })
  const agravo = address.agravo || chosen
  const days = say('scope.from', { from: format.day(address.inicio), to: format.day(address.fim) })
  return (
    <section class="sheet" aria-label={say('report.ask')} data-figure="boletim">
      <h2>{say('report.ask')}</h2>
      <p>{say('report.about')}</p>
      <p class="strong">{[say(`agravo.${agravo}`), place, days].join(' · ')}</p>
      <div class="row">
        {!address.agravo && (
          <Choice
            label={say('report.agravo')}
            value={chosen}
            options={agravos.map((each) => [each, say(`agravo.${each}`)])}
            onChange={(value) => setChosen(value as Agravo)}
          />
        )}
        <Choice
          label={say('import.format')}
          value={formato}
          options={formatos.map((each) => [each, say(`report.${each}`)])}
          onChange={(value) => setFormato(value as Formato)}
        />
        <button type="button" class="main" disabled={isBusy} onClick={ask}>
          {say('report.make')}
        </button>
      </div>
      <Failure error={error} say={say} />
      {job && <Making key={job} job={job} onChange={onChange} />}
    </section>
  )
}

/** Shows the progress of a bulletin. Its file is found in the list below. */
function Making({ job: id, onChange }: { job: string; onChange: () => void }) {
  const { say } = usePanel()
  const { job, error } = useJob(id, onChange)
  const isRunning = job === null || job.status === 'processing'
  return (
    <>
      <p role="status">{isRunning ? say('report.making') : job.message}</p>
      {isRunning && !error && <progress max={100} value={job?.progress ?? 0} aria-label={say('jobs.progress')} />}
      <Failure error={error} say={say} />
    </>
  )
}
