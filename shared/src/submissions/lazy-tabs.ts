import { lazyTab, part } from '@portal/shared/idle'

const BankTab = part(() => import('./bank-tab.tsx'), {
  failed: 'The comments could not be loaded',
})
const MarkersTab = part(() => import('./markers-tab.tsx'), {
  failed: 'The markers could not be loaded',
})

/** The tab of comments that are used again, under the name that its people have for it. */
export const bankTab = (label: string) => lazyTab('bank', label, BankTab)

/** The tab of who marks, for those who share work out. */
export const markersTab = lazyTab('markers', 'Markers', MarkersTab)
