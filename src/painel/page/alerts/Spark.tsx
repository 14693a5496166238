import { usePanel } from '../base/panel.ts'

const [WIDTH, HEIGHT, EDGE] = [96, 28, 3]

/** The estimates of the last weeks as a small curve, whose lowest line is zero. */
export function Spark({ curve }: { curve: number[] }) {
  const { say, format } = usePanel()
  if (curve.length < 2) return <>–</>
  const most = Math.max(...curve, 1)
  const step = (WIDTH - 2 * EDGE) / (curve.length - 1)
  const points = curve.map((n, i): [number, number] => [
    EDGE + i * step,
    HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * n) / most
  ])
  const [x, y] = points.at(-1) ?? [0, 0]
  const label = say('alerts.curve.label', {
    n: curve.length,
    from: format.decimal(curve[0] ?? 0),
    to: format.decimal(curve.at(-1) ?? 0),
    most: format.decimal(most)
  })
  return (
    <svg class="spark" role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      <polyline points={points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')} />
      <circle cx={x} cy={y} r={2.5} />
    </svg>
  )
}
