/** The parts of ECharts that curves and bars use, and no others. They are loaded when the first figure is drawn. */
import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendPlainComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([BarChart, LineChart, ScatterChart, GridComponent, LegendPlainComponent, TooltipComponent, SVGRenderer])

export { init }
