import { useEffect } from 'preact/hooks'
import type { Job } from '../../../client/index.ts'
import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer, Failure } from '../base/Status.tsx'
import { save } from '../figure/save.ts'
import { type Key, sayValue } from '../words/words.ts'
import { Badge } from './Badge.tsx'

/** How often the list is fetched again while a job is running. */
const INTERVAL_MS = 3000

const COLUMNS: Key[] = [
  'col.kind',
  'col.state',
  'jobs.progress',
  'col.message',
  'jobs.started',
  'jobs.ended',
  'col.actions'
]

/** The account's jobs, newest first, with their files. */
export function Jobs() {
  const { say, client, address, language } = usePanel()
  const { pagina } = address
  const asked = useAsk(JSON.stringify([pagina, language]), async (signal) => {
    const params = { query: { page: pagina, size: 20 } }
    return (await client.GET('/api/v1/jobs', { params, signal })).data
  })
  const { data, again } = asked
  const isRunning = data?.data.some(({ status }) => status === 'processing') ?? false
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => again('quietly'), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [data])
  return (
    <>
      <h1>{say('jobs.title')}</h1>
      <div class="sheet">
        <Answer asked={asked}>
          {({ data: jobs, page, pages }) =>
            jobs.length === 0 ? (
              <p class="empty">{say('jobs.none')}</p>
            ) : (
              <Rows title={say('jobs.title')} columns={COLUMNS} page={page} pages={pages}>
                {jobs.map((job) => (
                  <Row key={job.job_id} job={job} onChange={() => again()} />
                ))}
              </Rows>
            )
          }
        </Answer>
      </div>
    </>
  )
}

const kinds = { processing: 'plain', completed: 'good', failed: 'bad' } as const

function Row({ job, onChange }: { job: Job; onChange: () => void }) {
  const { say, client, format, language } = usePanel()
  const { isBusy, error, act } = useAct()
  const { status, tipo, progress, message, created_at, completed_at, resultado_url, cancelado } = job
  const fetchFile = async () => {
    const file = await client.jobs.download(job)
    save(await file.blob(), file.filename ?? `${tipo}.csv`)
  }
  const cancel = async () => {
    await client.jobs.cancel(job)
    onChange()
  }
  return (
    <tr>
      <th scope="row">{sayValue(language, 'tipo', tipo)}</th>
      <td>
        <Badge text={say(cancelado ? 'job.cancelled' : `job.${status}`)} kind={kinds[status]} />
      </td>
      <td>
        <progress max={100} value={progress} aria-label={say('jobs.progress')} /> {format.percent(progress)}
      </td>
      <td>
        {message}
        <Failure error={error} say={say} />
      </td>
      <td>{format.moment(created_at)}</td>
      <td>{completed_at ? format.moment(completed_at) : '–'}</td>
      <td>
        {resultado_url && (
          <button type="button" class="small" disabled={isBusy} onClick={() => act(fetchFile)}>
            {say('jobs.download')}
          </button>
        )}
        {status === 'processing' && (
          <button type="button" class="small" disabled={isBusy} onClick={() => act(cancel)}>
            {say('jobs.cancel')}
          </button>
        )}
      </td>
    </tr>
  )
}
