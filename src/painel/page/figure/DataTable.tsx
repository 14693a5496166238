import { usePanel } from '../base/panel.ts'
import { shown, type Table } from './table.ts'

/** Shows data in a table whose first column names the row. */
export function DataTable({ table: { columns, rows }, caption }: { table: Table; caption: string }) {
  const { format } = usePanel()
  const [first, ...others] = columns
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    // biome-ignore lint/a11y/useSemanticElements: these are no fields, and a section would be one more landmark
    <div class="scroll" role="group" tabIndex={0} aria-label={caption}>
      <table>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, kind }) => (
              <th key={title} scope="col" class={kind === 'text' ? undefined : 'number'}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">{first && shown(row[0], first, format)}</th>
              {others.map((column, at) => (
                <td key={column.title} class={column.kind === 'text' ? undefined : 'number'}>
                  {shown(row[at + 1], column, format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
