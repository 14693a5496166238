import { useState } from 'preact/hooks'
import { keepText, keptList } from '../base/kept.ts'
import { usePanel } from '../base/panel.ts'
import { allColumns, type Column, usualColumns } from './Row.tsx'

const KEPT = 'painel.colunas'

const isColumn = (each: unknown): each is Column => allColumns.some((column) => column === each)

/** The columns of the list, which this browser keeps. */
export function useColumns(): [Column[], (next: Column[]) => void] {
  const [shown, setShown] = useState<Column[]>(() => keptList(KEPT, isColumn) ?? usualColumns)
  return [
    shown,
    (next) => {
      const isUsual = next.length === usualColumns.length && next.every((each) => usualColumns.includes(each))
      keepText(KEPT, isUsual ? null : JSON.stringify(next))
      setShown(next)
    }
  ]
}

/** Lets the reader choose the columns. They keep their order. */
export function Columns({ shown, onChange }: { shown: Column[]; onChange(next: Column[]): void }) {
  const { say } = usePanel()
  return (
    <details>
      <summary>{say('columns.choose')}</summary>
      <fieldset class="options">
        <legend class="unseen">{say('columns.choose')}</legend>
        {allColumns.map((column) => (
          <label key={column} class="option">
            <input
              type="checkbox"
              checked={shown.includes(column)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(allColumns.filter((each) => (each === column ? checked : shown.includes(each))))
              }
            />
            {say(column)}
          </label>
        ))}
        <button type="button" class="small" onClick={() => onChange(usualColumns)}>
          {say('columns.usual')}
        </button>
      </fieldset>
    </details>
  )
}
