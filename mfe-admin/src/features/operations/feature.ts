import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Activity } from 'lucide-react'

/** Operations: today's numbers that need a person. */
export const operationsFeature = defineFeature({
  id: 'operations',
  screens: [
    {
      id: 'operations.home',
      path: '/',
      title: 'Admin Dashboard',
      firstReads: () => [
        queryOf('GET /Dashboard/Admin/Dashboard/GetOpenWork'),
        queryOf('GET /Dashboard/Admin/Dashboard/GetOperations'),
      ],
      // In the remote's first script: it is small, and a request less before there is something to see.
      load: () => import(/* webpackMode: "eager" */ './operations.screen.tsx'),
    },
  ],
  menu: [
    // The section that holds all of the admin's pages but the sales; the pages name it as parent.
    {
      id: 'operations',
      label: 'Operations',
      icon: Activity,
      path: '/',
      order: 20,
      startsOpen: true,
      mobile: true,
    },
  ],
})
