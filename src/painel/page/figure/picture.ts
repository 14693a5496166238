import { init } from './echarts.ts'
import { type Caption, framed, HEAD, WIDTH } from './frame.ts'
import { light } from './ink.ts'
import type { Draw } from './option.ts'

/** Makes a picture that stands for itself: with title, scope and source. It is always light, for printing. */
export async function pictureOf(draw: Draw, caption: Caption, height: number, isMap = false): Promise<string> {
  if (isMap) await import('./maps.ts')
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height })
  chart.setOption(draw(light, false))
  const inner = chart.renderToSVGString()
  chart.dispose()
  return framed(inner.replace(/^<svg /, `<svg y="${HEAD}" `), caption, height)
}
