import { type AllPersonalData, registerPersonalData } from '../database/personal-data.ts'
import { mailData } from '../mail/personal-data.ts'
import { versionsData } from '../versions/personal-data.ts'
import { academyData } from './academy/personal-data.ts'
import { accountsData } from './accounts/personal-data.ts'
import { activeTimeData } from './active-time/personal-data.ts'
import { activityData } from './activity/personal-data.ts'
import { alertsData } from './alerts/personal-data.ts'
import { announcementsData } from './announcements/personal-data.ts'
import { applicationsData } from './applications/personal-data.ts'
import { auditData } from './audit/personal-data.ts'
import { authenticationData } from './authentication/personal-data.ts'
import { authoringData } from './authoring/personal-data.ts'
import { calendarData } from './calendar/personal-data.ts'
import { companyCalendarData } from './company-calendar/personal-data.ts'
import { contentSubjectsData } from './content-subjects/personal-data.ts'
import { correctionsData } from './corrections/personal-data.ts'
import { curriculumData } from './curriculum/personal-data.ts'
import { dashboardsData } from './dashboards/personal-data.ts'
import { dataRequestsData } from './data-requests/personal-data.ts'
import { diagnosticData } from './diagnostic/personal-data.ts'
import { documentsData } from './documents/personal-data.ts'
import { duplicatesData } from './duplicates/personal-data.ts'
import { eventsData } from './events/personal-data.ts'
import { figuresData } from './figures/personal-data.ts'
import { filesData } from './files/personal-data.ts'
import { flagsData } from './flags/personal-data.ts'
import { helpData } from './help/personal-data.ts'
import { importsData } from './imports/personal-data.ts'
import { interchangeData } from './interchange/personal-data.ts'
import { jobsData } from './jobs/personal-data.ts'
import { learnData } from './learn/personal-data.ts'
import { libraryData } from './library/personal-data.ts'
import { mediaData } from './media/personal-data.ts'
import { messagesData } from './messages/personal-data.ts'
import { moneyData } from './money/personal-data.ts'
import { notificationsData } from './notifications/personal-data.ts'
import { officeData } from './office/personal-data.ts'
import { papersData } from './papers/personal-data.ts'
import { postsData } from './posts/personal-data.ts'
import { questionsData } from './questions/personal-data.ts'
import { readingData } from './reading/personal-data.ts'
import { reportCardsData } from './report-cards/personal-data.ts'
import { reviewsData } from './reviews/personal-data.ts'
import { reviseData } from './revise/personal-data.ts'
import { salesData } from './sales/personal-data.ts'
import { savedViewsData } from './saved-views/personal-data.ts'
import { scoresData } from './scores/personal-data.ts'
import { setsData } from './sets/personal-data.ts'
import { simulateData } from './simulate/personal-data.ts'
import { standingData } from './standing/personal-data.ts'
import { studentChecksData } from './student-checks/personal-data.ts'
import { subjectsData } from './subjects/personal-data.ts'
import { submissionsData } from './submissions/personal-data.ts'
import { systemData } from './system/personal-data.ts'
import { targetsData } from './targets/personal-data.ts'
import { tuitionData } from './tuition/personal-data.ts'
import { tuitionReportsData } from './tuition-reports/personal-data.ts'
import { tutorsData } from './tutors/personal-data.ts'
import { upgradesData } from './upgrades/personal-data.ts'
import { userData } from './user/personal-data.ts'
import { weeklySummariesData } from './weekly-summaries/personal-data.ts'
import { writingData } from './writing/personal-data.ts'

/**
 * Everything that is kept of a person: what the person is given of it, and what becomes of it when
 * the account is deleted. Rows are dealt with from the last kind to the first, so a kind stands
 * after those by which its rows are found, and an area after those whose rows it goes by.
 */
export const personalTables: AllPersonalData = {
  ...userData,
  ...tutorsData,
  ...companyCalendarData,
  ...filesData,
  ...mediaData,
  ...accountsData,
  ...activeTimeData,
  ...activityData,
  ...jobsData,
  ...authenticationData,
  ...auditData,
  ...versionsData,
  ...mailData,
  ...moneyData,
  ...notificationsData,
  ...messagesData,
  ...announcementsData,
  ...curriculumData,
  ...subjectsData,
  ...contentSubjectsData,
  ...postsData,
  ...documentsData,
  ...libraryData,
  ...readingData,
  ...setsData,
  ...academyData,
  ...standingData,
  ...flagsData,
  ...helpData,
  ...questionsData,
  ...papersData,
  ...authoringData,
  ...duplicatesData,
  ...figuresData,
  ...interchangeData,
  ...importsData,
  ...correctionsData,
  ...reviewsData,
  ...savedViewsData,
  ...reviseData,
  ...learnData,
  ...simulateData,
  ...dataRequestsData,
  ...diagnosticData,
  ...salesData,
  ...scoresData,
  ...upgradesData,
  ...tuitionData,
  ...tuitionReportsData,
  ...reportCardsData,
  ...targetsData,
  ...alertsData,
  ...dashboardsData,
  ...applicationsData,
  ...calendarData,
  ...eventsData,
  ...studentChecksData,
  ...officeData,
  ...systemData,
  ...weeklySummariesData,
  ...writingData,
  ...submissionsData,
}

registerPersonalData(personalTables)
