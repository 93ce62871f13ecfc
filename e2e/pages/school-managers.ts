import type { PageLine } from './page-line.ts'

/** Pages of school managers. */
export const schoolManagersPages: readonly PageLine[] = [
  ['/', 'Over the terms'],
  ['/?posts=all', 'Your school’s dashboard has a trend'],
  ['/?logo=', 'Remove logo'],
  ['/help', 'How to read the dashboard'],
  ['/alerts', 'What the tutors would like you to know'],
  ['/school-dashboard/{student}', 'Latest tuition report'],
  ['/school-dashboard/{student}?tab=question-bank', 'Mastery'],
  ['/tuition-reports', 'Engagement'],
  ['/tuition-reports/report/{report}', 'To work on'],
]
