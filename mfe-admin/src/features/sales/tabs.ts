import { lazyTab, part } from '@portal/shared/idle'

const BookingsTab = part(() => import('./bookings/bookings-tab.tsx'), {
  failed: 'The bookings could not be loaded',
})
const InvoicesTab = part(() => import('./invoices/invoices-tab.tsx'), {
  failed: 'The invoices could not be loaded',
})
const PaymentsTab = part(() => import('./payments/payments-tab.tsx'), {
  failed: 'The payments could not be loaded',
})

const ProgrammesTab = part(() => import('./programmes/programmes-tab.tsx'), {
  failed: 'The programmes could not be loaded',
})

/** The tabs of `/sales`, each with a script of its own. */
export const salesTabs = [
  lazyTab('bookings', 'Bookings', BookingsTab),
  lazyTab('invoices', 'Invoices', InvoicesTab),
  lazyTab('payments', 'Payments', PaymentsTab),
  lazyTab('programmes', 'Programmes', ProgrammesTab),
]
