import type { PageLine } from './page-line.ts'

const bank = '/resources/tutor/question-bank'

/** Pages of senior tutors, beside those of tutors. */
export const seniorTutorsPages: readonly PageLine[] = [
  ['/', 'My team'],
  [bank, 'Handed in'],
  ['/tutor/team/{teamTutor}', 'Late work'],
  ['/tutor/team/{teamTutor}?tab=ratings', 'Ratings by value'],
  ['/seminars/seminar-report', 'No-shows'],
  ['/submissions', 'Mark the most urgent'],
  ['/submissions?tab=tasks', 'Set by you'],
  ['/submissions?tab=bank', 'Whose', { press: 'New comment' }],
  ['/submissions?tab=markers', 'Half come back in'],
  ['/alerts', 'Waits for review'],
  ['/my-students/{student}?tab=feedback', 'In words'],
  ['/my-students/{student}?tab=tuition&show=entries', 'Left after it'],
]
