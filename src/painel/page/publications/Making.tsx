import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { useJob } from '../work/job.ts'
import { Look } from './Look.tsx'

interface MakingProps {
  job: string
  /** The bulletin whose pages can be looked at once they are there; null for one without pages. */
  relatorio: string | null
  onChange?(): void
}

/** Shows the progress of a bulletin. Its file is found in the list of bulletins, too. */
export function Making({ job: id, relatorio, onChange }: MakingProps) {
  const { say, may } = usePanel()
  const { job, error } = useJob(id, () => onChange?.())
  const isRunning = job === null || job.status === 'processing'
  const isThere = job?.status === 'completed' && relatorio !== null && may('relatorios.exportar')
  return (
    <>
      <p role="status">{isRunning ? say('report.making') : job.message}</p>
      {isRunning && !error && <progress max={100} value={job?.progress ?? 0} aria-label={say('jobs.progress')} />}
      {isThere && <Look relatorio={relatorio} />}
      <Failure error={error} say={say} />
    </>
  )
}
