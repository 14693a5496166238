import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { lastWhole } from '../../../platform/time/last-whole.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Making } from '../publications/Making.tsx'

type Novo = Schemas['AgendamentoNovo']

/** Makes the issue of the last whole week or month for nobody but the writer, before a schedule mails any. */
export function Preview({ bodyOf }: { bodyOf(): Novo }) {
  const { say, client, today, format } = usePanel()
  const [made, setMade] = useState<Schemas['RelatorioAceito'] | null>(null)
  const { isBusy, error, act } = useAct()
  const make = () =>
    act(async () => {
      const { periodicidade, destinatarios: _, ...about } = bodyOf()
      const { inicio: data_inicio, fim: data_fim } = lastWhole(periodicidade, today)
      const body = { ...about, formato: 'pdf' as const, data_inicio, data_fim }
      setMade((await client.POST('/api/v1/relatorios', { body })).data)
    })
  const { inicio, fim } = lastWhole(bodyOf().periodicidade, today)
  return (
    <section class="below" aria-label={say('sched.preview')} data-figure="previa">
      <p class="note">
        {say('sched.preview.about', { days: say('scope.from', { from: format.day(inicio), to: format.day(fim) }) })}
      </p>
      <button type="button" disabled={isBusy} onClick={make}>
        {say('sched.preview')}
      </button>
      <Failure error={error} say={say} />
      {made && <Making key={made.job_id} job={made.job_id} relatorio={made.relatorio_id} />}
    </section>
  )
}
