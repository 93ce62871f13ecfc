export { BarChart, type BarChartProps } from './bar-chart.tsx'
export type {
  ChartBar,
  ChartEmpty,
  ChartPoint,
  ChartReference,
  ChartSeries,
} from './chart-types.ts'
export { type BarGroup, GroupedBars, type GroupedBarsProps } from './grouped-bars.tsx'
export { LineChart, type LineChartProps } from './line-chart.tsx'
export { type PairedBar, PairedBars, type PairedBarsProps } from './paired-bars.tsx'
export { RadarChart, type RadarChartProps } from './radar-chart.tsx'
export {
  type ChartAxis,
  type ChartDot,
  ScatterChart,
  type ScatterChartProps,
} from './scatter-chart.tsx'
export { Sparkline, type SparklineProps } from './sparkline.tsx'
