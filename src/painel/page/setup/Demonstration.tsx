import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { useJob } from '../work/job.ts'

interface DemonstrationProps {
  told: Schemas['Demonstracao']['data']
  onDone(): void
}

/** Offers invented cases to who only wants to look around, while the service has none. */
export function Demonstration({ told: { disponivel, motivo, job_id, casos }, onDone }: DemonstrationProps) {
  const { say, client, format } = usePanel()
  const { isBusy, error, act } = useAct()
  const [started, setStarted] = useState(job_id)
  const load = () => act(async () => setStarted((await client.POST('/api/v1/administracao/demonstracao')).data.job_id))
  if (started !== null) return <Loading job={started} onDone={onDone} />
  // Where there are cases, nobody needs to be told what can no longer be done.
  if (!disponivel) return motivo === 'desligada' ? <p class="note">{say('setup.demo.off')}</p> : null
  return (
    <>
      <p>{say('setup.demo.about', { n: format.count(casos) })}</p>
      <button type="button" disabled={isBusy} onClick={load}>
        {say('setup.demo.load')}
      </button>
      <Failure error={error} say={say} />
    </>
  )
}

/** The job that loads the cases and, once it has ended, what it says. */
function Loading({ job: id, onDone }: { job: string; onDone(): void }) {
  const { say } = usePanel()
  const [message, setMessage] = useState<string | null>(null)
  const { job, error } = useJob(id, (ended) => {
    setMessage(ended.message)
    if (ended.status === 'completed') onDone()
  })
  return (
    <>
      <p role="status">{message ?? say('setup.demo.loading')}</p>
      {message === null && <progress max={100} value={job?.progress ?? 0} aria-label={say('jobs.progress')} />}
      <Failure error={error} say={say} />
    </>
  )
}
