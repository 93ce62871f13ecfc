import { describe, expect, test } from 'vitest'
import { type Role, roles } from './roles.ts'
import { accessOfPath, screenPaths } from './screen-paths.ts'

/** The table of accepted routes as the portal's owner wrote it, kept apart from the code. */
const accepted: readonly (readonly [path: string, roles: string])[] = [
  ['/login', 'public'],
  ['/expired', 'public'],
  ['/forgot-password', 'public'],
  ['/auth/reset-password', 'public'],
  ['/diagnostic-test', 'student'],
  ['/', 'student,tutor,senior,parent,school,admin'],
  ['/curriculum', 'student,parent,admin'],
  ['/manage-library', 'admin'],
  ['/manage-library/add-book', 'admin'],
  ['/manage-library/edit/:id', 'admin'],
  ['/my-application-&-account', 'student'],
  ['/resources', 'student,tutor,senior'],
  ['/resources/library', 'student,tutor,senior'],
  ['/resources/library/:book/:id', 'student,tutor,senior'],
  ['/academy', 'student,tutor,senior,admin'],
  ['/academy/:course', 'student,admin'],
  ['/academy/tutor/:course', 'tutor,senior'],
  ['/Academy/:academyName/:id', 'student'],
  ['/resources/question-bank', 'student'],
  ['/resources/question-bank/learn', 'student'],
  ['/resources/question-bank/learn/:subject', 'student'],
  ['/resources/question-bank/learn/:subject/:id', 'student'],
  ['/resources/question-bank/revise', 'student'],
  ['/resources/question-bank/revise/:subject', 'student'],
  ['/resources/question-bank/revise/:subject/:start', 'student'],
  ['/resources/question-bank/revise/edit-revise/:id', 'student'],
  ['/resources/question-bank/revise/solutions', 'student'],
  ['/resources/question-bank/revise/past-solutions', 'student'],
  ['/resources/question-bank/simulate', 'student'],
  ['/resources/question-bank/simulateold', 'student'],
  ['/resources/question-bank/simulate/:start', 'student'],
  ['/resources/question-bank/simulate/continue/:start', 'student'],
  ['/resources/question-bank/simulate/solutions', 'student'],
  ['/resources/question-bank/simulate/solutions/:id', 'student'],
  ['/resources/tutor/question-bank', 'tutor,senior'],
  ['/resources/tutor/question-bank/learn', 'tutor,senior'],
  ['/resources/tutor/question-bank/learn/:subject', 'tutor,senior'],
  ['/resources/tutor/question-bank/learn/:subject/:id', 'tutor,senior'],
  ['/resources/tutor/question-bank/revise', 'tutor,senior'],
  ['/resources/tutor/question-bank/revise/:subject', 'tutor,senior'],
  ['/resources/tutor/question-bank/revise/:subject/:start', 'tutor,senior'],
  ['/resources/tutor/question-bank/simulate', 'tutor,senior'],
  ['/resources/tutor/question-bank/simulate/:start', 'tutor,senior'],
  ['/resources/tutor/question-bank/simulate/solutions/:id', 'tutor,senior'],
  ['/resources/submissions', 'student'],
  ['/resources/reading', 'student'],
  ['/resources/student-flagged-questions', 'student'],
  ['/resources/lesson-plans-and-guides', 'tutor,senior'],
  ['/resources/download-past-papers', 'tutor,senior'],
  ['/tuition', 'student'],
  ['/tuition/tuition-reports', 'student'],
  ['/tuition/tuition-reports/:id', 'student'],
  ['/tuition-reports', 'parent,school'],
  ['/tuition-reports/report/:id', 'parent,school'],
  ['/report-card', 'student'],
  ['/report-card-tracking-dashboard', 'admin'],
  ['/audit-dashboard', 'admin'],
  ['/courses', 'student,admin'],
  ['/courses/:course/:id', 'student,admin'],
  ['/seminars', 'student,tutor,senior,admin'],
  ['/seminars/:seminar/:id', 'student,tutor,senior,admin'],
  ['/seminars/:name/:id/:uid', 'tutor,senior,admin'],
  ['/seminars/admin-view', 'admin'],
  ['/seminars/admin-view/:degree/:id', 'admin'],
  ['/seminars/seminar-report', 'admin,senior'],
  ['/tutor/seminars', 'tutor,senior'],
  ['/upgrades', 'student,admin'],
  ['/update-booking-form', 'admin'],
  ['/sales', 'admin'],
  ['/sales/new-customer', 'admin'],
  ['/sales/upsell', 'admin'],
  ['/blogs', 'admin'],
  ['/reading-list', 'admin'],
  ['/manage-lesson-plans-and-guides', 'admin'],
  ['/manage-tutor-faqs', 'admin'],
  ['/question-bank', 'admin'],
  ['/question-bank/learn', 'admin'],
  ['/question-bank/learn/:sub/:id', 'admin'],
  ['/question-bank/question-admin', 'admin'],
  ['/question-bank/question-admin/edit-question', 'admin'],
  ['/question-bank/question-admin/edit-question/:id', 'admin'],
  ['/question-bank/question-admin/create-question', 'admin'],
  ['/question-bank/question-admin/create_~_edit-subject', 'admin'],
  ['/question-bank/question-admin/create_~_edit-sub-topic', 'admin'],
  ['/question-bank/question-admin/create_~_edit-exam', 'admin'],
  ['/question-bank/question-admin/flagged-questions', 'admin'],
  ['/question-bank/question-admin/report', 'admin'],
  ['/notifications', 'admin'],
  ['/alerts', 'tutor,senior,parent,school,admin'],
  ['/accounts', 'admin'],
  ['/accounts/edit/tutor/:id', 'admin'],
  ['/accounts/score', 'admin'],
  ['/announcements', 'admin'],
  ['/tutor/:name/:id', 'senior,admin'],
  ['/tutor/flagged-question/:id', 'tutor,senior'],
  ['/flagged-question-view/:id', 'student,tutor,senior,admin'],
  ['/submissions', 'tutor,senior,admin'],
  ['/tutor-targets', 'tutor'],
  ['/tutor-help', 'tutor,senior'],
  ['/help', 'student,tutor,senior,school'],
  ['/calendar', 'parent'],
  ['/:dashboard/:id', 'tutor,senior,parent,school,admin'],
  ['/diagnostic-test-results', 'student'],
  ['/diagnostic-test-results/:id', 'student,tutor,senior,parent,admin'],
  ['/diagnostic-test-results-v2/:id', 'student,tutor,senior,parent,admin'],
]

const shortNames: Readonly<Record<string, Role>> = {
  student: 'Student',
  tutor: 'Tutor',
  senior: 'Senior Tutor',
  parent: 'Parent',
  school: 'School Manager',
  admin: 'Admin',
}

function sample(path: string): string {
  return path.replace(':dashboard', 'my-students').replace(/:[a-z]+/gi, 'x1')
}

describe('who may open a path', () => {
  test.each(accepted)('%s is open to %s', (path, names) => {
    const allowed = names.split(',').map((name) => shortNames[name])
    const wanted = names === 'public' ? 'public' : roles.filter((role) => allowed.includes(role))
    for (const address of [sample(path), sample(path).toUpperCase(), `${sample(path)}/`]) {
      expect(accessOfPath(address)).toEqual(wanted)
    }
  })

  test('the table has no path that was not accepted', () => {
    const paths = new Set(accepted.map(([path]) => path))
    expect(screenPaths().filter(([path]) => !paths.has(path))).toEqual([])
  })

  test('a path that is not in the table is unknown', () => {
    for (const path of ['/nowhere', '/accounts/7', '/login/extra', '/calendars/4', '/%E0%A4%A']) {
      expect(accessOfPath(path)).toBe('unknown')
    }
  })

  test('the student summary opens under the five dashboards only', () => {
    for (const first of ['dashboard', 'My-Students', 'school-dashboard', 'parent-dashboard']) {
      expect(accessOfPath(`/${first}/42`)).not.toContain('Student')
      expect(accessOfPath(`/${first}/42`)).toContain('Tutor')
    }
    expect(accessOfPath('/audit-dashboard/42')).toContain('Admin')
    expect(accessOfPath('/elsewhere/42')).toBe('unknown')
  })

  test('a plain segment counts more than a parameter', () => {
    expect(accessOfPath('/seminars/admin-view/x/1')).toEqual(['Admin'])
    expect(accessOfPath('/tutor/flagged-question/7')).toEqual(['Tutor', 'Senior Tutor'])
    expect(accessOfPath('/academy/tutor/maths')).toEqual(['Tutor', 'Senior Tutor'])
  })
})
