import type { CallAnswer } from '@portal/shared/api'
import { useDrawers } from '@portal/shared/drawer-address'
import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { useSession } from '@portal/shared/session'
import { reportColumns } from '../tuition-reports/report-list.tsx'
import { listCall } from '../tuition-reports/reports.queries.ts'
import { reportPath } from '../tuition-reports/reports.rules.ts'

type Report = CallAnswer<typeof listCall>['reports'][number]

const { hour, tutor, subject, covered, engagement, attainment } = reportColumns

const definition: ListDefinition<typeof listCall, Report> = {
  call: listCall,
  at: 'report-',
  rows: ({ reports }) => reports,
  rowKey: ({ id }) => id,
  label: 'Tuition reports',
  nouns: ['report', 'reports'],
  searchIn: 'what was covered or tutor',
  sort: { column: 'sessionDate', direction: 'descending' },
  columns: [hour, tutor, subject, covered, engagement, attainment],
  failed: 'The reports could not be loaded',
  noneFits: 'No report fits',
  noneYet: {
    title: 'No report yet',
    level: 2,
    children:
      'After each hour of tuition the tutor writes what was covered, what went well and what to work on.',
  },
}

/** The sent reports of a student: on their own page for family and school, over this one for staff. */
export function ReportsOfStudent({ studentId }: { studentId: string }) {
  const role = useSession(({ claims }) => claims?.role)
  const { hrefOf } = useDrawers()
  const list = useList(
    { ...definition, rowHref: ({ id }) => reportPath(role, id) ?? hrefOf('read', id) },
    { query: { studentId } },
  )
  return <List list={list} />
}
