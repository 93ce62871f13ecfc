import { buildInfo, contractNumber, defineRemote } from '@portal/shared/contract'
import { dashboardFeature } from './features/dashboard/feature.ts'
import { helpChatFeature } from './features/help-chat/feature.ts'
import { hiddenFeatures } from './hidden-features.ts'

/** What this remote adds to the portal: one line per feature. */
export default defineRemote({
  contract: contractNumber,
  name: 'mfe-school',
  roles: ['School Manager'],
  build: buildInfo,
  features: [dashboardFeature, helpChatFeature, ...hiddenFeatures],
})
