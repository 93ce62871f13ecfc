import type { PageLine } from './page-line.ts'

/** Pages of admins. */
export const adminsPages: readonly PageLine[] = [
  ['/', 'Students by last activity'],
  ['/?tab=jobs', 'Audit log'],
  ['/?tab=calendar', 'Report cards due', { press: 'Add a term' }],
  [
    '/announcements',
    'Registration for the admissions test is open',
    { press: 'Write an announcement' },
  ],
  ['/report-card-tracking-dashboard', 'Cards due'],
  ['/flagged-question-view/{flag}', 'Questions and answers'],
  ['/diagnostic-test-results/{test}', 'Solution'],
  ['/diagnostic-test-results-v2/{test}', 'Suggested plan'],
  ['/alerts', 'Concerns about students', { press: 'Raise a concern' }],
  ['/dashboard/{student}', 'Latest tuition report'],
  ['/dashboard/{student}?tab=tuition', 'Past sessions', { press: 'Adjust hours' }],
  ['/dashboard/{student}?tab=timeline', 'Question sets'],
]
