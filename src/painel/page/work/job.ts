import { useEffect, useRef, useState } from 'preact/hooks'
import { type Job, JobFailedError } from '../../../client/index.ts'
import { isEnded } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'

/** Follows a job until it has ended. */
export function useJob(id: string, onEnd: (job: Job) => void): { job: Job | null; error: unknown } {
  const { client, onEnded } = usePanel()
  const [state, setState] = useState<{ job: Job | null; error: unknown }>({ job: null, error: null })
  const told = useRef(onEnd)
  told.current = onEnd
  useEffect(() => {
    const abort = new AbortController()
    const show = (job: Job) => !abort.signal.aborted && setState({ job, error: null })
    client.jobs.wait(id, { onProgress: show, signal: abort.signal, intervalMs: 1000 }).then(
      (job) => told.current(job),
      (error: unknown) => {
        if (abort.signal.aborted) return
        // The job itself says how it failed.
        if (error instanceof JobFailedError) return told.current(error.job)
        if (isEnded(error)) return onEnded()
        setState(({ job }) => ({ job, error }))
      }
    )
    return () => abort.abort()
  }, [id, client])
  return state
}
