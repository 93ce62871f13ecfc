import type { PageLine } from './page-line.ts'

/** Pages of school managers. */
export const schoolManagersPages: readonly PageLine[] = [
  ['/', 'At a glance'],
  ['/?logo=', 'Remove logo'],
  ['/tuition-reports', 'Engagement'],
  ['/tuition-reports/report/{report}', 'To work on'],
]
