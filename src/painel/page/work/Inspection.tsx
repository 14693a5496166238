import type { Schemas } from '../../../client/index.ts'
import { Choice } from '../base/Choice.tsx'
import type { Format } from '../base/format.ts'
import { usePanel } from '../base/panel.ts'
import { DataTable } from '../figure/DataTable.tsx'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'

export type Inspecao = Schemas['Inspecao']

interface InspectionProps {
  found: Inspecao
  isBusy: boolean
  /** Called with the name of another sheet to look into. */
  onSheet(planilha: string): void
}

/** What was recognised at the beginning of a file. Of a workbook with several sheets another one can be chosen. */
export function Inspection({ found, isBusy, onSheet }: InspectionProps) {
  const { say, format } = usePanel()
  // The API takes no empty name.
  const sheets = found.planilhas.filter((name) => name.trim() !== '')
  const hasChoice = sheets.length > 1
  const facts: [string, string][] = [
    [say('import.format'), found.formato.toUpperCase()],
    [say('import.layout'), layoutName(found.layout, say)],
    [say('import.encoding'), found.codificacao ?? '–'],
    [say('import.separator'), found.separador === '\t' ? say('import.separator.tab') : (found.separador ?? '–')],
    [say('import.packed'), found.compactacao ?? '–'],
    ...(found.planilha === null || hasChoice ? [] : [[say('import.sheet'), found.planilha] satisfies [string, string]])
  ]
  return (
    <section aria-label={say('import.found')} data-figure="inspecao">
      <h2>{say('import.found')}</h2>
      {found.planilha !== null && hasChoice && (
        <div class="row">
          <Choice
            label={say('import.sheet.choose')}
            value={found.planilha}
            options={sheets.map((name) => [name, name])}
            onChange={onSheet}
            isOff={isBusy}
          />
        </div>
      )}
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
      <DataTable table={rowsTable(found, say, format)} caption={say('import.rows')} />
    </section>
  )
}

function layoutName(layout: Inspecao['layout'], say: Say): string {
  if (layout === null) return say('import.layout.none')
  return layout === 'especificacao' ? say('import.layout.especificacao') : say('import.layout.sinan')
}

const columnsTable = ({ colunas }: Inspecao, say: Say): Table => ({
  columns: [
    { title: say('import.column'), kind: 'text' },
    { title: say('import.goes'), kind: 'text' },
    { title: say('import.use'), kind: 'text' }
  ],
  rows: colunas.map(({ coluna, campo, uso }) => [coluna, campo, say(`use.${uso}`)])
})

const rowsTable = ({ linhas }: Inspecao, say: Say, format: Format): Table => ({
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
    data_notificacao && format.day(data_notificacao),
    [
      ...(ignorada ? [say('import.ignored')] : []),
      ...erros.map(({ erro, campo }) => `${say('kind.error')}: ${campo ? `${campo}: ` : ''}${erro}`),
      ...avisos.map(({ aviso, campo }) => `${say('kind.warning')}: ${campo ? `${campo}: ` : ''}${aviso}`)
    ].join('; ')
  ])
})
