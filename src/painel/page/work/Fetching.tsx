import { useState } from 'preact/hooks'
import type { Job } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { save } from '../figure/save.ts'
import { useJob } from './job.ts'

/** A job that makes a file: how far it is and, once it has ended, the file. It stays among the jobs for a day. */
export function Fetching({ job: id, about }: { job: string; about: string }) {
  const { say, client } = usePanel()
  const { isBusy, error: refused, act } = useAct()
  const [ended, setEnded] = useState<Job | null>(null)
  const { job, error } = useJob(id, setEnded)
  const fetchFile = async (done: Job) => {
    const file = await client.jobs.download(done)
    save(await file.blob(), file.filename ?? `${done.tipo}.csv`)
  }
  return (
    <div class="row" data-job={ended?.status ?? 'processing'}>
      <span role="status">{ended?.message ?? about}</span>
      {!ended && !error && <progress max={100} value={job?.progress ?? 0} aria-label={say('jobs.progress')} />}
      {ended?.resultado_url && (
        <button type="button" class="small" disabled={isBusy} onClick={() => act(() => fetchFile(ended))}>
          {say('jobs.download')}
        </button>
      )}
      <Failure error={error ?? refused} say={say} />
    </div>
  )
}
