import { defineFeature } from '@portal/shared/contract'
import { Users } from 'lucide-react'

/** People of every role. */
export const accountsFeature = defineFeature({
  id: 'accounts',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'accounts',
      label: 'Accounts',
      icon: Users,
      path: '/accounts',
      order: 130,
      parent: 'operations',
      mobile: true,
    },
  ],
})
