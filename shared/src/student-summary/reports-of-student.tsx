import type { CallAnswer } from '@portal/shared/api'
import { useDrawers } from '@portal/shared/drawer-address'
import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { useSession } from '@portal/shared/session'
import { Badge, Box, DateText, Row, Text } from '@portal/shared/ui'
import { reportPath } from '../tuition-reports/reports.rules.ts'

const call = 'GET /TutionReport/TutionReport/GetReports'
type Report = CallAnswer<typeof call>['reports'][number]

const definition: ListDefinition<typeof call, Report> = {
  call,
  at: 'report-',
  rows: ({ reports }) => reports,
  rowKey: ({ id }) => id,
  label: 'Tuition reports',
  nouns: ['report', 'reports'],
  searchIn: 'what was covered or tutor',
  sort: { column: 'sessionDate', direction: 'descending' },
  columns: [
    {
      id: 'sessionDate',
      header: 'Hour',
      primary: true,
      sortBy: ({ sessionDate }) => sessionDate,
      cell: ({ sessionDate, isUnread, editedAt }) => (
        <Row gap="2">
          <DateText moment={sessionDate} />
          {isUnread ? <Badge tone="brand">New</Badge> : null}
          {editedAt === null ? null : <Badge>Edited</Badge>}
        </Row>
      ),
    },
    {
      id: 'tutor',
      header: 'Tutor',
      sortBy: ({ tutorName }) => tutorName,
      cell: ({ tutorName }) => (
        <Box as="span" overflowWrap="anywhere">
          {tutorName}
        </Box>
      ),
    },
    {
      id: 'subject',
      header: 'Subject',
      sortBy: ({ subject }) => subject,
      cell: ({ subject }) => subject,
    },
    {
      id: 'covered',
      header: 'Covered',
      cell: ({ topicsCovered }) => (
        <Text as="span" lineClamp="2" overflowWrap="anywhere">
          {topicsCovered}
        </Text>
      ),
    },
    {
      id: 'engagement',
      header: 'Engagement',
      align: 'end',
      sortBy: ({ engagement }) => engagement,
      cell: ({ engagement }) => `${engagement} of 5`,
    },
    {
      id: 'attainment',
      header: 'Attainment',
      align: 'end',
      sortBy: ({ attainment }) => attainment,
      cell: ({ attainment }) => `${attainment} of 5`,
    },
  ],
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
