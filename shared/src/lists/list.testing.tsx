import type { CallAnswer } from '@portal/shared/api'
import { type BulkAction, List, type ListDefinition, useList } from '@portal/shared/lists'
import { makeStudentRow, renderScreen, screen, testUid } from '../testing/index.ts'

export const call = 'GET /user/admin/AuditDashboard/GetStudents'
export const viewsCall = 'GET /Lists/View/GetViews'
export const saveCall = 'POST /Lists/View/SaveView'
const deleteCall = 'POST /Lists/View/DeleteView'
export const exportCall = 'GET /user/admin/AuditDashboard/GetStudentsCsv'

type Row = ReturnType<typeof makeStudentRow>

const students: ListDefinition<typeof call, Row> = {
  call,
  rows: (answer) => answer.students,
  rowKey: ({ studentId }) => studentId,
  rowName: ({ fullName }) => fullName,
  rowHref: ({ studentId }) => `/student/${studentId}`,
  label: 'All students',
  nouns: ['student', 'students'],
  searchIn: 'name',
  columns: [
    { id: 'name', header: 'Name', primary: true, cell: (row) => row.fullName, sortBy: () => '' },
    { id: 'email', header: 'Email', cell: (row) => row.email },
    { id: 'year', header: 'Year', cell: (row) => row.yearGroup },
  ],
  filters: [
    { id: 'light', label: 'Activity', options: [{ value: 'red', label: 'Ten days or more' }] },
  ],
  sort: { column: 'name', direction: 'ascending' },
  views: 'students',
  csv: exportCall,
  noneYet: { title: 'No students yet', children: 'They come with a booking.' },
}

export const rows = ['Ana', 'Bo', 'Cy'].map((name, at) =>
  makeStudentRow({ studentId: testUid(at + 1), fullName: name, email: `${name}@x.test` }),
)

export function Screen({ actions }: { actions?: readonly BulkAction[] }) {
  return <List list={useList(students)} actions={actions} />
}

interface Rendered {
  address?: string
  views?: ReturnType<typeof view>[]
  total?: number
  actions?: readonly BulkAction[]
}

export async function renderList({
  address = '',
  views = [],
  total = 598,
  actions,
}: Rendered = {}) {
  const view = renderScreen(<Screen actions={actions} />, {
    role: 'Admin',
    path: `/list${address}`,
    calls: {
      [call]: { students: rows, totalCount: total },
      [viewsCall]: { views },
      [saveCall]: { id: testUid(50) },
      [deleteCall]: undefined,
    },
  })
  await screen.findByRole('button', { name: 'Columns' })
  return view
}

export const view = (more: Partial<CallAnswer<typeof viewsCall>['views'][number]> = {}) => ({
  id: testUid(40),
  name: 'Red ones',
  address: 'light=red',
  isShared: false,
  isDefault: false,
  isOwn: true,
  ...more,
})
