import { holds } from '@portal/shared/contract'
import type { DashboardCards, DashboardPlace } from '@portal/shared/dashboard-cards'
import { part } from '@portal/shared/idle'
import type { Dashboard } from './features/dashboard/dashboard.queries.ts'
import { nextStepOf } from './features/dashboard/dashboard.rules.ts'

/**
 * What domains add to the student's dashboard, under the next step (`above`) or below all of it, where
 * they are cells of its grid: a line for each.
 */
export const dashboardCards: readonly DashboardCards<{ dashboard: Dashboard }, DashboardPlace>[] = [
  {
    id: 'weakest-topic',
    place: 'above',
    height: { base: '12.375rem', md: '8.3125rem' },
    needs: holds('questionBank'),
    // Where nothing comes before it, it is the next step itself.
    when: ({ dashboard }) =>
      dashboard.weakestTopic !== null && nextStepOf(dashboard).kind !== 'practise',
    Cards: part(() => import('./features/dashboard/weakest-card.tsx')),
  },
  {
    id: 'academy',
    needs: holds('academy'),
    height: { base: '17rem', md: '13rem' },
    Cards: part(() => import('./features/academy/dashboard-card.tsx')),
  },
  {
    id: 'writing',
    needs: holds('submission'),
    height: { base: '16rem', md: '13rem' },
    Cards: part(() => import('./features/submissions/dashboard-card.tsx'), {
      failed: 'Your essays could not be loaded',
    }),
  },
  {
    id: 'posts',
    height: { base: '22rem', md: '18rem' },
    Cards: part(() => import('./features/dashboard/posts-card.tsx'), {
      failed: 'The posts could not be loaded',
    }),
  },
]
