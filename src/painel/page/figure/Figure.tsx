import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { useScope } from '../base/scope.ts'
import { DataTable } from './DataTable.tsx'
import type { Caption } from './frame.ts'
import { pngOf, save } from './save.ts'
import { csvOf, type Table } from './table.ts'

interface FigureProps {
  /** Name of the figure's files. */
  name: string
  title: string
  notes?: string[]
  table: Table
  hint?: string
  tools?: ComponentChildren
  /** Makes the SVG that is downloaded. Null while it cannot be made. */
  picture: ((caption: Caption) => Promise<string>) | null
  isWide?: boolean
  /** What it covers, and the beginning of its files' names, where that is not what the filters select. */
  of?: { scope: string; stem: string }
  children: ComponentChildren
}

/** A figure with its title, its data in a table, and its files. */
export function Figure({ name, title, notes = [], hint, tools, table, picture, isWide, of, children }: FigureProps) {
  const { say, language, address } = usePanel()
  const selected = useScope()
  const scope = of?.scope ?? selected
  const [error, setError] = useState<unknown>(null)
  const [isOpen, setOpen] = useState(false)
  const file = (kind: string) => `${of?.stem ?? `${name}-${address.inicio}-${address.fim}`}.${kind}`
  const makers: Record<string, () => Promise<Blob>> = {
    csv: async () => new Blob([csvOf(table, language)], { type: 'text/csv' })
  }
  if (picture) {
    const svg = () => picture({ title, scope, source: [`${say('figure.source')}.`, ...notes].join(' ') })
    makers.svg = async () => new Blob([await svg()], { type: 'image/svg+xml' })
    makers.png = async () => pngOf(await svg())
  }
  const download = async (kind: string) => {
    setError(null)
    await makers[kind]?.().then((content) => save(content, file(kind)), setError)
  }

  return (
    <section class={isWide ? 'figure wide' : 'figure'} aria-label={title} data-figure={name}>
      <div class="figure-head">
        <h2>{title}</h2>
        <div class="figure-files">
          {Object.keys(makers).map((kind) => (
            <button
              key={kind}
              type="button"
              class="small"
              aria-label={say('figure.download.as', { title, kind: kind.toUpperCase() })}
              title={say('figure.download')}
              onClick={() => void download(kind)}
            >
              {kind.toUpperCase()}
            </button>
          ))}
        </div>
      </div>
      {tools && <div class="row">{tools}</div>}
      {children}
      {hint && <p class="note">{hint}</p>}
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
      <Failure error={error} say={say} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{say('figure.table')}</summary>
        {isOpen && <DataTable table={table} caption={say('figure.table.of', { title })} />}
      </details>
    </section>
  )
}
