import type { ComponentChildren } from 'preact'
import type { Key } from '../words/words.ts'
import { Pages } from './Pages.tsx'
import { usePanel } from './panel.ts'

interface RowsProps {
  title: string
  /** Titles of the columns. */
  columns: Key[]
  page?: number
  pages?: number
  children: ComponentChildren
}

/** Shows the rows of a list in a table that scrolls within its place, with links to the other pages below. */
export function Rows({ title, columns, page = 1, pages = 1, children }: RowsProps) {
  const { say } = usePanel()
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls */}
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields, and a section would be one more landmark */}
      <div class="scroll whole" role="group" tabIndex={0} aria-label={title}>
        <table>
          <caption class="unseen">{title}</caption>
          <thead>
            <tr>
              {columns.map((key) => (
                <th key={key} scope="col">
                  {say(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      <Pages page={page} pages={pages} />
    </>
  )
}
