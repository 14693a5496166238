import { useId, useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { DataTable } from '../figure/DataTable.tsx'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import type { Formato } from './formats.ts'

export type Inspecao = Schemas['Inspecao']

export interface Chosen {
  file: File
  formato: Formato
}

const modes = ['validar', 'importar', 'atualizar', 'espelhar'] as const
type Mode = (typeof modes)[number]

/** What was recognised at the beginning of a file, and the form to send it. */
export function Inspection({ found, chosen }: { found: Inspecao; chosen: Chosen }) {
  const { say } = usePanel()
  const facts: [string, string][] = [
    [say('import.format'), found.formato.toUpperCase()],
    [say('import.layout'), layoutName(found.layout, say)],
    [say('import.encoding'), found.codificacao ?? '–'],
    [say('import.separator'), found.separador === '\t' ? say('import.separator.tab') : (found.separador ?? '–')],
    [say('import.packed'), found.compactacao ?? '–'],
    ...(found.planilha === null ? [] : [[say('import.sheet'), found.planilha] satisfies [string, string]])
  ]
  return (
    <section aria-label={say('import.found')} data-figure="inspecao">
      <h2>{say('import.found')}</h2>
      <dl class="facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {found.faltando.length > 0 && (
        <p class="failure" role="alert">
          {say('import.missing', { names: found.faltando.join(', ') })}
        </p>
      )}
      {found.nao_reconhecidas.length > 0 && (
        <p class="note">{say('import.unknown', { names: found.nao_reconhecidas.join(', ') })}</p>
      )}
      <details>
        <summary>{`${say('import.columns')} (${found.colunas.length})`}</summary>
        <DataTable table={columnsTable(found, say)} caption={say('import.columns')} />
      </details>
      <h3>{say('import.rows')}</h3>
      <DataTable table={rowsTable(found, say)} caption={say('import.rows')} />
      {found.faltando.length === 0 && <Send chosen={chosen} />}
    </section>
  )
}

function layoutName(layout: Inspecao['layout'], say: Say): string {
  if (layout === null) return say('import.layout.none')
  return layout === 'especificacao' ? say('import.layout.especificacao') : say('import.layout.sinan', { name: layout })
}

const columnsTable = ({ colunas }: Inspecao, say: Say): Table => ({
  columns: [
    { title: say('import.column'), kind: 'text' },
    { title: say('import.goes'), kind: 'text' },
    { title: say('import.use'), kind: 'text' }
  ],
  rows: colunas.map(({ coluna, campo, uso }) => [coluna, campo, say(`use.${uso}`)])
})

const rowsTable = ({ linhas }: Inspecao, say: Say): Table => ({
  columns: [
    { title: say('import.row'), kind: 'text' },
    { title: say('field.tipo_agravo'), kind: 'text' },
    { title: say('field.numero_notificacao'), kind: 'text' },
    { title: say('field.data_notificacao'), kind: 'text' },
    { title: say('import.problems'), kind: 'text' }
  ],
  rows: linhas.map(({ linha, tipo_agravo, numero_notificacao, data_notificacao, ignorada, erros, avisos }) => [
    String(linha),
    tipo_agravo && say(`agravo.${tipo_agravo}`),
    numero_notificacao,
    data_notificacao,
    [
      ...(ignorada ? [say('import.ignored')] : []),
      ...erros.map(({ erro, campo }) => `${say('kind.error')}: ${campo ? `${campo}: ` : ''}${erro}`),
      ...avisos.map(({ aviso, campo }) => `${say('kind.warning')}: ${campo ? `${campo}: ` : ''}${aviso}`)
    ].join('; ')
  ])
})

function Send({ chosen: { file, formato } }: { chosen: Chosen }) {
  const { say, client, go } = usePanel()
  const [modo, setModo] = useState<Mode>('validar')
  const [ignorar_erros, setSkip] = useState(false)
  const { isBusy, error, act } = useAct()
  const id = useId()
  const send = () =>
    act(async () => {
      const body = { file, formato, modo, ignorar_erros }
      const { data } = await client.POST('/api/v1/agravos/casos/bulk', { body })
      // The outcome has an address of its own.
      go({ tarefa: data.job_id })
    })
  return (
    <>
      <fieldset>
        <legend>{say('import.mode')}</legend>
        {modes.map((mode) => (
          <label key={mode} class="option">
            <input type="radio" name={id} checked={modo === mode} onChange={() => setModo(mode)} />
            {say(`mode.${mode}`)}
          </label>
        ))}
        <label class="option">
          <input
            type="checkbox"
            checked={ignorar_erros}
            onChange={({ currentTarget }) => setSkip(currentTarget.checked)}
          />
          {say('import.skip')}
        </label>
      </fieldset>
      <p role="status">{isBusy ? say('import.sending') : ''}</p>
      <Failure error={error} say={say} />
      <button type="button" class="main" disabled={isBusy} onClick={send}>
        {say('import.send')}
      </button>
    </>
  )
}
