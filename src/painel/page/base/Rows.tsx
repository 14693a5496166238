import type { ComponentChildren } from 'preact'
import type { Key } from '../words/words.ts'
import { Pages } from './Pages.tsx'
import { usePanel } from './panel.ts'

interface RowsProps {
  title: string
  /** The heads of its columns. */
  columns: Key[]
  page?: number
  pages?: number
  children: ComponentChildren
}

/** Rows of a list in a table that scrolls within its place, with the other pages of the list below. */
export function Rows({ title, columns, page = 1, pages = 1, children }: RowsProps) {
  const { say } = usePanel()
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section class="scroll whole" tabIndex={0} aria-label={title}>
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
      </section>
      <Pages page={page} pages={pages} />
    </>
  )
}
