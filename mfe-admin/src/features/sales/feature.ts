import { defineFeature } from '@portal/shared/contract'
import { ReceiptText } from 'lucide-react'

/** Sales: bookings, new customers, upsells. */
export const salesFeature = defineFeature({
  id: 'sales',
  screens: [
    { id: 'sales', path: '/sales', title: 'Sales', load: () => import('./sales.screen.tsx') },
  ],
  menu: [
    {
      id: 'sales',
      label: 'Booking Form',
      icon: ReceiptText,
      path: '/sales',
      order: 10,
      mobile: true,
    },
  ],
  topBar: [
    {
      id: 'sales.button',
      paths: ['/'],
      order: 10,
      load: () => import('./booking-form-button.tsx'),
    },
  ],
})
