import type { PersonRole } from './support/people.ts'

/** A page as it is walked: who opens it, where, and a text that shows that its data has come. */
export interface PageCase {
  /** `Nobody` is whoever is not signed in. */
  role: PersonRole | 'Nobody'
  /** Its address; a name in braces stands for a record of the demo world, `{flag}`. */
  path: string
  text: string
  /** Who opens it where the role's own person has nothing to see there. */
  email?: string
  /** A button of it, whose dialog is then looked at as well. */
  press?: string
}

const bank = '/resources/question-bank'
const tutorsBank = '/resources/tutor/question-bank'

/** A choice of questions as Revise writes it into the address. */
const choice = 'test=1&part=1&subjects=1&size=5'

type Line = readonly [path: string, text: string, more?: Pick<PageCase, 'email' | 'press'>]

const of = (role: PageCase['role'], lines: readonly Line[]) =>
  lines.map(([path, text, more]): PageCase => ({ role, path, text, ...more }))

/**
 * Every page of the portal, for all that is asked of every page: that it opens for its role, has a
 * title, writes no errors into the console, is clean for axe in both modes at two widths, and never
 * wider than its window. A new screen is a line here.
 */
export const pages: readonly PageCase[] = [
  ...of('Nobody', [
    ['/login', 'Sign in'],
    ['/forgot-password', 'Forgot your password?'],
    ['/auth/reset-password?token=no-such-link', 'This link is no longer good'],
  ]),
  ...of('Student', [
    ['/', 'What to do next'],
    ['/resources', 'Question bank'],
    [bank, 'Readiness'],
    [`${bank}/learn`, 'What each topic needs'],
    [`${bank}/learn/1-number`, 'Pages read'],
    [`${bank}/learn/1-number/2`, 'Check yourself'],
    [`${bank}/revise`, 'Start'],
    [`${bank}/revise?view=statistics`, 'By topic'],
    [`${bank}/revise/mechanics`, 'Build a set'],
    [`${bank}/revise/mixed/{openSet}`, 'Finish'],
    [`${bank}/revise/edit-revise/{openSet}`, 'Change a set'],
    [`${bank}/revise/past-solutions`, 'Past sets'],
    [`${bank}/revise/past-solutions?tab=errors`, 'What went wrong'],
    [`${bank}/revise/solutions`, 'Solution'],
    [`${bank}/revise/solutions?view=list`, 'One at a time'],
    [`${bank}/simulate`, 'In the style of past papers'],
    [`${bank}/simulate?view=statistics`, 'Time per question'],
    [`${bank}/simulateold`, 'Older papers'],
    [`${bank}/simulate/1-4`, 'How it works'],
    [`${bank}/simulate/continue/{openSitting}`, 'Part 1'],
    [`${bank}/simulate/solutions`, 'finished sittings'],
    [`${bank}/simulate/solutions/{sitting}?show=wrong`, 'Pace'],
    ['/resources/student-flagged-questions', 'What you asked'],
    ['/flagged-question-view/{flag}', 'Questions and answers'],
    ['/diagnostic-test', 'Go to your dashboard'],
    ['/diagnostic-test-results', 'finished test'],
    ['/diagnostic-test-results/{test}', 'Solution'],
    ['/diagnostic-test-results-v2/{test}', 'Suggested plan'],
    ['/my-application-&-account', 'Tuition'],
    ['/my-application-&-account?part=account', 'Signed-in devices'],
    ['/expired', 'Your programme has ended', { email: 'student-expired@portal.test' }],
    [`${bank}/revise/solutions`, 'Your results', { email: 'student-expired@portal.test' }],
    ['/diagnostic-test-results', 'finished test', { email: 'student-expired@portal.test' }],
  ]),
  ...of('Tutor', [
    ['/', 'My students'],
    [tutorsBank, 'Handed in'],
    [`${tutorsBank}/learn`, 'Read'],
    [`${tutorsBank}/learn/1-number`, 'Number'],
    [`${tutorsBank}/learn/1-number/2`, 'On this page'],
    [`${tutorsBank}/revise`, 'Look through'],
    [`${tutorsBank}/revise/mechanics`, 'Choose questions'],
    [`${tutorsBank}/revise/mixed/1?${choice}`, 'Question 1 of'],
    [`${tutorsBank}/simulate`, 'In the style of past papers'],
    [`${tutorsBank}/simulate/1`, 'Question 1 of'],
    [`${tutorsBank}/simulate/solutions/1`, 'Solution'],
    ['/tutor/flagged-question/{openFlag}', 'How students have done'],
    ['/flagged-question-view/{flag}', 'Questions and answers'],
    ['/diagnostic-test-results/{test}', 'Solution'],
    ['/diagnostic-test-results-v2/{test}', 'Suggested plan'],
  ]),
  ...of('Senior Tutor', [
    ['/', 'My team'],
    [tutorsBank, 'Handed in'],
  ]),
  ...of('Parent', [
    ['/', 'Latest tuition report'],
    ['/#my-account', 'Signed-in devices'],
    ['/diagnostic-test-results/{test}', 'Solution'],
    ['/diagnostic-test-results-v2/{test}', 'Suggested plan'],
  ]),
  ...of('School Manager', [
    ['/', 'At a glance'],
    ['/?logo=', 'Remove logo'],
  ]),
  ...of('Admin', [
    ['/', 'Students by last activity'],
    ['/?tab=jobs', 'Audit log'],
    ['/?tab=calendar', 'Report cards due', { press: 'Add a term' }],
    [
      '/announcements',
      'Registration for the admissions test is open',
      { press: 'Write an announcement' },
    ],
    ['/flagged-question-view/{flag}', 'Questions and answers'],
    ['/diagnostic-test-results/{test}', 'Solution'],
    ['/diagnostic-test-results-v2/{test}', 'Suggested plan'],
  ]),
]
