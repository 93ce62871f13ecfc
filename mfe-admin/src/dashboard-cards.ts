import type { DashboardCards } from '@portal/shared/dashboard-cards'
import { part } from '@portal/shared/idle'

/** What domains add to the Operations dashboard, below today's numbers: a line for each. */
export const dashboardCards: readonly DashboardCards<object>[] = [
  {
    id: 'help-messages',
    Cards: part(() => import('./features/manage-tutor-faqs/messages-card.tsx'), {
      failed: 'The messages could not be loaded',
    }),
  },
  {
    id: 'overdue-submissions',
    Cards: part(() => import('./features/submissions/overdue-card.tsx'), {
      failed: 'The overdue submissions could not be loaded',
    }),
  },
  {
    id: 'questions-at-fault',
    Cards: part(() => import('./features/question-bank/flags/faults-card.tsx'), {
      failed: 'The questions at fault could not be loaded',
    }),
  },
  {
    id: 'upgrade-requests',
    Cards: part(() => import('./features/upgrades/requests-card.tsx'), {
      failed: 'The requests could not be loaded',
    }),
  },
]
