import { buildInfo, contractNumber, defineRemote } from '@portal/shared/contract'
import { dashboardFeature } from './features/dashboard/feature.ts'
import { diagnosticResultsFeature } from './features/diagnostic-results/feature.ts'
import { flaggedQuestionsFeature } from './features/flagged-questions/feature.ts'
import { learnFeature } from './features/learn/feature.ts'
import { questionBankFeature } from './features/question-bank/feature.ts'
import { hiddenFeatures } from './hidden-features.ts'

/** What this remote adds to the portal: one line per feature. */
export default defineRemote({
  contract: contractNumber,
  name: 'mfe-tutor',
  roles: ['Tutor', 'Senior Tutor'],
  build: buildInfo,
  unnamedSegments: ['tutor'],
  features: [
    dashboardFeature,
    questionBankFeature,
    learnFeature,
    flaggedQuestionsFeature,
    diagnosticResultsFeature,
    ...hiddenFeatures,
  ],
})
