import { type Role, roles } from './roles.ts'

const everyone: readonly Role[] = roles
const student: readonly Role[] = ['Student']
const admin: readonly Role[] = ['Admin']
const tutors: readonly Role[] = ['Tutor', 'Senior Tutor']
const parentAndSchool: readonly Role[] = ['Parent', 'School Manager']

/**
 * Every path of the portal (specification 2.2 and 2.16) and who may open it; deny is the default.
 * What a remote says of its screens can only narrow this, never widen it.
 */
export const screenPaths: readonly (readonly [path: string, access: 'public' | readonly Role[]])[] =
  [
    ['/login', 'public'],
    ['/expired', 'public'],
    ['/forgot-password', 'public'],
    ['/auth/reset-password', 'public'],
    ['/diagnostic-test', student],
    ['/', everyone],
    ['/curriculum', ['Student', 'Parent', 'Admin']],
    ['/manage-library', admin],
    ['/manage-library/add-book', admin],
    ['/manage-library/edit/:id', admin],
    ['/my-application-&-account', student],
    ['/resources', ['Student', 'Tutor', 'Senior Tutor']],
    ['/resources/library', ['Student', 'Tutor', 'Senior Tutor']],
    ['/resources/library/:book/:id', ['Student', 'Tutor', 'Senior Tutor']],
    ['/academy', ['Student', 'Tutor', 'Senior Tutor', 'Admin']],
    ['/academy/:course', ['Student', 'Admin']],
    ['/academy/tutor/:course', tutors],
    ['/Academy/:academyName/:id', student],
    ['/resources/question-bank', student],
    ['/resources/question-bank/learn', student],
    ['/resources/question-bank/learn/:subject', student],
    ['/resources/question-bank/learn/:subject/:id', student],
    ['/resources/question-bank/revise', student],
    ['/resources/question-bank/revise/:subject', student],
    ['/resources/question-bank/revise/:subject/:start', student],
    ['/resources/question-bank/revise/edit-revise/:id', student],
    ['/resources/question-bank/revise/solutions', student],
    ['/resources/question-bank/revise/past-solutions', student],
    ['/resources/question-bank/simulate', student],
    ['/resources/question-bank/simulateold', student],
    ['/resources/question-bank/simulate/:start', student],
    ['/resources/question-bank/simulate/continue/:start', student],
    ['/resources/question-bank/simulate/solutions', student],
    ['/resources/question-bank/simulate/solutions/:id', student],
    ['/resources/tutor/question-bank', tutors],
    ['/resources/tutor/question-bank/learn', tutors],
    ['/resources/tutor/question-bank/learn/:subject', tutors],
    ['/resources/tutor/question-bank/learn/:subject/:id', tutors],
    ['/resources/tutor/question-bank/revise', tutors],
    ['/resources/tutor/question-bank/revise/:subject', tutors],
    ['/resources/tutor/question-bank/revise/:subject/:start', tutors],
    ['/resources/tutor/question-bank/simulate', tutors],
    ['/resources/tutor/question-bank/simulate/:start', tutors],
    ['/resources/tutor/question-bank/simulate/solutions/:id', tutors],
    ['/resources/submissions', student],
    ['/resources/reading', student],
    ['/resources/student-flagged-questions', student],
    ['/resources/lesson-plans-and-guides', tutors],
    ['/resources/download-past-papers', tutors],
    ['/tuition', student],
    ['/tuition/tuition-reports', student],
    ['/tuition/tuition-reports/:id', student],
    ['/tuition-reports', parentAndSchool],
    ['/tuition-reports/report/:id', parentAndSchool],
    ['/report-card', student],
    ['/report-card-tracking-dashboard', admin],
    ['/audit-dashboard', admin],
    ['/courses', ['Student', 'Admin']],
    ['/courses/:course/:id', ['Student', 'Admin']],
    ['/seminars', ['Student', 'Tutor', 'Senior Tutor', 'Admin']],
    ['/seminars/:seminar/:id', ['Student', 'Tutor', 'Senior Tutor', 'Admin']],
    ['/seminars/:name/:id/:uid', ['Tutor', 'Senior Tutor', 'Admin']],
    ['/seminars/admin-view', admin],
    ['/seminars/admin-view/:degree/:id', admin],
    ['/seminars/seminar-report', ['Admin', 'Senior Tutor']],
    ['/tutor/seminars', tutors],
    ['/upgrades', ['Student', 'Admin']],
    ['/update-booking-form', admin],
    ['/sales', admin],
    ['/sales/new-customer', admin],
    ['/sales/upsell', admin],
    ['/blogs', admin],
    ['/reading-list', admin],
    ['/manage-lesson-plans-and-guides', admin],
    ['/manage-tutor-faqs', admin],
    ['/question-bank', admin],
    ['/question-bank/learn', admin],
    ['/question-bank/learn/:sub/:id', admin],
    ['/question-bank/question-admin', admin],
    ['/question-bank/question-admin/edit-question', admin],
    ['/question-bank/question-admin/edit-question/:id', admin],
    ['/question-bank/question-admin/create-question', admin],
    ['/question-bank/question-admin/create_~_edit-subject', admin],
    ['/question-bank/question-admin/create_~_edit-sub-topic', admin],
    ['/question-bank/question-admin/create_~_edit-exam', admin],
    ['/question-bank/question-admin/flagged-questions', admin],
    ['/question-bank/question-admin/report', admin],
    ['/notifications', admin],
    ['/alerts', ['Tutor', 'Senior Tutor', 'Parent', 'School Manager', 'Admin']],
    ['/accounts', admin],
    ['/accounts/edit/tutor/:id', admin],
    ['/accounts/score', admin],
    ['/announcements', admin],
    ['/tutor/:name/:id', ['Senior Tutor', 'Admin']],
    ['/tutor/flagged-question/:id', tutors],
    ['/flagged-question-view/:id', ['Student', 'Tutor', 'Senior Tutor', 'Admin']],
    ['/submissions', ['Tutor', 'Senior Tutor', 'Admin']],
    ['/tutor-targets', ['Tutor']],
    ['/tutor-help', tutors],
    ['/help', ['Student', 'Tutor', 'Senior Tutor', 'School Manager']],
    ['/calendar', ['Parent']],
    ['/:dashboard/:id', ['Tutor', 'Senior Tutor', 'Parent', 'School Manager', 'Admin']],
    ['/diagnostic-test-results', student],
    ['/diagnostic-test-results/:id', ['Student', 'Tutor', 'Senior Tutor', 'Parent', 'Admin']],
    ['/diagnostic-test-results-v2/:id', ['Student', 'Tutor', 'Senior Tutor', 'Parent', 'Admin']],
  ]

/** First segments of the student summary's path, `/:dashboard/:id`. */
export const summaryDashboards: readonly string[] = [
  'dashboard',
  'my-students',
  'school-dashboard',
  'parent-dashboard',
  'audit-dashboard',
]

/** What the portal's table of paths says of an address: open to all, to some roles, or unknown. */
export type PathAccess = 'public' | readonly Role[] | 'unknown'

interface Pattern {
  segments: readonly string[]
  access: 'public' | readonly Role[]
}

// Two rows may differ in letter case or parameter names only; the roles of both then count.
const patterns: readonly Pattern[] = screenPaths.map(([path, access]) => ({
  segments: segmentsOf(path),
  access,
}))

/**
 * Who may open an address. Letter case and a slash at the end don't matter, and where several
 * paths fit, plain segments count more than parameters, from left to right.
 */
export function accessOfPath(pathname: string): PathAccess {
  const wanted = segmentsOf(pathname)
  const fitting = patterns.filter(({ segments }) => fits(segments, wanted))
  const best = fitting.map(({ segments }) => rank(segments)).sort()[0]
  const found = fitting.filter(({ segments }) => rank(segments) === best)
  if (found.length === 0) return 'unknown'
  const allowed = new Set<Role>()
  for (const { access } of found) {
    if (access === 'public') return 'public'
    for (const role of access) allowed.add(role)
  }
  return roles.filter((role) => allowed.has(role))
}

function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean).map(decoded)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray percent sign in an address that somebody typed; it fits no plain segment.
    return segment
  }
}

function fits(pattern: readonly string[], wanted: readonly string[]): boolean {
  if (pattern.length !== wanted.length) return false
  return pattern.every((segment, at) => {
    if (segment === ':dashboard') return summaryDashboards.includes(wanted[at] ?? '')
    return segment.startsWith(':') || segment === wanted[at]
  })
}

/** Sorts plain segments (`0`) before parameters (`1`), from left to right. */
function rank(segments: readonly string[]): string {
  return segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('')
}
