import { buildInfo, contractNumber, defineRemote } from '@portal/shared/contract'
import { accountFeature } from './features/account/feature.ts'
import { calendarFeature } from './features/calendar/feature.ts'
import { checksFeature } from './features/checks/feature.ts'
import { dashboardFeature } from './features/dashboard/feature.ts'
import { diagnosticFeature } from './features/diagnostic/feature.ts'
import { diagnosticResultsFeature } from './features/diagnostic-results/feature.ts'
import { expiredFeature } from './features/expired/feature.ts'
import { flaggedQuestionsFeature } from './features/flagged-questions/feature.ts'
import { helpChatFeature } from './features/help-chat/feature.ts'
import { learnFeature } from './features/learn/feature.ts'
import { questionBankFeature } from './features/question-bank/feature.ts'
import { resourcesFeature } from './features/resources/feature.ts'
import { simulateFeature } from './features/simulate/feature.ts'
import { hiddenFeatures } from './hidden-features.ts'

/** What this remote adds to the portal: one line per feature. */
export default defineRemote({
  contract: contractNumber,
  name: 'mfe-student',
  roles: ['Student'],
  build: buildInfo,
  profile: () => import('./features/profile/profile-content.tsx'),
  features: [
    dashboardFeature,
    questionBankFeature,
    simulateFeature,
    learnFeature,
    flaggedQuestionsFeature,
    resourcesFeature([questionBankFeature, flaggedQuestionsFeature]),
    helpChatFeature,
    diagnosticFeature,
    diagnosticResultsFeature,
    checksFeature({
      esat: () => import('./features/esat/esat-modal.tsx'),
      hour: () => import('./features/feedback/hour-modal.tsx'),
      survey: () => import('./features/feedback/survey-modal.tsx'),
    }),
    accountFeature,
    calendarFeature,
    expiredFeature,
    ...hiddenFeatures,
  ],
})
