import type { DashboardCards } from '@portal/shared/dashboard-cards'
import { part } from '@portal/shared/idle'

/** What domains add to a child's dashboard, below what is seen first: a line for each. */
export const dashboardCards: readonly DashboardCards<{ studentId: string }>[] = [
  {
    id: 'progress',
    height: '20rem',
    Cards: part(() => import('./features/dashboard/progress-cards.tsx'), {
      failed: 'Homework, simulations and report cards could not be loaded',
    }),
  },
  {
    id: 'writing',
    height: '16rem',
    Cards: part(() => import('./features/dashboard/writing-card.tsx'), {
      failed: 'What was handed in could not be loaded',
    }),
  },
  {
    id: 'bookings',
    height: '18rem',
    Cards: part(() => import('./features/dashboard/bookings-card.tsx'), {
      failed: 'The bookings could not be loaded',
    }),
  },
  {
    id: 'posts',
    height: '18rem',
    Cards: part(() => import('./features/dashboard/posts-card.tsx'), {
      failed: 'The posts could not be loaded',
    }),
  },
]
