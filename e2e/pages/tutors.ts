import type { PageLine } from './page-line.ts'

const bank = '/resources/tutor/question-bank'

/** A choice of questions as Revise writes it into the address. */
const choice = 'test=1&part=1&subjects=1&size=5'

/** Pages of tutors. */
export const tutorsPages: readonly PageLine[] = [
  ['/', 'My students'],
  ['/?posts=all', 'Report cards are due'],
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
  ['/submissions', 'Mark the most urgent', { email: 'tutor-essay@portal.test' }],
  ['/tutor-targets', 'Your month', { press: 'New target' }],
  ['/resources', 'Everything you can teach with'],
  ['/resources/library', 'Read now'],
  ['/resources/library/{bookSlug}/{book}', 'Your bookmarks'],
  ['/resources/lesson-plans-and-guides', 'Forces on a slope'],
  ['/resources/download-past-papers', 'the newest first within each test'],
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
  ['/help', 'When is a tuition report due?'],
  ['/tutor-help', 'When is a tuition report due?'],
  ['/alerts', 'Concerns about students', { press: 'Raise a concern' }],
  ['/my-students/{student}', 'Latest tuition report'],
  ['/my-students/{student}?tab=tuition', 'Past sessions', { press: 'Schedule' }],
  ['/my-students/{student}?tab=curriculum', 'August', { press: 'Add an item' }],
  ['/my-students/{student}?tab=concerns', 'Raise a concern', { press: 'Raise a concern' }],
  ['/my-students/{student}?tab=application', 'Admissions tests'],
]
