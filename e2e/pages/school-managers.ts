import type { PageLine } from './page-line.ts'

/** Pages of school managers. */
export const schoolManagersPages: readonly PageLine[] = [
  ['/', 'Over the terms'],
  ['/?logo=', 'Remove logo'],
  ['/alerts', 'What the tutors would like you to know'],
  ['/tuition-reports', 'Engagement'],
  ['/tuition-reports/report/{report}', 'To work on'],
]
