import type { BarSeriesOption, LineSeriesOption, MapSeriesOption, ScatterSeriesOption } from 'echarts/charts'
import type {
  GridComponentOption,
  LegendComponentOption,
  TitleComponentOption,
  TooltipComponentOption,
  VisualMapComponentOption
} from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { Ink } from './ink.ts'

/** What a figure may be made of. */
export type Option = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | MapSeriesOption
  | ScatterSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TitleComponentOption
  | TooltipComponentOption
  | VisualMapComponentOption
>

/** Options that all figures share. Tooltips are drawn, because the page's policy refuses the style of HTML ones. */
export const common = (ink: Ink) => ({
  animation: false,
  textStyle: { fontFamily: 'system-ui, sans-serif', color: ink.text },
  tooltip: {
    renderMode: 'richText' as const,
    confine: true,
    backgroundColor: ink.ground,
    borderColor: ink.line,
    textStyle: { color: ink.text, fontSize: 13 }
  },
  legend: { textStyle: { color: ink.text }, inactiveColor: ink.faint, bottom: 0, type: 'plain' as const }
})

export const axis = (ink: Ink) => ({
  axisLabel: { color: ink.faint },
  axisLine: { lineStyle: { color: ink.line } },
  axisTick: { lineStyle: { color: ink.line } },
  splitLine: { lineStyle: { color: ink.line } }
})

/** Draws a figure in the given colours. When it `isNarrow`, as on a phone, a legend takes more lines. */
export type Draw = (ink: Ink, isNarrow: boolean) => Option
