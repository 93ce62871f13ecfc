import type { DashboardCards, DashboardPlace } from '@portal/shared/dashboard-cards'
import { part } from '@portal/shared/idle'
import type { SchoolTrendProps } from './features/dashboard/later.tsx'

/** What domains add to a school's dashboard, above its list of students or below it: a line for each. */
export const dashboardCards: readonly DashboardCards<SchoolTrendProps, DashboardPlace>[] = [
  {
    id: 'trend',
    place: 'above',
    height: '31rem',
    Cards: part(
      async () => ({ default: (await import('./features/dashboard/later.tsx')).SchoolTrend }),
      { failed: 'The trend could not be loaded' },
    ),
  },
  {
    id: 'posts',
    place: 'below',
    Cards: part(() => import('@portal/shared/posts-card'), {
      failed: 'The posts could not be loaded',
    }),
  },
]
