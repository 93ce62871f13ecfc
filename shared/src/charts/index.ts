export { BarChart, type BarChartProps } from './bar-chart.tsx'
export type {
  ChartBar,
  ChartEmpty,
  ChartPoint,
  ChartReference,
  ChartSeries,
} from './chart-types.ts'
export { LineChart, type LineChartProps } from './line-chart.tsx'
export { type PairedBar, PairedBars, type PairedBarsProps } from './paired-bars.tsx'
export { Sparkline, type SparklineProps } from './sparkline.tsx'
