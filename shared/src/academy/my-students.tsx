import type { CallAnswer } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { dash, RelativeTime } from '@portal/shared/ui'

const call = 'GET /academy/api/tutor/Academy/GetMyStudents'

type Student = CallAnswer<typeof call>['students'][number]

const students: ListDefinition<typeof call, Student> = {
  call,
  at: 'students-',
  rows: (answer) => answer.students,
  rowKey: ({ studentId }) => studentId,
  rowName: ({ fullName }) => fullName,
  rowHref: ({ studentId }) =>
    pathTo('/:dashboard/:id', { dashboard: 'my-students', id: studentId }),
  label: 'My students in this course',
  nouns: ['student', 'students'],
  searchIn: 'name',
  sort: { column: 'name', direction: 'ascending' },
  columns: [
    {
      id: 'name',
      header: 'Name',
      primary: true,
      cell: ({ fullName }) => fullName,
      sortBy: ({ fullName }) => fullName,
    },
    {
      id: 'completed',
      header: 'Completed',
      align: 'end',
      cell: ({ completedVideos, totalVideos }) => `${completedVideos} of ${totalVideos}`,
      sortBy: ({ completedVideos }) => completedVideos,
    },
    {
      id: 'minutes',
      header: 'Minutes watched',
      align: 'end',
      cell: ({ watchedMinutes }) => watchedMinutes,
      sortBy: ({ watchedMinutes }) => watchedMinutes,
    },
    {
      id: 'last',
      header: 'Last watched',
      cell: ({ lastAt }) => (lastAt === null ? dash : <RelativeTime moment={lastAt} />),
      sortBy: ({ lastAt }) => lastAt,
    },
  ],
  noneYet: {
    title: 'No student of yours may watch this course',
    children: 'Students whose programme has the academy appear here with how far they are.',
    level: 2,
  },
}

/** How far own students are with an academy. */
export default function MyStudents({ academyId }: { academyId: string }) {
  return <List list={useList(students, { query: { academyId } })} />
}
