import { alertsFeature } from '@portal/shared/alerts/feature'
import { buildInfo, contractNumber, defineRemote, summaryDashboards } from '@portal/shared/contract'
import { helpFeature } from '@portal/shared/help/feature'
import { helpChatFeature } from '@portal/shared/help-chat/feature'
import { studentSummaryFeature } from '@portal/shared/student-summary/feature'
import { dashboardFeature } from './features/dashboard/feature.ts'
import { tuitionReportsFeature } from './features/tuition-reports/feature.ts'

/** What this remote adds to the portal: one line per feature. */
export default defineRemote({
  contract: contractNumber,
  name: 'mfe-school',
  roles: ['School Manager'],
  build: buildInfo,
  unnamedSegments: summaryDashboards,
  features: [
    dashboardFeature,
    tuitionReportsFeature,
    alertsFeature({ order: 30, mobile: true }),
    studentSummaryFeature(),
    helpChatFeature(40),
    helpFeature(),
  ],
})
