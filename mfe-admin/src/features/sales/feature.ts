import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { ReceiptText } from 'lucide-react'

/** Sales: bookings, new customers, and changes of what was sold. */
export const salesFeature = defineFeature({
  id: 'sales',
  screens: [
    { id: 'sales', path: '/sales', title: 'Sales', load: () => import('./sales.screen.tsx') },
    {
      id: 'sales.new-customer',
      path: '/sales/new-customer',
      title: 'New customer',
      firstReads: () => [
        queryOf('GET /User/admin/Programme/GetProgrammes', { query: { archived: 'false' } }),
      ],
      load: () => import('./new-customer/new-customer.screen.tsx'),
    },
    {
      id: 'sales.update-booking',
      path: '/update-booking-form',
      title: 'Change a booking',
      load: () => import('./update-booking/update-booking.screen.tsx'),
    },
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
