import { buildInfo, contractNumber, defineRemote } from '@portal/shared/contract'
import { dashboardFeature } from './features/dashboard/feature.ts'
import { diagnosticResultsFeature } from './features/diagnostic-results/feature.ts'
import { helpChatFeature } from './features/help-chat/feature.ts'
import { studentPortalFeature } from './features/student-portal/feature.ts'
import { hiddenFeatures } from './hidden-features.ts'

/** What this remote adds to the portal: one line per feature. */
export default defineRemote({
  contract: contractNumber,
  name: 'mfe-parent',
  roles: ['Parent'],
  build: buildInfo,
  unnamedSegments: ['parent'],
  features: [
    dashboardFeature,
    helpChatFeature,
    studentPortalFeature,
    diagnosticResultsFeature,
    ...hiddenFeatures,
  ],
})
