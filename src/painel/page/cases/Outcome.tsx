import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { useJob } from '../work/job.ts'

/** A change of many cases under way and, once it has ended, what could not be changed and why. */
export function Outcome({ job: id }: { job: string }) {
  const { say, client, href, go } = usePanel()
  const cancelling = useAct()
  const { job, error } = useJob(id, () => {})
  const falhas = job?.lote?.falhas ?? []
  const isRunning = job === null || job.status === 'processing'
  return (
    <div class="sheet">
      <p role="status">{isRunning ? say('many.running') : job.message}</p>
      {isRunning && (
        <div class="row">
          <progress max={100} value={job?.progress ?? 0} aria-label={say('jobs.progress')} />
          <button
            type="button"
            class="small"
            disabled={cancelling.isBusy}
            onClick={() => cancelling.act(async () => void (await client.jobs.cancel(id)))}
          >
            {say('jobs.cancel')}
          </button>
        </div>
      )}
      <Failure error={error ?? cancelling.error} say={say} />
      {falhas.length > 0 && (
        <ul>
          {falhas.map(({ id: caso, erro }) => (
            <li key={caso}>
              <a
                href={href({ caso })}
                onClick={(event) => {
                  event.preventDefault()
                  go({ caso })
                }}
              >
                {say('case.title', { number: `#${caso}` })}
              </a>
              : {erro}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
