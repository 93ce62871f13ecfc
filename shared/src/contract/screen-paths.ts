import { type Role, roles } from './roles.ts'

/**
 * Every path of the portal by who may open it: everybody, or the roles, with a comma between them.
 * Deny is the default: what a remote says of these screens can only narrow this, never widen it.
 */
const pathsByAccess = {
  public: ['/login', '/expired', '/forgot-password', '/auth/reset-password'],
  Student: [
    '/diagnostic-test',
    '/my-application-&-account',
    '/Academy/:academyName/:id',
    '/resources/question-bank',
    '/resources/question-bank/learn',
    '/resources/question-bank/learn/:subject',
    '/resources/question-bank/learn/:subject/:id',
    '/resources/question-bank/revise',
    '/resources/question-bank/revise/:subject',
    '/resources/question-bank/revise/:subject/:start',
    '/resources/question-bank/revise/edit-revise/:id',
    '/resources/question-bank/revise/solutions',
    '/resources/question-bank/revise/past-solutions',
    '/resources/question-bank/simulate',
    '/resources/question-bank/simulateold',
    '/resources/question-bank/simulate/:start',
    '/resources/question-bank/simulate/continue/:start',
    '/resources/question-bank/simulate/solutions',
    '/resources/question-bank/simulate/solutions/:id',
    '/resources/submissions',
    '/resources/reading',
    '/resources/student-flagged-questions',
    '/tuition',
    '/tuition/tuition-reports',
    '/tuition/tuition-reports/:id',
    '/report-card',
    '/diagnostic-test-results',
  ],
  'Admin,Student,Tutor,Senior Tutor,Parent,School Manager': ['/'],
  'Student,Parent,Admin': ['/curriculum'],
  Admin: [
    '/manage-library',
    '/manage-library/add-book',
    '/manage-library/edit/:id',
    '/report-card-tracking-dashboard',
    '/audit-dashboard',
    '/seminars/admin-view',
    '/seminars/admin-view/:degree/:id',
    '/update-booking-form',
    '/sales',
    '/sales/new-customer',
    '/sales/upsell',
    '/blogs',
    '/reading-list',
    '/manage-lesson-plans-and-guides',
    '/manage-tutor-faqs',
    '/question-bank',
    '/question-bank/learn',
    '/question-bank/learn/:sub/:id',
    '/question-bank/question-admin',
    '/question-bank/question-admin/edit-question',
    '/question-bank/question-admin/edit-question/:id',
    '/question-bank/question-admin/create-question',
    '/question-bank/question-admin/create_~_edit-subject',
    '/question-bank/question-admin/create_~_edit-sub-topic',
    '/question-bank/question-admin/create_~_edit-exam',
    '/question-bank/question-admin/flagged-questions',
    '/question-bank/question-admin/report',
    '/notifications',
    '/accounts',
    '/accounts/edit/tutor/:id',
    '/accounts/score',
    '/announcements',
  ],
  'Student,Tutor,Senior Tutor': [
    '/resources',
    '/resources/library',
    '/resources/library/:book/:id',
  ],
  'Student,Tutor,Senior Tutor,Admin': [
    '/academy',
    '/seminars',
    '/seminars/:seminar/:id',
    '/flagged-question-view/:id',
  ],
  'Student,Admin': ['/academy/:course', '/courses', '/courses/:course/:id', '/upgrades'],
  'Tutor,Senior Tutor': [
    '/academy/tutor/:course',
    '/resources/tutor/question-bank',
    '/resources/tutor/question-bank/learn',
    '/resources/tutor/question-bank/learn/:subject',
    '/resources/tutor/question-bank/learn/:subject/:id',
    '/resources/tutor/question-bank/revise',
    '/resources/tutor/question-bank/revise/:subject',
    '/resources/tutor/question-bank/revise/:subject/:start',
    '/resources/tutor/question-bank/simulate',
    '/resources/tutor/question-bank/simulate/:start',
    '/resources/tutor/question-bank/simulate/solutions/:id',
    '/resources/lesson-plans-and-guides',
    '/resources/download-past-papers',
    '/tutor/seminars',
    '/tutor/flagged-question/:id',
    '/tutor-help',
  ],
  'Parent,School Manager': ['/tuition-reports', '/tuition-reports/report/:id'],
  'Tutor,Senior Tutor,Admin': ['/seminars/:name/:id/:uid', '/submissions'],
  'Admin,Senior Tutor': ['/seminars/seminar-report'],
  'Tutor,Senior Tutor,Parent,School Manager,Admin': ['/alerts', '/:dashboard/:id'],
  'Senior Tutor,Admin': ['/tutor/:name/:id'],
  Tutor: ['/tutor-targets'],
  'Student,Tutor,Senior Tutor,School Manager': ['/help'],
  Parent: ['/calendar'],
  'Student,Tutor,Senior Tutor,Parent,Admin': [
    '/diagnostic-test-results/:id',
    '/diagnostic-test-results-v2/:id',
  ],
} as const

type PathsByAccess = typeof pathsByAccess

/** A path of the portal's table, as routes are written: `/tutor/:name/:id`. */
export type ScreenPath = PathsByAccess[keyof PathsByAccess][number]

/** Every path of the portal with those who may open it, for tests. */
export function screenPaths(): (readonly [path: ScreenPath, access: 'public' | readonly Role[]])[] {
  return Object.entries(pathsByAccess).flatMap(([access, paths]) => {
    const allowed = access === 'public' ? access : rolesIn(access.split(','))
    return paths.map((path) => [path, allowed] as const)
  })
}

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

const patterns = Object.entries(pathsByAccess).flatMap(([access, paths]) =>
  paths.map((path) => ({ segments: segmentsOf(path), access })),
)

/**
 * Who may open an address. Letter case and a slash at the end don't matter, and where several
 * paths fit, plain segments count more than parameters, from left to right.
 */
export function accessOfPath(pathname: string): PathAccess {
  const wanted = segmentsOf(pathname)
  const fitting = patterns.filter(({ segments }) => fits(segments, wanted))
  const best = fitting.map(({ segments }) => rank(segments)).sort()[0]
  // Two paths may differ in letter case or parameter names only; those of both then count.
  const allowed = fitting.flatMap(({ segments, access }) =>
    rank(segments) === best ? access.split(',') : [],
  )
  if (allowed.length === 0) return 'unknown'
  return allowed.includes('public') ? 'public' : rolesIn(allowed)
}

function rolesIn(names: readonly string[]): readonly Role[] {
  return roles.filter((role) => names.includes(role))
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
