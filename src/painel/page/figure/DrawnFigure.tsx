import type { ComponentChildren } from 'preact'
import { usePanel } from '../base/panel.ts'
import { Chart } from './Chart.tsx'
import { Figure } from './Figure.tsx'
import { dark, light } from './ink.ts'
import type { Draw } from './option.ts'
import type { Table } from './table.ts'

interface DrawnProps {
  name: string
  title: string
  /** Describes the drawing for readers who do not see it. */
  label: string
  notes?: string[]
  /** What a click does. It is of no use in a file. */
  hint?: string
  /** Choices of the drawing. */
  tools?: ComponentChildren
  table: Table
  /** Null while the shapes are being loaded. */
  draw: Draw | null
  /** The shapes could not be loaded. */
  isLost?: boolean
  size: 'low' | 'usual' | 'high'
  isEmpty?: boolean
  /** The numbers are hidden from this account. */
  isHidden?: boolean
  isWide?: boolean
  isMap?: boolean
  of?: { scope: string; stem: string }
  onPick?: (name: string) => void
}

const heights = { low: 320, usual: 560, high: 560 }

/** A figure that is drawn the same in the page and in its files. */
export function DrawnFigure({ draw, label, size, isEmpty, isHidden, isLost, isMap, onPick, ...figure }: DrawnProps) {
  const { isDark, say } = usePanel()
  return (
    <Figure
      {...figure}
      picture={
        draw && (async (caption) => (await import('./picture.ts')).pictureOf(draw, caption, heights[size], isMap))
      }
    >
      {isEmpty || isHidden || isLost ? (
        <p class="empty">{say(isEmpty ? 'figure.empty' : isHidden ? 'hidden' : 'figure.undrawn')}</p>
      ) : draw === null ? (
        <p class={`loading chart ${size}`}>{say('busy')}</p>
      ) : (
        <Chart option={draw} ink={isDark ? dark : light} label={label} size={size} isMap={isMap} onPick={onPick} />
      )}
    </Figure>
  )
}
