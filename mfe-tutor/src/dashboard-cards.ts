import { holds } from '@portal/shared/contract'
import {
  type DashboardCards,
  type DashboardPlace,
  heightOfFew,
} from '@portal/shared/dashboard-cards'
import { part } from '@portal/shared/idle'
import type { Due } from './features/dashboard/dashboard.queries.ts'
import { dueRows } from './features/dashboard/due-rows.ts'
import { flagRows } from './features/flagged-questions/flag-rows.ts'

/** What the dashboard knows once its first answer is there; undefined where that failed. */
interface TutorsDay {
  due: Due | undefined
}

/** What domains add to the tutors' dashboard, above the list of students or below it: a line for each. */
export const dashboardCards: readonly DashboardCards<TutorsDay, DashboardPlace>[] = [
  {
    id: 'flagged-questions',
    place: 'above',
    when: ({ due }) => (due?.flaggedQuestions ?? 0) > 0,
    height: ({ due }) =>
      heightOfFew(due?.flaggedQuestions ?? 0, { ...flagRows, frame: { base: 6, md: 6.6875 } }),
    Cards: part(() => import('./features/flagged-questions/dashboard-card.tsx'), {
      failed: 'The flagged questions could not be loaded',
    }),
  },
  {
    // Cards are written at the end of a term; most days there are none.
    id: 'report-cards',
    place: 'above',
    when: ({ due }) => (due?.cardsDue ?? 0) > 0,
    height: ({ due }) =>
      heightOfFew(due?.cardsDue ?? 0, { ...dueRows, frame: { base: 7.25, md: 6.6875 } }),
    Cards: part(() => import('./features/dashboard/due-cards.tsx'), {
      failed: 'The report cards could not be loaded',
    }),
  },
  {
    id: 'submissions',
    needs: holds('essayPsTutor'),
    Cards: part(() => import('./features/submissions/dashboard-card.tsx'), {
      failed: 'What is to be marked could not be loaded',
    }),
  },
  {
    id: 'concerns',
    roles: ['Senior Tutor'],
    Cards: part(() => import('./features/dashboard/concerns-card.tsx'), {
      failed: 'The concerns could not be loaded',
    }),
  },
  {
    id: 'team',
    roles: ['Senior Tutor'],
    Cards: part(() => import('./features/dashboard/team-card.tsx'), {
      failed: 'Your team could not be loaded',
    }),
  },
  {
    id: 'posts',
    Cards: part(() => import('@portal/shared/posts-card'), {
      failed: 'The posts could not be loaded',
    }),
  },
]
