import { LineChart } from '@portal/shared/charts'
import type { Week } from './types.ts'

/** Share of right answers by week; weeks without answers are gaps. */
export default function AccuracyChart({ weeks }: { weeks: readonly Week[] }) {
  return (
    <LineChart
      label="Share of right answers by week"
      height={224}
      yDomain={[0, 100]}
      formatY={(share) => `${Math.round(share)}%`}
      xLabel="Week from"
      series={[
        {
          id: 'right',
          label: 'Right answers',
          points: weeks.map((week) => ({
            x: new Date(`${week.weekStart}T12:00:00Z`),
            y: week.answered === 0 ? null : (week.correct / week.answered) * 100,
          })),
        },
      ]}
    />
  )
}
