import { usePanel } from '../base/panel.ts'
import { DataTable } from '../figure/DataTable.tsx'
import type { Table } from '../figure/table.ts'
import { fieldName, valueText } from '../work/changes.ts'
import type { Caso } from './facts.ts'

type Item = Caso['historico'][number]

/** What was done to a case, by whom, and the values before and after. */
export function History({ historico }: { historico: Item[] }) {
  const { say, format } = usePanel()
  return (
    <section>
      <h3>{say('part.historico')}</h3>
      <ul class="plain">
        {historico.map((item) => (
          <li key={`${item.data} ${item.acao}`}>
            {[format.moment(item.data), item.descricao, item.usuario?.nome].filter(Boolean).join(' · ')}
            <Changes item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Changes({ item: { data, detalhes } }: { item: Item }) {
  const { say, format, language } = usePanel()
  const campos = Array.isArray(detalhes.campos) ? detalhes.campos.map(String) : []
  if (campos.length === 0) return null
  const table: Table = {
    columns: (['changes.field', 'changes.before', 'changes.after'] as const).map((key) => ({
      title: say(key),
      kind: 'text'
    })),
    rows: campos.map((campo) => {
      const told = detalhes.mudancas?.find((each) => each.campo === campo)
      const values = told ? [told.antes, told.depois] : [say('changes.hidden'), say('changes.hidden')]
      return [
        fieldName(campo, say, language),
        ...values.map((value) => (told ? valueText(campo, value, say, format, language) : String(value)))
      ]
    })
  }
  return (
    <details>
      <summary>{say('history.changes', { n: campos.length }, campos.length)}</summary>
      <DataTable table={table} caption={say('history.changes.of', { when: format.moment(data) })} />
    </details>
  )
}
