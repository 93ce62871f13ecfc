import { buildInfo, contractNumber, defineRemote } from '@portal/shared/contract'
import { announcementsFeature } from './features/announcements/feature.ts'
import { diagnosticResultsFeature } from './features/diagnostic-results/feature.ts'
import { flaggedQuestionsFeature } from './features/flagged-questions/feature.ts'
import { operationsFeature } from './features/operations/feature.ts'
import { hiddenFeatures } from './hidden-features.ts'

/** What this remote adds to the portal: one line per feature. */
export default defineRemote({
  contract: contractNumber,
  name: 'mfe-admin',
  roles: ['Admin'],
  build: buildInfo,
  unnamedSegments: ['tutor'],
  features: [
    operationsFeature,
    announcementsFeature,
    flaggedQuestionsFeature,
    diagnosticResultsFeature,
    ...hiddenFeatures,
  ],
})
