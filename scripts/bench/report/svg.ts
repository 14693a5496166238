import { escaped } from '../../../src/engine/messages/html.ts'

/*
 * Draws plots as SVG without styles of their own. Colours come from the page's classes, so the plots follow its light
 * or dark theme and pass a policy that forbids styles in attributes. ECharts, which draws the bulletins, writes colours
 * into such attributes.
 */
export interface Bar {
  label: string
  value: number
  text: string
}

export interface Group {
  label: string
  bars: Bar[]
}

const WIDTH = 560
const LEFT = 172
const RIGHT = 70
const ROW = 18
const GAP = 10
const TEXT = 13
/** The most characters of a label that fit into the width. The table has the whole label. */
const FIT = 92

const svg = (title: string, height: number, parts: string[]): string =>
  `<svg class="plot" role="img" viewBox="0 0 ${WIDTH} ${height}" xmlns="http://www.w3.org/2000/svg"><title>${escaped(title)}</title>${parts.join('')}</svg>`

const text = (x: number, y: number, words: string, kind: string): string =>
  `<text x="${x}" y="${y}" class="${kind}">${escaped(words)}</text>`

/** Marks the names of findings, which are English on every page. */
const given = (x: number, y: number, words: string, kind: string): string =>
  text(x, y, words, kind).replace('<text ', '<text lang="en" ')

/**
 * Draws bars side by side, each with its name before it and its figure after it, so that nothing depends on colours.
 */
export function barPlot(title: string, groups: Group[]): string {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)), Number.MIN_VALUE)
  const parts: string[] = []
  const kinds = [...new Set(groups.flatMap(({ bars }) => bars.map(({ label }) => label)))]
  let y = 0
  for (const { label, bars } of groups) {
    parts.push(given(0, y + TEXT, label, 'group'))
    y += ROW
    for (const bar of bars) {
      const length = Math.max(1, Math.round(((WIDTH - LEFT - RIGHT) * bar.value) / most))
      parts.push(
        text(LEFT - 8, y + TEXT, bar.label, 'end'),
        `<rect x="${LEFT}" y="${y + 3}" width="${length}" height="${ROW - 5}" rx="2" class="s${kinds.indexOf(bar.label) % 4}"/>`,
        text(LEFT + length + 6, y + TEXT, bar.text, 'value')
      )
      y += ROW
    }
    y += GAP
  }
  return svg(title, y, parts)
}

const shortened = (label: string) => (label.length > FIT ? `${label.slice(0, FIT - 1)}…` : label)

export interface Margin {
  label: string
  /** How many times better than its bar a ratio is. Below one it misses the bar. */
  times: number
  holds: boolean
}

/** The powers of two to the left and right of the bar. */
const LOWEST = -2
const HIGHEST = 4
const FROM = 20
const placeOf = (power: number) => FROM + ((WIDTH - 2 * FROM) * (power - LOWEST)) / (HIGHEST - LOWEST)

/** Draws one dot for each ratio, by its distance from the bar in the middle. Those that miss it are crosses. */
export function marginPlot(title: string, [better, worse]: [string, string], margins: Margin[]): string {
  const height = 40 + margins.length * ROW * 1.7
  const bar = placeOf(0)
  const parts = [text(bar + 8, 14, `${better} →`, 'value'), text(bar - 8, 14, `← ${worse}`, 'end')]
  for (let power = LOWEST; power <= HIGHEST; power++)
    parts.push(
      `<line x1="${placeOf(power)}" x2="${placeOf(power)}" y1="36" y2="${height}" class="${power === 0 ? 'bar' : 'grid'}"/>`,
      text(placeOf(power), 30, `×${2 ** power}`, 'middle')
    )
  for (const [i, { label, times, holds }] of margins.entries()) {
    const y = 40 + i * ROW * 1.7
    const x = Math.round(placeOf(Math.min(HIGHEST, Math.max(LOWEST, Math.log2(Math.max(times, 1e-9))))))
    parts.push(given(FROM, y + TEXT, shortened(label), holds ? 'small' : 'small missed'))
    parts.push(
      holds
        ? `<circle cx="${x}" cy="${y + 22}" r="5" class="s0"/>`
        : `<path d="M${x - 5} ${y + 17}l10 10m0 -10l-10 10" class="cross"/>`
    )
  }
  return svg(title, Math.round(height), parts)
}
