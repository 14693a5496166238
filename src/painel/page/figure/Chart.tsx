import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useNear } from '../base/near.ts'
import { usePanel } from '../base/panel.ts'
import type { Ink } from './ink.ts'
import type { Draw, Option } from './option.ts'

interface ChartProps {
  option: Draw
  ink: Ink
  label: string
  /** Height, as a class of the style sheet. */
  size: 'low' | 'usual' | 'high'
  /** A map is drawn when it comes into sight, because it needs more of the library. */
  isMap?: boolean
  /** Called with the name of what was clicked. */
  onPick?: (name: string) => void
}

const NARROW = 480

/** Draws a chart as wide as its place. The drawing library is loaded with the first chart. */
export function Chart({ option, ink, label, size, isMap = false, onPick }: ChartProps) {
  const { place, isNear } = useNear<HTMLDivElement>(true, !isMap, '0px')
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
    if (!isNear) return
    const begun = Promise.all([import('./echarts.ts'), isMap ? import('./maps.ts') : null]).then(([{ init }]) => {
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
        // A hidden place has no size, and a map cannot be fitted into it.
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
  }, [isNear])

  useEffect(() => draw.current?.(made), [made])

  if (isLost) return <p class="empty">{say('figure.undrawn')}</p>
  return <div ref={place} class={`chart ${size}`} role="img" aria-label={label} />
}
