import type { CallKey } from '@portal/shared/api'
import type { RecordKind } from '@portal/shared/api/schemas'
import { academyAccess } from '../modules/academy/access.fixtures.ts'
import { accountAccess } from '../modules/accounts/access.fixtures.ts'
import { activeTimeAccess } from '../modules/active-time/access.fixtures.ts'
import { alertAccess } from '../modules/alerts/access.fixtures.ts'
import { announcementAccess } from '../modules/announcements/access.fixtures.ts'
import { applicationAccess } from '../modules/applications/access.fixtures.ts'
import { auditAccess } from '../modules/audit/access.fixtures.ts'
import { authenticationAccess } from '../modules/authentication/access.fixtures.ts'
import { authoringAccess } from '../modules/authoring/access.fixtures.ts'
import { calendarAccess } from '../modules/calendar/access.fixtures.ts'
import { companyCalendarAccess } from '../modules/company-calendar/access.fixtures.ts'
import { contentSubjectAccess } from '../modules/content-subjects/access.fixtures.ts'
import { correctionAccess } from '../modules/corrections/access.fixtures.ts'
import { curriculumAccess } from '../modules/curriculum/access.fixtures.ts'
import { dashboardAccess } from '../modules/dashboards/access.fixtures.ts'
import { dataRequestAccess } from '../modules/data-requests/access.fixtures.ts'
import { diagnosticAccess } from '../modules/diagnostic/access.fixtures.ts'
import { documentAccess } from '../modules/documents/access.fixtures.ts'
import { duplicateAccess } from '../modules/duplicates/access.fixtures.ts'
import { essayMarkingAccess } from '../modules/essay-marking/access.fixtures.ts'
import { eventAccess } from '../modules/events/access.fixtures.ts'
import { figureAccess } from '../modules/figures/access.fixtures.ts'
import { fileAccess } from '../modules/files/access.fixtures.ts'
import { flagAccess } from '../modules/flags/access.fixtures.ts'
import { helpAccess } from '../modules/help/access.fixtures.ts'
import { historyAccess } from '../modules/history/access.fixtures.ts'
import { importAccess } from '../modules/imports/access.fixtures.ts'
import { interchangeAccess } from '../modules/interchange/access.fixtures.ts'
import { jobAccess } from '../modules/jobs/access.fixtures.ts'
import { learnAccess } from '../modules/learn/access.fixtures.ts'
import { libraryAccess } from '../modules/library/access.fixtures.ts'
import { linkAccess } from '../modules/links/access.fixtures.ts'
import { mailAccess } from '../modules/mails/access.fixtures.ts'
import { mediaAccess } from '../modules/media/access.fixtures.ts'
import { messageAccess } from '../modules/messages/access.fixtures.ts'
import { moneyAccess } from '../modules/money/access.fixtures.ts'
import { notificationAccess } from '../modules/notifications/access.fixtures.ts'
import { officeAccess } from '../modules/office/access.fixtures.ts'
import { paperAccess } from '../modules/papers/access.fixtures.ts'
import { pictureAccess } from '../modules/pictures/access.fixtures.ts'
import { postAccess } from '../modules/posts/access.fixtures.ts'
import { programmeAccess } from '../modules/programmes/access.fixtures.ts'
import { questionAccess } from '../modules/questions/access.fixtures.ts'
import { readingAccess } from '../modules/reading/access.fixtures.ts'
import { reportCardAccess } from '../modules/report-cards/access.fixtures.ts'
import { reviewAccess } from '../modules/reviews/access.fixtures.ts'
import { reviseAccess } from '../modules/revise/access.fixtures.ts'
import { salesAccess } from '../modules/sales/access.fixtures.ts'
import { savedViewAccess } from '../modules/saved-views/access.fixtures.ts'
import { schoolAccess } from '../modules/schools/access.fixtures.ts'
import { scoreAccess } from '../modules/scores/access.fixtures.ts'
import { setAccess } from '../modules/sets/access.fixtures.ts'
import { simulateAccess } from '../modules/simulate/access.fixtures.ts'
import { studentCheckAccess } from '../modules/student-checks/access.fixtures.ts'
import { studentSummaryAccess } from '../modules/student-summary/access.fixtures.ts'
import { subjectAccess } from '../modules/subjects/access.fixtures.ts'
import { submissionsAccess } from '../modules/submissions/access.fixtures.ts'
import { sharingAccess } from '../modules/submissions/sharing-access.fixtures.ts'
import { systemAccess } from '../modules/system/access.fixtures.ts'
import { targetAccess } from '../modules/targets/access.fixtures.ts'
import { tuitionAccess } from '../modules/tuition/access.fixtures.ts'
import { tuitionReportAccess } from '../modules/tuition-reports/access.fixtures.ts'
import { tutorAccess } from '../modules/tutors/access.fixtures.ts'
import { upgradeAccess } from '../modules/upgrades/access.fixtures.ts'
import { userAccess } from '../modules/user/access.fixtures.ts'
import { writingAccess } from '../modules/writing/access.fixtures.ts'
import { versionsAccess } from '../modules/writing/versions-access.fixtures.ts'
import type { AreaAccess, Expected, InputKey, Made, Maker, State } from './area.fixtures.ts'

/** What every area says of its calls; a new area is a line here. */
const areas = [
  academyAccess,
  activeTimeAccess,
  alertAccess,
  accountAccess,
  announcementAccess,
  applicationAccess,
  auditAccess,
  authenticationAccess,
  calendarAccess,
  companyCalendarAccess,
  correctionAccess,
  curriculumAccess,
  dashboardAccess,
  dataRequestAccess,
  diagnosticAccess,
  essayMarkingAccess,
  eventAccess,
  figureAccess,
  fileAccess,
  flagAccess,
  helpAccess,
  historyAccess,
  importAccess,
  interchangeAccess,
  jobAccess,
  learnAccess,
  mailAccess,
  mediaAccess,
  notificationAccess,
  messageAccess,
  officeAccess,
  paperAccess,
  pictureAccess,
  questionAccess,
  authoringAccess,
  reportCardAccess,
  reviewAccess,
  reviseAccess,
  salesAccess,
  scoreAccess,
  moneyAccess,
  savedViewAccess,
  setAccess,
  simulateAccess,
  studentCheckAccess,
  studentSummaryAccess,
  subjectAccess,
  contentSubjectAccess,
  postAccess,
  documentAccess,
  duplicateAccess,
  libraryAccess,
  programmeAccess,
  readingAccess,
  systemAccess,
  targetAccess,
  tuitionAccess,
  tuitionReportAccess,
  tutorAccess,
  schoolAccess,
  linkAccess,
  upgradeAccess,
  sharingAccess,
  submissionsAccess,
  userAccess,
  versionsAccess,
  writingAccess,
] as const

type Part = keyof AreaAccess
type Rows<P extends Part> = NonNullable<AreaAccess[P]>
type Area = (typeof areas)[number]

/** What is said in one part by any area. */
type Said<P extends Part> = Area extends infer One
  ? One extends Record<P, infer Of>
    ? keyof Of
    : never
  : never

/** One part of what all areas say, of which nothing is said twice. */
function gathered<P extends Part, All = Rows<P>>(part: P): All {
  const all: readonly AreaAccess[] = areas
  const parts = all.map((area) => area[part] ?? {})
  const keys = parts.flatMap((rows) => Object.keys(rows))
  const twice = keys.filter((key, at) => keys.indexOf(key) < at)
  if (twice.length > 0) throw new Error(`Two areas say ${part} of ${twice.join(', ')}`)
  return Object.assign({}, ...parts)
}

/** The same of a part that is owed: a key that no area says does not fit `Owed`, nor compile. */
function allOf<P extends Part, Owed extends Said<P>>(part: P) {
  return gathered<P, { readonly [K in Owed & keyof Rows<P>]-?: NonNullable<Rows<P>[K]> }>(part)
}

/** Who may make which call. */
export const expectedAccess: Readonly<Record<CallKey, Expected>> = allOf<'calls', CallKey>('calls')

/** For every kind of record what makes one. */
export const makers: Readonly<Record<RecordKind, Maker>> = allOf<'records', RecordKind>('records')

const inputs = allOf<'inputs', InputKey>('inputs')

export const states = gathered('states')
export const otherRefusals = gathered('refusals')
export const openIds = gathered('openIds')
export const readInputs = gathered('reads')
export const shared = gathered('shared')
export const unaudited = gathered('unaudited')
export const undoable = gathered('undoable')
export const doing = gathered('doing')

function hasInput(call: CallKey): call is InputKey {
  return call in inputs
}

/** Input that passes validation, naming a record; none for a read that names nobody's. */
export function inputFor(call: CallKey, made: Made): object {
  return hasInput(call) ? inputs[call](made) : {}
}

/** The state that a call wants its record in. */
export function stateFor(call: CallKey): State | undefined {
  return call in states ? Reflect.get(states, call) : undefined
}
