// @vitest-environment jsdom
import { type Remote, type Role, remoteOfRole, roles } from '@portal/shared/contract'
import { describe, expect, it } from 'vitest'
import admin from '../../../mfe-admin/src/remote.ts'
import parent from '../../../mfe-parent/src/remote.ts'
import school from '../../../mfe-school/src/remote.ts'
import student from '../../../mfe-student/src/remote.ts'
import tutor from '../../../mfe-tutor/src/remote.ts'
import { checkRemote } from '../remotes/check-remote.ts'
import { pageAccess } from '../routing/page-access.ts'
import { viewer } from './frame.testing.tsx'
import { leavesOf, type MenuNode, menuOf, mobileMenu } from './menu.rules.ts'

const remotes = { admin, parent, school, student, tutor }

const remoteFor = (role: Role): Remote => {
  const remote = Object.values(remotes).find(({ name }) => name === remoteOfRole[role])
  if (!remote) throw new Error(`No remote serves ${role}`)
  return remote
}

/** One line per entry: label, where it goes, `locked`; children indented. */
function lines(menu: readonly MenuNode[], indent = ''): string[] {
  return menu.flatMap((node) => [
    `${indent}${node.label} ${node.to ?? node.href ?? ''}${node.locked ? ' locked' : ''}`,
    ...lines(node.children, `${indent}  `),
  ])
}

const chat = 'https://chat.test/help'
const none = {
  hasQuestionBank: false,
  isSeminarTutor: false,
  isEssayPsTutor: false,
  hasCourses: false,
  hasAcademy: false,
  hasSeminar: false,
  hasLibrary: false,
  hasReadingList: false,
  hasPsSubmission: false,
  hasEssaySubmission: false,
}
type Claims = Parameters<typeof viewer>[0]

function menuFor(role: Role, claims: Claims = {}, allowList: string[] = []) {
  const who = {
    ...viewer({ ...claims, role }, { helpChatUrl: chat, allowList }),
    schoolName: 'Hill',
  }
  return menuOf(remoteFor(role), who)
}

const studentMenu = [
  'Curriculum /curriculum',
  'Dashboard /',
  'Tuition /tuition',
  '  Tuition reports /tuition/tuition-reports',
  '  Report card /report-card',
  'Resources /resources',
  '  Question bank /resources/question-bank',
  '  Flagged questions /resources/student-flagged-questions',
  '  Submissions /resources/submissions',
  '  Library /resources/library',
  '  Reading /resources/reading',
  'Courses /courses',
  'Academy /academy',
  'Seminars /seminars',
  `Help ${chat}`,
  'Upgrades /upgrades',
]
const tutorMenu = [
  'Targets /tutor-targets',
  'Resources /resources',
  '  Question bank /resources/tutor/question-bank',
  '  Library /resources/library',
  '  Lesson plans and guides /resources/lesson-plans-and-guides',
  '  Past papers /resources/download-past-papers',
  'Academy /academy',
  'My Students /',
  'Submissions /submissions',
  'Seminars /seminars',
  'Alerts /alerts',
  'Help /tutor-help',
]
const adminMenu = [
  'Booking Form /sales',
  'Operations /',
  '  Audit dashboard /audit-dashboard',
  '  Report card tracking /report-card-tracking-dashboard',
  '  Submissions /submissions',
  '  Academy /academy',
  '  Curriculum /curriculum',
  '  Seminars /seminars',
  '  Courses /courses',
  '  Upgrades /upgrades',
  '  Blogs /blogs',
  '  Reading list /reading-list',
  '  Question bank /question-bank',
  '  Alerts /alerts',
  '  Accounts /accounts',
  '  Official results /accounts/score',
  '  Announcements /announcements',
  '  Notifications /notifications',
  '  Library /manage-library',
  '  Lesson plans and guides /manage-lesson-plans-and-guides',
  '  Tutor FAQs /manage-tutor-faqs',
]
const without = (menu: string[], ...words: string[]) =>
  menu.filter((line) => !words.includes(line.trim().replace(/ \S+$/, '')))
const locked = (menu: string[], ...words: string[]) =>
  menu.map((line) => (words.includes(line.trim().replace(/ \S+$/, '')) ? `${line} locked` : line))

describe('the menus of all roles', () => {
  const noBank = ['Question bank', 'Flagged questions', 'Upgrades']
  const cases: readonly [string, Role, Claims, string[]][] = [
    ['a student with everything', 'Student', {}, studentMenu],
    [
      'a student with nothing',
      'Student',
      none,
      locked(
        without(studentMenu, ...noBank),
        'Submissions',
        'Library',
        'Reading',
        'Courses',
        'Academy',
        'Seminars',
      ),
    ],
    ['a head-start student', 'Student', { isHeadStart: true }, without(studentMenu, 'Courses')],
    ['a student without courses', 'Student', { hasCourses: false }, locked(studentMenu, 'Courses')],
    ['a student without academy', 'Student', { hasAcademy: false }, locked(studentMenu, 'Academy')],
    [
      'a student without seminars',
      'Student',
      { hasSeminar: false },
      locked(studentMenu, 'Seminars'),
    ],
    [
      'a student without rights of submission',
      'Student',
      { hasEssaySubmission: false, hasPsSubmission: false },
      locked(studentMenu, 'Submissions', 'Library', 'Reading'),
    ],
    [
      'a student without the library',
      'Student',
      { hasLibrary: false },
      locked(studentMenu, 'Library'),
    ],
    [
      'a student without the reading list',
      'Student',
      { hasReadingList: false },
      locked(studentMenu, 'Reading'),
    ],
    ['a student of essays', 'Student', { hasPsSubmission: false }, studentMenu],
    ['a student of statements', 'Student', { hasEssaySubmission: false }, studentMenu],
    ['a tutor with everything', 'Tutor', {}, tutorMenu],
    [
      'a tutor with nothing',
      'Tutor',
      none,
      without(tutorMenu, 'Question bank', 'Submissions', 'Seminars'),
    ],
    ['a seminar tutor', 'Tutor', { isEssayPsTutor: false }, without(tutorMenu, 'Submissions')],
    ['an essay tutor', 'Tutor', { isSeminarTutor: false }, without(tutorMenu, 'Seminars')],
    ['a senior tutor', 'Senior Tutor', {}, without(tutorMenu, 'Targets')],
    [
      'a senior tutor with nothing',
      'Senior Tutor',
      none,
      without(tutorMenu, 'Targets', 'Question bank'),
    ],
    [
      'a parent',
      'Parent',
      none,
      [
        'Dashboard /',
        'Calendar /calendar',
        'Curriculum /curriculum',
        'Tuition reports /tuition-reports',
        'Alerts /alerts',
        `Help ${chat}`,
      ],
    ],
    [
      'a school manager',
      'School Manager',
      none,
      ['Hill /', 'Tuition reports /tuition-reports', 'Alerts /alerts', `Help ${chat}`],
    ],
    ['an admin', 'Admin', none, adminMenu],
  ]
  it.each(cases)('of %s', (_, role, claims, expected) => {
    expect(lines(menuFor(role, claims))).toEqual(expected)
  })

  it('opens the question bank to the allow-list', () => {
    const email = 'Ada@portal.test'
    const claims = { hasQuestionBank: false, email }
    expect(lines(menuFor('Student', claims, ['ada@PORTAL.test']))).toEqual(studentMenu)
    expect(lines(menuFor('Student', claims, ['bea@portal.test']))).toEqual(
      without(studentMenu, ...noBank),
    )
  })

  it('starts with Operations open, and nothing else', () => {
    expect(menuFor('Admin').filter(({ startsOpen }) => startsOpen)).toMatchObject([
      { id: 'operations' },
    ])
  })

  it.each(roles)('leads a %s only where the role may go', (role) => {
    for (const { label, to } of leavesOf(menuFor(role))) {
      if (to !== undefined) expect(pageAccess(to, role), label).toBe('open')
    }
  })

  it.each(roles)('gives a %s at most four entries in the bar of phones', (role) => {
    const { bar, more } = mobileMenu(menuFor(role))
    expect(bar.length).toBeGreaterThanOrEqual(3)
    expect(bar.length).toBeLessThanOrEqual(4)
    expect(bar.length + more.length).toBe(leavesOf(menuFor(role)).length)
  })
})

it('says what each tile of the student’s resources leads to', () => {
  const entries = student.features.flatMap(({ menu = [] }) => menu)
  const tiles = entries.filter(({ parent }) => parent === 'resources')
  expect(tiles.length).toBeGreaterThan(4)
  for (const { id, about } of tiles) expect(about, id).toMatch(/^[A-Z].+\.$/)
})

describe('the features', () => {
  it.each(roles)('leave a %s no entry without a screen', (role) => {
    const remote = checkRemote(remoteFor(role), remoteOfRole[role])
    const menu = leavesOf(menuOf(remote, viewer({ role }, { helpChatUrl: chat })))
    const paths = remote.features.flatMap(({ screens }) => screens.map(({ path }) => path))
    expect(menu.length).toBeGreaterThan(0)
    for (const { to } of menu) if (to !== undefined) expect(paths).toContain(to)
  })

  it('bring a shown feature’s pieces of the top bar', () => {
    const { features } = checkRemote(student, 'mfe-student')
    const pieces = features.flatMap(({ topBar = [] }) => topBar.map(({ id }) => id))
    expect(pieces).toContain('curriculum.button')
    expect(pieces).toContain('help.link')
  })
})
