import { academyEndpoints } from './academy.endpoints.ts'
import { accountEndpoints } from './accounts.endpoints.ts'
import { activeTimeEndpoints } from './active-time.endpoints.ts'
import { alertEndpoints } from './alerts.endpoints.ts'
import { announcementEndpoints } from './announcements.endpoints.ts'
import { applicationEndpoints } from './applications.endpoints.ts'
import { auditEndpoints } from './audit.endpoints.ts'
import { authenticationEndpoints } from './authentication.endpoints.ts'
import { authoringEndpoints } from './authoring.endpoints.ts'
import { calendarEndpoints } from './calendar.endpoints.ts'
import { companyCalendarEndpoints } from './company-calendar.endpoints.ts'
import { contentSubjectEndpoints } from './content-subjects.endpoints.ts'
import { correctionEndpoints } from './corrections.endpoints.ts'
import { curriculumEndpoints } from './curriculum.endpoints.ts'
import { dashboardEndpoints } from './dashboards.endpoints.ts'
import { dataRequestEndpoints } from './data-requests.endpoints.ts'
import { diagnosticEndpoints } from './diagnostic.endpoints.ts'
import { documentEndpoints } from './documents.endpoints.ts'
import { duplicateEndpoints } from './duplicates.endpoints.ts'
import { essayMarkingEndpoints } from './essay-marking.endpoints.ts'
import { eventEndpoints } from './events.endpoints.ts'
import { figureEndpoints } from './figures.endpoints.ts'
import { fileEndpoints } from './files.endpoints.ts'
import { flagEndpoints } from './flags.endpoints.ts'
import { helpEndpoints } from './help.endpoints.ts'
import { historyEndpoints } from './history.endpoints.ts'
import { importEndpoints } from './imports.endpoints.ts'
import { interchangeEndpoints } from './interchange.endpoints.ts'
import { jobEndpoints } from './jobs.endpoints.ts'
import { learnEndpoints } from './learn.endpoints.ts'
import { libraryEndpoints } from './library.endpoints.ts'
import { linkEndpoints } from './links.endpoints.ts'
import { mailEndpoints } from './mails.endpoints.ts'
import { mediaEndpoints } from './media.endpoints.ts'
import { messageEndpoints } from './messages.endpoints.ts'
import { moneyEndpoints } from './money.endpoints.ts'
import { notificationEndpoints } from './notifications.endpoints.ts'
import { officeEndpoints } from './office.endpoints.ts'
import { paperEndpoints } from './papers.endpoints.ts'
import { pictureEndpoints } from './pictures.endpoints.ts'
import { postEndpoints } from './posts.endpoints.ts'
import { programmeEndpoints } from './programmes.endpoints.ts'
import { questionEndpoints } from './questions.endpoints.ts'
import { readingEndpoints } from './reading.endpoints.ts'
import { reportCardEndpoints } from './report-cards.endpoints.ts'
import { reviewEndpoints } from './reviews.endpoints.ts'
import { reviseEndpoints } from './revise.endpoints.ts'
import { salesEndpoints } from './sales.endpoints.ts'
import { savedViewEndpoints } from './saved-views.endpoints.ts'
import { schoolEndpoints } from './schools.endpoints.ts'
import { scoreEndpoints } from './scores.endpoints.ts'
import { setEndpoints } from './sets.endpoints.ts'
import { simulateEndpoints } from './simulate.endpoints.ts'
import { studentCheckEndpoints } from './student-checks.endpoints.ts'
import { studentSummaryEndpoints } from './student-summary.endpoints.ts'
import { subjectEndpoints } from './subjects.endpoints.ts'
import { submissionEndpoints } from './submissions.endpoints.ts'
import { systemEndpoints } from './system.endpoints.ts'
import { targetEndpoints } from './targets.endpoints.ts'
import { tuitionEndpoints } from './tuition.endpoints.ts'
import { tuitionReportEndpoints } from './tuition-reports.endpoints.ts'
import { tutorEndpoints } from './tutors.endpoints.ts'
import { tutorOfAdminEndpoints } from './tutors-of-admins.ts'
import { upgradeEndpoints } from './upgrades.endpoints.ts'
import { userEndpoints } from './user.endpoints.ts'
import { writingEndpoints } from './writing.endpoints.ts'

/**
 * Every call of the portal, by `'METHOD /path'`: what validates it, types both of its ends and
 * documents it. For the server and for tests; the browser imports its type alone.
 */
export const contract = {
  ...systemEndpoints,
  ...authenticationEndpoints,
  ...authoringEndpoints,
  ...userEndpoints,
  ...activeTimeEndpoints,
  ...paperEndpoints,
  ...pictureEndpoints,
  ...figureEndpoints,
  ...fileEndpoints,
  ...importEndpoints,
  ...mailEndpoints,
  ...mediaEndpoints,
  ...officeEndpoints,
  ...academyEndpoints,
  ...eventEndpoints,
  ...dashboardEndpoints,
  ...tuitionEndpoints,
  ...tuitionReportEndpoints,
  ...calendarEndpoints,
  ...applicationEndpoints,
  ...curriculumEndpoints,
  ...subjectEndpoints,
  ...contentSubjectEndpoints,
  ...postEndpoints,
  ...documentEndpoints,
  ...duplicateEndpoints,
  ...libraryEndpoints,
  ...readingEndpoints,
  ...questionEndpoints,
  ...correctionEndpoints,
  ...flagEndpoints,
  ...setEndpoints,
  ...reviseEndpoints,
  ...reviewEndpoints,
  ...essayMarkingEndpoints,
  ...simulateEndpoints,
  ...learnEndpoints,
  ...dataRequestEndpoints,
  ...diagnosticEndpoints,
  ...studentCheckEndpoints,
  ...studentSummaryEndpoints,
  ...notificationEndpoints,
  ...announcementEndpoints,
  ...alertEndpoints,
  ...salesEndpoints,
  ...programmeEndpoints,
  ...messageEndpoints,
  ...moneyEndpoints,
  ...auditEndpoints,
  ...jobEndpoints,
  ...interchangeEndpoints,
  ...companyCalendarEndpoints,
  ...reportCardEndpoints,
  ...targetEndpoints,
  ...tutorEndpoints,
  ...tutorOfAdminEndpoints,
  ...accountEndpoints,
  ...schoolEndpoints,
  ...linkEndpoints,
  ...savedViewEndpoints,
  ...helpEndpoints,
  ...historyEndpoints,
  ...upgradeEndpoints,
  ...writingEndpoints,
  ...submissionEndpoints,
  ...scoreEndpoints,
} as const

export type Contract = typeof contract
export { type ActivityKind, activityKinds } from '../contract/activity-kinds.ts'
export {
  type FileKind,
  type FileRule,
  fileKinds,
  mustBe,
  mustBeSmaller,
  mustHaveFewerPixels,
  partBytes,
} from '../contract/file-kinds.ts'
export { isPathOfPortal, rolesWithoutPath } from '../contract/paths-of-links.rules.ts'
export type { GradeScale } from '../contract/report-cards.rules.ts'
export { addressAllowed, longestText, mostImages, uidPattern } from '../contract/text-rules.ts'
export { peopleChange } from './accounts.shapes.ts'
export { longestQuestionText, type QuestionsAsked } from './authoring.shapes.ts'
export { day, fileOfRecord, id, idList, idText, readIdList, uid, writtenHtml } from './common.ts'
export type {
  Access,
  Endpoint,
  Endpoints,
  Limit,
  NamedRecord,
  ProblemCode,
  RecordRule,
  Schema,
  Taken,
  Takes,
  Upload,
} from './define.ts'
export { recordOf, takenOf } from './define.ts'
export { faultInWords, unkeepableField, unknownField } from './fault-words.ts'
export { type VersionedKind, versionedKinds } from './history.endpoints.ts'
export { type Audience, editedMessage } from './messages.shapes.ts'
export {
  documentSeries,
  entryKind,
  invoiceState,
  payerKind,
  paymentMethod,
  planAsked,
  soldLine,
  type VatKind,
  vatKind,
  vatKinds,
} from './money.shapes.ts'
export { postAudience, postKind, postState } from './posts.endpoints.ts'
export { savedReadingItem } from './reading.endpoints.ts'
export type { RecordKind } from './record-kinds.ts'
export type { SubmittedCard } from './report-card-shapes.ts'
export { editableDays, type ReportContent, reportContent } from './report-shapes.ts'
export { saleLines, soldEntitlements } from './sales.shapes.ts'
export { type SettingKey, type SettingValues, settingForms } from './settings.forms.ts'
export { type TimelineKind, timelineKinds, timelinePage } from './student-summary.endpoints.ts'
export { sold } from './upgrades.endpoints.ts'
