import { activeTimeDelta } from '@portal/shared/progress'
import { Card, formatDuration, Stat, Stats } from '@portal/shared/ui'
import type { Dashboard } from './dashboard.queries.ts'

/** Study streak and active time. */
export function HabitCard({ streak, activeTime }: Pick<Dashboard, 'streak' | 'activeTime'>) {
  return (
    <Card title="Habit">
      <Stats>
        <Stat
          label="Study streak"
          value={streak.days}
          unit={streak.days === 1 ? 'day' : 'days'}
          hint={`Longest: ${streak.best} ${streak.best === 1 ? 'day' : 'days'}`}
        />
        <Stat
          label="Active this week"
          value={formatDuration(activeTime.thisWeekMs / 1000)}
          delta={activeTimeDelta(activeTime)}
        />
      </Stats>
    </Card>
  )
}
