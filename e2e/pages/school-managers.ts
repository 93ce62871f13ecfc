import type { PageLine } from './page-line.ts'

/** Pages of school managers. */
export const schoolManagersPages: readonly PageLine[] = [
  ['/', 'At a glance'],
  ['/?logo=', 'Remove logo'],
  ['/alerts', 'What the tutors would like you to know'],
  ['/school-dashboard/{student}', 'Latest tuition report'],
  ['/school-dashboard/{student}?tab=question-bank', 'Mastery'],
  ['/tuition-reports', 'Engagement'],
  ['/tuition-reports/report/{report}', 'To work on'],
]
