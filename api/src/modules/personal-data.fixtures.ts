import type { PersonalRows } from '../database/personal-data.fixtures.ts'
import { mailRows } from '../mail/personal-data.fixtures.ts'
import { versionsRows } from '../versions/personal-data.fixtures.ts'
import { academyRows } from './academy/personal-data.fixtures.ts'
import { accountsRows } from './accounts/personal-data.fixtures.ts'
import { alertRows } from './alerts/personal-data.fixtures.ts'
import { announcementsRows } from './announcements/personal-data.fixtures.ts'
import { applicationRows } from './applications/personal-data.fixtures.ts'
import { auditRows } from './audit/personal-data.fixtures.ts'
import { authenticationRows } from './authentication/personal-data.fixtures.ts'
import { authoringRows } from './authoring/personal-data.fixtures.ts'
import { calendarRows } from './calendar/personal-data.fixtures.ts'
import { curriculumRows } from './curriculum/personal-data.fixtures.ts'
import { dashboardRows } from './dashboards/personal-data.fixtures.ts'
import { dataRequestsRows } from './data-requests/personal-data.fixtures.ts'
import { documentRows } from './documents/personal-data.fixtures.ts'
import { eventsRows } from './events/personal-data.fixtures.ts'
import { filesRows } from './files/personal-data.fixtures.ts'
import { flagsRows } from './flags/personal-data.fixtures.ts'
import { helpRows } from './help/personal-data.fixtures.ts'
import { importsRows } from './imports/personal-data.fixtures.ts'
import { jobsRows } from './jobs/personal-data.fixtures.ts'
import { libraryRows } from './library/personal-data.fixtures.ts'
import { mediaRows } from './media/personal-data.fixtures.ts'
import { messagesRows } from './messages/personal-data.fixtures.ts'
import { moneyRows } from './money/personal-data.fixtures.ts'
import { notificationsRows } from './notifications/personal-data.fixtures.ts'
import { officeRows } from './office/personal-data.fixtures.ts'
import { postsRows } from './posts/personal-data.fixtures.ts'
import { questionsRows } from './questions/personal-data.fixtures.ts'
import { readingRows } from './reading/personal-data.fixtures.ts'
import { reportCardsRows } from './report-cards/personal-data.fixtures.ts'
import { reviseRows } from './revise/personal-data.fixtures.ts'
import { salesRows } from './sales/personal-data.fixtures.ts'
import { savedViewsRows } from './saved-views/personal-data.fixtures.ts'
import { scoresRows } from './scores/personal-data.fixtures.ts'
import { setsRows } from './sets/personal-data.fixtures.ts'
import { studentChecksRows } from './student-checks/personal-data.fixtures.ts'
import { bankRows } from './submissions/bank-personal-data.fixtures.ts'
import { submissionRows } from './submissions/personal-data.fixtures.ts'
import { systemRows } from './system/personal-data.fixtures.ts'
import { targetRows } from './targets/personal-data.fixtures.ts'
import { tuitionRows } from './tuition/personal-data.fixtures.ts'
import { tuitionReportsRows } from './tuition-reports/personal-data.fixtures.ts'
import { tutorsRows } from './tutors/personal-data.fixtures.ts'
import { upgradesRows } from './upgrades/personal-data.fixtures.ts'
import { userRows } from './user/personal-data.fixtures.ts'
import { weeklySummariesRows } from './weekly-summaries/personal-data.fixtures.ts'
import { writingRows } from './writing/personal-data.fixtures.ts'
import { handedInRows } from './writing/versions-personal-data.fixtures.ts'

/**
 * How every area's tables come to hold all that they can hold of a person; one that stands on rows
 * of another after it. An area whose tables stay empty is found by the test that deletes an account.
 */
export const personalRows: readonly PersonalRows[] = [
  accountsRows,
  userRows,
  tutorsRows,
  salesRows,
  scoresRows,
  dataRequestsRows,
  moneyRows,
  filesRows,
  mediaRows,
  jobsRows,
  authenticationRows,
  auditRows,
  officeRows,
  versionsRows,
  systemRows,
  mailRows,
  notificationsRows,
  messagesRows,
  announcementsRows,
  curriculumRows,
  documentRows,
  libraryRows,
  readingRows,
  setsRows,
  academyRows,
  flagsRows,
  helpRows,
  postsRows,
  upgradesRows,
  bankRows,
  questionsRows,
  authoringRows,
  importsRows,
  savedViewsRows,
  reviseRows,
  tuitionRows,
  reportCardsRows,
  targetRows,
  alertRows,
  dashboardRows,
  tuitionReportsRows,
  calendarRows,
  eventsRows,
  applicationRows,
  studentChecksRows,
  weeklySummariesRows,
  writingRows,
  handedInRows,
  submissionRows,
]
