import { alertsFeature } from '@portal/shared/alerts/feature'
import { buildInfo, contractNumber, defineRemote, summaryDashboards } from '@portal/shared/contract'
import { diagnosticResultFeature } from '@portal/shared/diagnostic-results/feature'
import { helpChatFeature } from '@portal/shared/help-chat/feature'
import { studentSummaryFeature } from '@portal/shared/student-summary/feature'
import { calendarFeature } from './features/calendar/feature.ts'
import { curriculumFeature } from './features/curriculum/feature.ts'
import { dashboardFeature } from './features/dashboard/feature.ts'
import { studentPortalFeature } from './features/student-portal/feature.ts'
import { tuitionReportsFeature } from './features/tuition-reports/feature.ts'

/** What this remote adds to the portal: one line per feature. */
export default defineRemote({
  contract: contractNumber,
  name: 'mfe-parent',
  roles: ['Parent'],
  build: buildInfo,
  unnamedSegments: ['parent', ...summaryDashboards],
  features: [
    dashboardFeature,
    tuitionReportsFeature,
    calendarFeature,
    curriculumFeature,
    helpChatFeature(60),
    studentPortalFeature,
    diagnosticResultFeature(() => import('@portal/shared/diagnostic-results/sections')),
    alertsFeature({ order: 50 }),
    studentSummaryFeature(),
  ],
})
