import type { PageLine } from './page-line.ts'

const bank = '/resources/tutor/question-bank'

/** A choice of questions as Revise writes it into the address. */
const choice = 'test=1&part=1&subjects=1&size=5'

/** Pages of tutors. */
export const tutorsPages: readonly PageLine[] = [
  ['/', 'My students'],
  ['/?view=week', 'My week'],
  ['/?report={owedHour}', 'Send report'],
  [bank, 'Handed in'],
  [`${bank}/learn`, 'Read'],
  [`${bank}/learn/1-number`, 'Number'],
  [`${bank}/learn/1-number/2`, 'On this page'],
  [`${bank}/revise`, 'Look through'],
  [`${bank}/revise/mechanics`, 'Choose questions'],
  [`${bank}/revise/mixed/1?${choice}`, 'Question 1 of'],
  [`${bank}/simulate`, 'In the style of past papers'],
  [`${bank}/simulate/1`, 'Question 1 of'],
  [`${bank}/simulate/solutions/1`, 'Solution'],
  ['/tutor/flagged-question/{openFlag}', 'How students have done'],
  ['/flagged-question-view/{flag}', 'Questions and answers'],
  ['/diagnostic-test-results/{test}', 'Solution'],
  ['/diagnostic-test-results-v2/{test}', 'Suggested plan'],
  ['/tutor-targets', 'Your month', { press: 'New target' }],
  ['/academy', 'Completed'],
  ['/academy/tutor/{academy}', 'Completed videos'],
  ['/academy/tutor/{academy}?tab=students', 'Minutes watched'],
  ['/seminars', 'Open house'],
  ['/tutor/seminars', 'What is due comes first'],
  ['/seminars/given/{givenEvent}', 'Facts'],
  ['/seminars/given/{givenEvent}?tab=attendees', 'Attendance'],
  ['/seminars/given/{givenEvent}?tab=files', 'Files'],
  ['/seminars/given/{givenEvent}?tab=recording', 'Recording'],
  ['/seminars/given/{givenEvent}?tab=report', 'Report'],
  ['/seminars/given/{givenEvent}/{attendee}', 'For staff alone'],
  ['/alerts', 'Concerns about students', { press: 'Raise a concern' }],
  ['/my-students/{student}', 'Latest tuition report'],
  ['/my-students/{student}?tab=tuition', 'Past sessions', { press: 'Schedule' }],
  ['/my-students/{student}?tab=concerns', 'Raise a concern', { press: 'Raise a concern' }],
  ['/my-students/{student}?tab=application', 'Admissions tests'],
]
