import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Users } from 'lucide-react'

/** People of every role. */
export const accountsFeature = defineFeature({
  id: 'accounts',
  screens: [
    {
      id: 'accounts.all',
      path: '/accounts',
      title: 'Accounts',
      firstReads: () => [
        queryOf('GET /User/admin/Account/GetPeople', {
          query: { pageNo: 1, pageSize: 20, sort: 'name', direction: 'asc' },
        }),
      ],
      load: () => import('./accounts.screen.tsx'),
    },
    {
      id: 'accounts.tutor',
      path: '/accounts/edit/tutor/:id',
      title: 'Edit a tutor',
      firstReads: ({ params: { id = '' } }) => [
        queryOf('GET /User/admin/Account/GetTutor', { query: { tutorId: id } }),
      ],
      load: () => import('./tutor/tutor.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'accounts',
      label: 'Accounts',
      about: 'People of every role, schools, and the log of what was done.',
      icon: Users,
      path: '/accounts',
      order: 130,
      parent: 'operations',
      mobile: true,
    },
  ],
})
