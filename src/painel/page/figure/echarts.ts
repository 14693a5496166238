/** The parts of ECharts that the panel uses, and no others. They are loaded when the first figure is drawn. */
import { BarChart, LineChart, MapChart, ScatterChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapPiecewiseComponent
} from 'echarts/components'
import { init, registerMap, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import estados from '../../../modules/agravos/statistics/estados.json'

use([
  BarChart,
  LineChart,
  MapChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapPiecewiseComponent,
  SVGRenderer
])

/** Makes areas known by a name, under which a figure draws them. */
export function addMap(name: string, features: object[]): void {
  // The types of ECharts want tuples where a JSON file has arrays.
  registerMap(name, { type: 'FeatureCollection', features } as unknown as Parameters<typeof registerMap>[1])
}

addMap('BR', estados.features)

export { init }
