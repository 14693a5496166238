/** The parts of ECharts that the panel uses, and no others. They are loaded when the first figure is drawn. */
import { BarChart, LineChart, MapChart, ScatterChart } from 'echarts/charts'
import {
  GeoComponent,
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
  GeoComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapPiecewiseComponent,
  SVGRenderer
])

// The types of ECharts want tuples where a JSON file has arrays.
const shapes = (features: typeof estados.features) =>
  ({ type: 'FeatureCollection', features }) as unknown as Parameters<typeof registerMap>[1]

registerMap('BR', shapes(estados.features))
for (const feature of estados.features) registerMap(feature.properties.name, shapes([feature]))

export { init }
