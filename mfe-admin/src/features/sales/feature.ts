import { defineFeature } from '@portal/shared/contract'
import { ReceiptText } from 'lucide-react'

/** Sales: bookings, new customers, upsells. */
export const salesFeature = defineFeature({
  id: 'sales',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'sales',
      label: 'Booking Form',
      icon: ReceiptText,
      path: '/sales',
      place: 10,
      mobile: true,
    },
  ],
  topBar: [
    {
      id: 'sales.button',
      paths: ['/'],
      place: 10,
      load: () => import('./booking-form-button.tsx'),
    },
  ],
})
