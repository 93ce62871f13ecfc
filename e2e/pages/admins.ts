import type { PageLine } from './page-line.ts'

/** Pages of admins. */
export const adminsPages: readonly PageLine[] = [
  ['/', 'Requests to delete an account'],
  ['/?tab=jobs', 'Audit log'],
  ['/?tab=calendar', 'Report cards due', { press: 'Add a term' }],
  [
    '/announcements',
    'Registration for the admissions test is open',
    { press: 'Write an announcement' },
  ],
  ['/academy', 'Watched by', { press: 'Make an academy' }],
  ['/academy/{academy}', 'Learners see it', { press: 'Add a group' }],
  ['/academy/{academy}?tab=details', 'Finish by'],
  ['/academy/{academy}?tab=watched', 'Quiz rounds'],
  ['/audit-dashboard', 'Terms and holidays that are left out'],
  ['/audit-dashboard?light={student}', 'Last activity by kind', { press: 'Set aside' }],
  ['/report-card-tracking-dashboard', 'Cards due'],
  ['/flagged-question-view/{flag}', 'Questions and answers'],
  ['/diagnostic-test-results/{test}', 'Solution'],
  ['/diagnostic-test-results-v2/{test}', 'Suggested plan'],
  ['/tutor/team/{teamTutor}?tab=week', 'Today'],
  ['/alerts', 'Concerns about students', { press: 'Raise a concern' }],
  ['/dashboard/{student}', 'Latest tuition report'],
  ['/dashboard/{student}?tab=tuition', 'Past sessions', { press: 'Adjust hours' }],
  ['/dashboard/{student}?tab=timeline', 'Question sets'],
]
