import type { CallAnswer } from '@portal/shared/api'
import type { ChartSeries } from '@portal/shared/charts'

export type Trend = CallAnswer<'GET /Dashboard/School/Dashboard/GetTrend'>
export type TrendYears = readonly { yearGroup: number }[]

/** The year group that an address asks for, where the school has it. */
export function yearIn(text: string | null, years: TrendYears): number | undefined {
  return years.find(({ yearGroup }) => String(yearGroup) === text)?.yearGroup
}

/** A line of shares in percent over the terms, in whose order they are drawn. */
export function percentLine(
  of: 'attendance' | 'mastery' | 'simulations',
  label: string,
  terms: Trend['terms'],
): ChartSeries {
  return { id: of, label, points: terms.map((term, at) => ({ x: at, y: term[of] })) }
}
