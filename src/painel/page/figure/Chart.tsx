import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import type { Ink } from './ink.ts'
import type { Draw, Option } from './option.ts'

interface ChartProps {
  option: Draw
  ink: Ink
  label: string
  /** Its height, as a class of the style. */
  size: 'low' | 'usual' | 'high'
  /** Told the name of what was clicked. */
  onPick?: (name: string) => void
}

const NARROW = 480

/** A drawing, as wide as its place. The drawing program is loaded with the first one. */
export function Chart({ option, ink, label, size, onPick }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const pick = useRef(onPick)
  pick.current = onPick
  const draw = useRef<((option: Option) => void) | null>(null)
  const { say } = usePanel()
  const [isNarrow, setNarrow] = useState(false)
  const [isLost, setLost] = useState(false)
  const made = useMemo(() => option(ink, isNarrow), [option, ink, isNarrow])
  const latest = useRef(made)
  latest.current = made

  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const begun = import('./echarts.ts').then(({ init }) => {
      const { current } = place
      if (isGone || !current) return
      let chart: ReturnType<typeof init> | null = null
      const begin = () => {
        const made = init(current, null, { renderer: 'svg' })
        made.on('click', ({ name }) => pick.current?.(name))
        draw.current = (next) => made.setOption(next, { notMerge: true })
        draw.current(latest.current)
        return made
      }
      const watch = new ResizeObserver(() => {
        // A place that is not shown has no size, and a map can not be fitted into none.
        if (current.clientWidth === 0 || current.clientHeight === 0) return
        setNarrow(current.clientWidth < NARROW)
        if (chart) chart.resize()
        else chart = begin()
      })
      watch.observe(current)
      stop = () => {
        watch.disconnect()
        chart?.dispose()
        draw.current = null
      }
    })
    begun.catch(() => setLost(true))
    return () => {
      isGone = true
      stop()
    }
  }, [])

  useEffect(() => draw.current?.(made), [made])

  if (isLost) return <p class="empty">{say('figure.undrawn')}</p>
  return <div ref={place} class={`chart ${size}`} role="img" aria-label={label} />
}
