import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { nameOf, PersonChoice, type Somebody } from '../people/PersonChoice.tsx'
import { sayValue } from '../words/words.ts'
import { Outcome } from './Outcome.tsx'

type Body = Schemas['CasosEmLote']

/** The most cases that the service changes at once. */
const MOST = 1000

const classifications = ['descartado', 'confirmado', 'inconclusivo'] as const
const criteria = ['laboratorial', 'clinico_epidemiologico'] as const
const outcomes = ['cura', 'obito_outras_causas', 'ignorado'] as const

interface ManyProps {
  chosen: ReadonlySet<number>
  /** The cases of the page that is shown. */
  page: number[]
  choose(ids: number[], isChosen: boolean): void
  clear(): void
}

/** What can be done with the chosen cases: close them, or make somebody else responsible. */
export function Many({ chosen, page, choose, clear }: ManyProps) {
  const { say, client, format } = usePanel()
  const { isBusy, error, act } = useAct()
  const [job, setJob] = useState<string | null>(null)
  const [what, setWhat] = useState<Body['acao'] | null>(null)
  const isWhole = page.every((id) => chosen.has(id))
  const start = (rest: Omit<Body, 'casos'>) =>
    act(async () => {
      const { data } = await client.POST('/api/v1/agravos/casos/em-lote', { body: { casos: [...chosen], ...rest } })
      setJob(data.job_id)
      setWhat(null)
      clear()
    })
  return (
    <section class="many" aria-label={say('many.title')} data-figure="lote">
      <div class="row">
        <button type="button" class="small" onClick={() => choose(page, !isWhole)}>
          {say(isWhole ? 'many.none' : 'many.page')}
        </button>
        <p class="note" role="status">
          {say('many.count', { n: format.count(chosen.size) }, chosen.size)}
        </p>
        {chosen.size > 0 && (
          <>
            <button type="button" class="small" onClick={() => setWhat('encerrar')}>
              {say('many.close')}
            </button>
            <button type="button" class="small" onClick={() => setWhat('transferir')}>
              {say('many.transfer')}
            </button>
            <button type="button" class="small" onClick={clear}>
              {say('many.clear')}
            </button>
          </>
        )}
      </div>
      {chosen.size > MOST && <p class="failure">{say('many.most', { n: format.count(MOST) })}</p>}
      {chosen.size > 0 && chosen.size <= MOST && what === 'encerrar' && <Close isBusy={isBusy} start={start} />}
      {chosen.size > 0 && chosen.size <= MOST && what === 'transferir' && <Transfer isBusy={isBusy} start={start} />}
      <Failure error={error} say={say} />
      {job && <Outcome key={job} job={job} />}
    </section>
  )
}

interface DoProps {
  isBusy: boolean
  start(rest: Omit<Body, 'casos'>): void
}

function Close({ isBusy, start }: DoProps) {
  const { say, today, language } = usePanel()
  const [day, setDay] = useState(today)
  const [given, setGiven] = useState<Record<string, string>>({})
  const choice = (field: 'classificacao_final' | 'criterio_confirmacao' | 'evolucao', values: readonly string[]) => (
    <Choice
      label={say(`field.${field}`)}
      value={given[field] ?? ''}
      options={[
        ['', say('many.as-is')],
        ...values.map((each): [string, string] => [each, sayValue(language, field, each)])
      ]}
      onChange={(value) => setGiven((before) => ({ ...before, [field]: value }))}
    />
  )
  return (
    <form
      class="row"
      aria-label={say('many.close')}
      onSubmit={(event) => {
        event.preventDefault()
        const rest = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
        start({ acao: 'encerrar', encerramento: { data_encerramento: day, ...rest } })
      }}
    >
      <label class="field">
        {say('field.data_encerramento')}
        <input type="date" required max={today} value={day} onInput={({ currentTarget: { value } }) => setDay(value)} />
      </label>
      {choice('classificacao_final', classifications)}
      {choice('criterio_confirmacao', criteria)}
      {choice('evolucao', outcomes)}
      <button type="submit" class="main" disabled={isBusy}>
        {say('many.close')}
      </button>
    </form>
  )
}

/** Whoever may list users finds one of them. Everybody may take cases over. */
function Transfer({ isBusy, start }: DoProps) {
  const { say, may, profile } = usePanel()
  const [heir, setHeir] = useState<Somebody | null>(profile)
  return (
    <form
      class="row"
      aria-label={say('many.transfer')}
      onSubmit={(event) => {
        event.preventDefault()
        if (heir) start({ acao: 'transferir', para: heir.id })
      }}
    >
      {may('usuarios.listar') ? (
        <PersonChoice label={say('many.to')} chosen={heir} onChange={setHeir} isActive />
      ) : (
        <p>
          {say('many.to')}: {nameOf(profile)}
        </p>
      )}
      <button type="submit" class="main" disabled={isBusy || !heir}>
        {say('many.transfer')}
      </button>
    </form>
  )
}
