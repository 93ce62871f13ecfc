import type { PageLine } from './page-line.ts'

/** Pages of parents. */
export const parentsPages: readonly PageLine[] = [
  ['/', 'Latest tuition report'],
  ['/#my-account', 'Signed-in devices'],
  ['/calendar', 'Deadline or test'],
  ['/calendar?view=week', 'Download .ics'],
  ['/calendar?view=list', 'Tuition'],
  ['/diagnostic-test-results/{test}', 'Solution'],
  ['/diagnostic-test-results-v2/{test}', 'Suggested plan'],
]
