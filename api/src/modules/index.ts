import type { Handlers } from '../calls.ts'
import './after-holidays.ts'
import './asset-areas.ts'
import './personal-data.ts'
import './set-kinds.ts'
import './table-kinds.ts'
import { academyHandlers } from './academy/index.ts'
import { accountsHandlers } from './accounts/index.ts'
import { activeTimeHandlers } from './active-time/index.ts'
import { alertHandlers } from './alerts/index.ts'
import { announcementHandlers } from './announcements/index.ts'
import { applicationHandlers } from './applications/index.ts'
import { auditHandlers } from './audit/index.ts'
import { authenticationHandlers } from './authentication/index.ts'
import { authoringHandlers } from './authoring/index.ts'
import { calendarHandlers } from './calendar/index.ts'
import { companyCalendarHandlers } from './company-calendar/index.ts'
import { contentSubjectHandlers } from './content-subjects/index.ts'
import { correctionHandlers } from './corrections/index.ts'
import { curriculumHandlers } from './curriculum/index.ts'
import { dashboardHandlers } from './dashboards/index.ts'
import { dataRequestHandlers } from './data-requests/index.ts'
import { diagnosticHandlers } from './diagnostic/index.ts'
import { documentHandlers } from './documents/index.ts'
import { duplicateHandlers } from './duplicates/index.ts'
import { essayMarkingHandlers } from './essay-marking/index.ts'
import { eventHandlers } from './events/index.ts'
import { figureHandlers } from './figures/index.ts'
import { fileHandlers } from './files/index.ts'
import { flagHandlers } from './flags/index.ts'
import { helpHandlers } from './help/index.ts'
import { historyHandlers } from './history/index.ts'
import { importHandlers } from './imports/index.ts'
import { interchangeHandlers } from './interchange/index.ts'
import { jobHandlers } from './jobs/index.ts'
import { learnHandlers } from './learn/index.ts'
import { libraryHandlers } from './library/index.ts'
import { linkHandlers } from './links/index.ts'
import { mailHandlers } from './mails/index.ts'
import { mediaHandlers } from './media/index.ts'
import { messageHandlers } from './messages/index.ts'
import { moneyHandlers } from './money/index.ts'
import { notificationHandlers } from './notifications/index.ts'
import { officeHandlers } from './office/index.ts'
import { paperHandlers } from './papers/index.ts'
import { pictureHandlers } from './pictures/index.ts'
import { postHandlers } from './posts/index.ts'
import { programmeHandlers } from './programmes/index.ts'
import { questionHandlers } from './questions/index.ts'
import { readingHandlers } from './reading/index.ts'
import { reportCardHandlers } from './report-cards/index.ts'
import { reviewHandlers } from './reviews/index.ts'
import { reviseHandlers } from './revise/index.ts'
import { salesHandlers } from './sales/index.ts'
import { savedViewHandlers } from './saved-views/index.ts'
import { schoolHandlers } from './schools/index.ts'
import { scoreHandlers } from './scores/index.ts'
import { setHandlers } from './sets/index.ts'
import { simulateHandlers } from './simulate/index.ts'
import { studentCheckHandlers } from './student-checks/index.ts'
import { studentSummaryHandlers } from './student-summary/index.ts'
import { degreeGroupHandlers, subjectHandlers, treeHandlers } from './subjects/index.ts'
import { sharingHandlers, submissionHandlers } from './submissions/index.ts'
import { systemHandlers } from './system/index.ts'
import { targetHandlers } from './targets/index.ts'
import { tuitionHandlers } from './tuition/index.ts'
import { tuitionReportHandlers } from './tuition-reports/index.ts'
import { tutorHandlers } from './tutors/index.ts'
import { upgradeHandlers } from './upgrades/index.ts'
import { accountHandlers, userHandlers } from './user/index.ts'
import { versionHandlers, writingHandlers } from './writing/index.ts'

/** Every call that this server answers, by area. */
export const handlers: Partial<Handlers> = {
  ...systemHandlers,
  ...authenticationHandlers,
  ...userHandlers,
  ...accountHandlers,
  ...dataRequestHandlers,
  ...activeTimeHandlers,
  ...dashboardHandlers,
  ...officeHandlers,
  ...mailHandlers,
  ...academyHandlers,
  ...accountsHandlers,
  ...announcementHandlers,
  ...alertHandlers,
  ...tuitionHandlers,
  ...tuitionReportHandlers,
  ...reportCardHandlers,
  ...targetHandlers,
  ...tutorHandlers,
  ...schoolHandlers,
  ...linkHandlers,
  ...calendarHandlers,
  ...applicationHandlers,
  ...curriculumHandlers,
  ...subjectHandlers,
  ...treeHandlers,
  ...paperHandlers,
  ...contentSubjectHandlers,
  ...postHandlers,
  ...documentHandlers,
  ...libraryHandlers,
  ...readingHandlers,
  ...degreeGroupHandlers,
  ...questionHandlers,
  ...authoringHandlers,
  ...correctionHandlers,
  ...flagHandlers,
  ...helpHandlers,
  ...setHandlers,
  ...reviseHandlers,
  ...reviewHandlers,
  ...simulateHandlers,
  ...essayMarkingHandlers,
  ...studentCheckHandlers,
  ...studentSummaryHandlers,
  ...diagnosticHandlers,
  ...importHandlers,
  ...interchangeHandlers,
  ...learnHandlers,
  ...salesHandlers,
  ...scoreHandlers,
  ...programmeHandlers,
  ...moneyHandlers,
  ...upgradeHandlers,
  ...versionHandlers,
  ...sharingHandlers,
  ...submissionHandlers,
  ...auditHandlers,
  ...jobHandlers,
  ...companyCalendarHandlers,
  ...historyHandlers,
  ...savedViewHandlers,
  ...notificationHandlers,
  ...messageHandlers,
  ...pictureHandlers,
  ...duplicateHandlers,
  ...eventHandlers,
  ...figureHandlers,
  ...fileHandlers,
  ...mediaHandlers,
  ...writingHandlers,
}
