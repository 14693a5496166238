import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
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
  const [isNarrow, setNarrow] = useState(false)
  const made = useMemo(() => option(ink, isNarrow), [option, ink, isNarrow])
  const latest = useRef(made)
  latest.current = made

  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void import('./echarts.ts').then(({ init }) => {
      const { current } = place
      if (isGone || !current) return
      const chart = init(current, null, { renderer: 'svg' })
      chart.on('click', ({ name }) => pick.current?.(name))
      draw.current = (next) => chart.setOption(next, { notMerge: true })
      draw.current(latest.current)
      const watch = new ResizeObserver(() => {
        setNarrow(current.clientWidth < NARROW)
        chart.resize()
      })
      watch.observe(current)
      stop = () => {
        watch.disconnect()
        chart.dispose()
      }
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])

  useEffect(() => draw.current?.(made), [made])

  return <div ref={place} class={`chart ${size}`} role="img" aria-label={label} />
}
