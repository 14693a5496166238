/** What maps need of ECharts besides (figure/echarts.ts), with the states. It is loaded when a map comes into sight. */
import { MapChart } from 'echarts/charts'
import { VisualMapPiecewiseComponent } from 'echarts/components'
import { registerMap, use } from 'echarts/core'
// What both use stays in one file in this way.
import './echarts.ts'
import estados from '../../../modules/agravos/statistics/estados.json'

use([MapChart, VisualMapPiecewiseComponent])

/** Makes areas known by a name, under which a figure draws them. */
export function addMap(name: string, features: object[]): void {
  // The types of ECharts want tuples where a JSON file has arrays.
  registerMap(name, { type: 'FeatureCollection', features } as unknown as Parameters<typeof registerMap>[1])
}

addMap('BR', estados.features)
