import type { PageLine } from './page-line.ts'

/** Pages of parents. */
export const parentsPages: readonly PageLine[] = [
  ['/', 'Latest tuition report'],
  ['/?posts=all', 'How much help is too much?'],
  ['/#my-account', 'Signed-in devices'],
  ['/tuition-reports', 'Engagement'],
  ['/tuition-reports/report/{report}', 'To work on'],
  ['/calendar', 'Deadline or test'],
  ['/calendar?view=week', 'Download .ics'],
  ['/calendar?view=list', 'Tuition'],
  ['/curriculum', 'August'],
  ['/diagnostic-test-results/{test}', 'Solution'],
  ['/diagnostic-test-results-v2/{test}', 'Suggested plan'],
  ['/alerts', 'What the tutors would like you to know'],
  ['/parent-dashboard/{student}', 'Latest tuition report'],
  ['/parent-dashboard/{student}?tab=cards', 'Grades by skill'],
]
