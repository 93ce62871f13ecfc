import { defineFeature, type Feature, type MenuEntry } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { TriangleAlert } from 'lucide-react'

/** Where the menu has it, which each role says. */
export type AlertsMenu = Pick<MenuEntry, 'order' | 'mobile' | 'parent'>

/** Concerns about students: everybody but the student sees those that are meant for them. */
export function alertsFeature(menu: AlertsMenu): Feature {
  return defineFeature({
    id: 'alerts',
    screens: [
      {
        id: 'alerts.list',
        path: '/alerts',
        title: 'Alerts',
        firstReads: () => [
          queryOf('GET /Alert/Alert/GetAlerts', {
            query: { pageNo: 1, pageSize: 20, sort: 'raisedAt', direction: 'desc' },
          }),
        ],
        load: () => import('./alerts.screen.tsx'),
      },
    ],
    menu: [{ id: 'alerts', label: 'Alerts', icon: TriangleAlert, path: '/alerts', ...menu }],
  })
}
