import * as rules from 'virtual:rules/gerarRelatorio'
import { useId, useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { type Agravo, agravos } from '../base/address.ts'
import { useAct } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { usePlace } from '../base/scope.ts'
import { boletimOf, type Formato, formatos } from './asked.ts'
import { Making } from './Making.tsx'

/** Asks for a bulletin on what the filters select, and follows its job. */
export function Ask({ onChange }: { onChange: () => void }) {
  const { say, format, client, address, language } = usePanel()
  const place = usePlace()
  const [chosen, setChosen] = useState<Agravo>('dengue')
  const [formato, setFormato] = useState<Formato>('pdf')
  const [texto, setTexto] = useState('')
  const [made, setMade] = useState<{ accepted: Schemas['RelatorioAceito']; formato: Formato } | null>(null)
  const id = useId()
  const { isBusy, error, act } = useAct()
  const ask = () =>
    act(async () => {
      const body = boletimOf(address, chosen, formato, language, texto)
      const { data } = await client.POST('/api/v1/relatorios', { body })
      setMade({ accepted: data, formato })
    })
  const agravo = address.agravo || chosen
  const days = say('scope.from', { from: format.day(address.inicio), to: format.day(address.fim) })
  return (
    <section class="sheet" aria-label={say('report.ask')} data-figure="boletim">
      <h2>{say('report.ask')}</h2>
      <p>{say('report.about')}</p>
      <p class="strong">{[say(`agravo.${agravo}`), place, days].join(' · ')}</p>
      <div class="field">
        <label for={id}>{say('report.text')}</label>
        <textarea
          id={id}
          rows={4}
          value={texto}
          maxLength={rules.fields.texto?.maxLength}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        <p class="note" id={`${id}-hint`}>
          {say('report.text.hint')}
        </p>
      </div>
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
      {made && (
        <Making
          key={made.accepted.job_id}
          job={made.accepted.job_id}
          relatorio={made.formato === 'pdf' ? made.accepted.relatorio_id : null}
          onChange={onChange}
        />
      )}
    </section>
  )
}
