import {
  defineFeature,
  type Feature,
  type LazyComponent,
  type MenuEntry,
  type ScreenPath,
} from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { FileText } from 'lucide-react'

/** Where a role reads reports. */
interface Place {
  list: ScreenPath
  report: ScreenPath
  menu: Pick<MenuEntry, 'about' | 'order' | 'parent' | 'mobile'>
}

/**
 * Tuition reports: the list, and one of them.
 * @param report the second: `@portal/shared/tuition-reports/report`, or the role's own.
 */
export function tuitionReportsFeature(report: LazyComponent, place: Place): Feature {
  return defineFeature({
    id: 'tuition-reports',
    screens: [
      {
        id: 'tuition-reports.list',
        path: place.list,
        title: 'Tuition reports',
        firstReads: () => [
          queryOf('GET /TutionReport/TutionReport/GetReports', {
            query: { pageNo: 1, pageSize: 20, sort: 'sessionDate', direction: 'desc' },
          }),
        ],
        load: () => import('./list.screen.tsx'),
      },
      {
        id: 'tuition-reports.report',
        path: place.report,
        title: 'Tuition report',
        firstReads: ({ params: { id = '' } }) => [
          queryOf('GET /TutionReport/TutionReport/GetReport', { query: { id } }),
        ],
        load: report,
      },
    ],
    menu: [
      {
        id: 'tuition-reports',
        label: 'Tuition reports',
        icon: FileText,
        path: place.list,
        ...place.menu,
      },
    ],
  })
}
