import { alertsFeature } from '@portal/shared/alerts/feature'
import { buildInfo, contractNumber, defineRemote } from '@portal/shared/contract'
import { diagnosticResultFeature } from '@portal/shared/diagnostic-results/feature'
import {
  attendeeFeature,
  courseFeature,
  seminarFeature,
  seminarReportFeature,
} from '@portal/shared/events/feature'
import { flaggedQuestionFeature } from '@portal/shared/flagged-question/feature'
import { studentSummaryFeature } from '@portal/shared/student-summary/feature'
import { tutorPageFeature } from '@portal/shared/tutor-page/feature'
import { academyFeature } from './features/academy/feature.ts'
import { accountsFeature } from './features/accounts/feature.ts'
import { announcementsFeature } from './features/announcements/feature.ts'
import { auditDashboardFeature } from './features/audit-dashboard/feature.ts'
import { blogsFeature } from './features/blogs/feature.ts'
import { coursesFeature } from './features/courses/feature.ts'
import { curriculumFeature } from './features/curriculum/feature.ts'
import { documentsFeature } from './features/documents/feature.ts'
import { manageLibraryFeature } from './features/manage-library/feature.ts'
import { manageTutorFaqsFeature } from './features/manage-tutor-faqs/feature.ts'
import { notificationsFeature } from './features/notifications/feature.ts'
import { operationsFeature } from './features/operations/feature.ts'
import { questionBankFeature } from './features/question-bank/feature.ts'
import { readingListFeature } from './features/reading-list/feature.ts'
import { reportCardTrackingFeature } from './features/report-card-tracking/feature.ts'
import { salesFeature } from './features/sales/feature.ts'
import { scoresFeature } from './features/scores/feature.ts'
import { seminarsFeature } from './features/seminars/feature.ts'
import { submissionsFeature } from './features/submissions/feature.ts'
import { upgradesFeature } from './features/upgrades/feature.ts'
import { upsellFeature } from './features/upsell/feature.ts'

/** What this remote adds to the portal: one line per feature. */
export default defineRemote({
  contract: contractNumber,
  name: 'mfe-admin',
  roles: ['Admin'],
  build: buildInfo,
  unnamedSegments: ['tutor', 'dashboard', 'my-students', 'school-dashboard', 'parent-dashboard'],
  features: [
    operationsFeature,
    salesFeature,
    auditDashboardFeature,
    accountsFeature,
    scoresFeature,
    announcementsFeature,
    notificationsFeature,
    academyFeature,
    reportCardTrackingFeature,
    curriculumFeature,
    flaggedQuestionFeature(() => import('./features/question-bank/flags/view.screen.tsx')),
    diagnosticResultFeature(() => import('@portal/shared/diagnostic-results/sections')),
    submissionsFeature,
    seminarsFeature,
    seminarFeature(),
    attendeeFeature(),
    seminarReportFeature(() => import('./features/seminars/report.screen.tsx')),
    coursesFeature,
    manageLibraryFeature,
    documentsFeature,
    courseFeature(),
    manageTutorFaqsFeature,
    upgradesFeature,
    upsellFeature,
    blogsFeature,
    readingListFeature,
    questionBankFeature,
    alertsFeature({ order: 120, parent: 'operations' }),
    studentSummaryFeature(),
    tutorPageFeature(),
  ],
})
