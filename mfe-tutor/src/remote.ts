import { academyFeature } from '@portal/shared/academy/feature'
import { alertsFeature } from '@portal/shared/alerts/feature'
import { buildInfo, contractNumber, defineRemote, summaryDashboards } from '@portal/shared/contract'
import { diagnosticResultFeature } from '@portal/shared/diagnostic-results/feature'
import {
  attendeeFeature,
  seminarFeature,
  seminarReportFeature,
} from '@portal/shared/events/feature'
import { helpFeature } from '@portal/shared/help/feature'
import { learnFeature } from '@portal/shared/learn/feature'
import { libraryFeature } from '@portal/shared/library/feature'
import { resourcesFeature } from '@portal/shared/resources/feature'
import { studentSummaryFeature } from '@portal/shared/student-summary/feature'
import { tutorPageFeature } from '@portal/shared/tutor-page/feature'
import { dashboardFeature } from './features/dashboard/feature.ts'
import { documentsFeature } from './features/documents/feature.ts'
import { flaggedQuestionsFeature } from './features/flagged-questions/feature.ts'
import { questionBankFeature } from './features/question-bank/feature.ts'
import { seminarDuty, seminarsFeature } from './features/seminars/feature.ts'
import { submissionsFeature } from './features/submissions/feature.ts'
import { targetsFeature } from './features/targets/feature.ts'

const library = libraryFeature()

/** What this remote adds to the portal: one line per feature. */
export default defineRemote({
  contract: contractNumber,
  name: 'mfe-tutor',
  roles: ['Tutor', 'Senior Tutor'],
  build: buildInfo,
  unnamedSegments: ['tutor', ...summaryDashboards],
  features: [
    dashboardFeature,
    questionBankFeature,
    learnFeature('/resources/tutor/question-bank/learn', {
      home: () => import('./features/learn/home.screen.tsx'),
      subject: () => import('./features/learn/subject.screen.tsx'),
      page: () => import('./features/learn/page.screen.tsx'),
    }),
    documentsFeature,
    library,
    resourcesFeature([questionBankFeature, documentsFeature, library], {
      order: 20,
      description: 'Everything you can teach with.',
      none: { title: 'Nothing here yet', text: 'What you can teach with shows here.' },
    }),
    flaggedQuestionsFeature,
    diagnosticResultFeature(() => import('@portal/shared/diagnostic-results/sections')),
    targetsFeature,
    submissionsFeature,
    seminarsFeature,
    seminarFeature(seminarDuty),
    attendeeFeature(seminarDuty),
    seminarReportFeature(() => import('./features/seminars/report.screen.tsx'), {
      roles: ['Senior Tutor'],
    }),
    academyFeature('teachers', 30),
    alertsFeature({ order: 70, mobile: true }),
    helpFeature({ menu: { order: 80 } }),
    studentSummaryFeature(),
    tutorPageFeature(),
  ],
})
