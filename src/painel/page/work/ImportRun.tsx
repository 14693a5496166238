import type { Job, Schemas } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { DataTable } from '../figure/DataTable.tsx'
import { save } from '../figure/save.ts'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import { useJob } from './job.ts'
import type { Plan } from './plan.ts'
import { Changes, Confirm } from './Trial.tsx'

type Resultado = Schemas['ImportacaoResultado']

interface ImportRunProps {
  job: string
  /** What the job tries out, as long as the page has the file; null for any other job. */
  plan: Plan | null
  onEnd(job: Job): void
  /** Called when the file is not needed any more. */
  onDone(): void
}

/** An import under way, or its outcome. After a trial run it can be written. */
export function ImportRun({ job: id, plan, onEnd, onDone }: ImportRunProps) {
  const { say, client, go, format } = usePanel()
  const { job, error } = useJob(id, onEnd)
  const cancelling = useAct()
  const isRunning = job?.status === 'processing'
  const rows = job?.linhas_processadas ?? 0
  const resultado = job?.resultado && 'total_linhas' in job.resultado ? job.resultado : null
  const trial = resultado?.modo === 'validar' ? resultado : null
  return (
    <section class="sheet" aria-label={say('import.result')} data-figure="importacao">
      <div role="status">
        {job === null && !error && <p>{say('busy')}</p>}
        {isRunning && <p>{say('import.progress', { n: format.count(rows) }, rows)}</p>}
        {job && !isRunning && <p>{job.message}</p>}
      </div>
      {isRunning && (
        <div class="row">
          <progress max={100} value={job.progress} aria-label={say('jobs.progress')} />
          <button
            type="button"
            disabled={cancelling.isBusy}
            onClick={() => cancelling.act(async () => void (await client.jobs.cancel(id)))}
          >
            {say('import.cancel')}
          </button>
        </div>
      )}
      <Failure error={error ?? cancelling.error} say={say} />
      {job && resultado && <Outcome job={job} resultado={resultado} />}
      {trial && plan && <Confirm resultado={trial} plan={plan} onSent={onDone} />}
      {trial && !plan && <p class="note">{say('import.confirm.gone')}</p>}
      {!isRunning && (
        <button
          type="button"
          onClick={() => {
            onDone()
            go({ tarefa: '' })
          }}
        >
          {say('import.another')}
        </button>
      )}
    </section>
  )
}

const figures = [
  'total_linhas',
  'importados',
  'atualizados',
  'inalterados',
  'duplicados',
  'ignorados',
  'erros',
  'avisos'
] as const

function Outcome({ job, resultado }: { job: Job; resultado: Resultado }) {
  const { say, client, format } = usePanel()
  const fetching = useAct()
  const table = problemsTable(resultado, say)
  return (
    <>
      <h2>{say('import.result')}</h2>
      {resultado.modo === 'validar' && <p>{say('import.trial')}</p>}
      {resultado.planilha !== null && <p>{`${say('import.sheet')}: ${resultado.planilha}`}</p>}
      <dl class="facts">
        {figures.map((name) => (
          <div key={name} data-figura={name}>
            <dt>{say(`figuras.${name}`)}</dt>
            <dd>{format.count(resultado[name])}</dd>
          </div>
        ))}
      </dl>
      <Changes resultado={resultado} />
      {job.resultado_url && (
        <>
          <p class="note">{say('import.errors.help')}</p>
          <button
            type="button"
            class="main"
            disabled={fetching.isBusy}
            onClick={() =>
              fetching.act(async () => {
                const file = await client.jobs.download(job)
                save(await file.blob(), file.filename ?? 'erros.csv')
              })
            }
          >
            {say('import.errors')}
          </button>
        </>
      )}
      <Failure error={fetching.error} say={say} />
      {table.rows.length > 0 && (
        <>
          <h3>{say('import.errors.first')}</h3>
          <DataTable table={table} caption={say('import.errors.first')} />
        </>
      )}
    </>
  )
}

const problemsTable = ({ erros_detalhados = [], avisos_detalhados = [] }: Resultado, say: Say): Table => ({
  columns: [
    { title: say('import.row'), kind: 'text' },
    { title: say('col.kind'), kind: 'text' },
    { title: say('field.numero_notificacao'), kind: 'text' },
    { title: say('import.column'), kind: 'text' },
    { title: say('col.value'), kind: 'text' },
    { title: say('col.message'), kind: 'text' }
  ],
  rows: [
    ...erros_detalhados.map((each) => ({ ...each, kind: say('kind.error'), text: each.erro })),
    ...avisos_detalhados.map((each) => ({ ...each, kind: say('kind.warning'), text: each.aviso }))
  ].map(({ linha, kind, numero_notificacao, campo, valor, text }) => [
    String(linha),
    kind,
    numero_notificacao,
    campo,
    valor,
    text
  ])
})
