import type { CallAnswer } from '@portal/shared/api'
import type { ListCall, ListDefinition, ListFilter, ListLook } from '@portal/shared/lists'
import { type Column, TableMoment } from '@portal/shared/tables'
import {
  Badge,
  Box,
  dash,
  formatNumber,
  formatPercent,
  Stack,
  Text,
  TrafficLight,
} from '@portal/shared/ui'
import { isTooEarly, lastActivityInWords, shareDone } from './progress.rules.ts'
import type { ListedStudent, StudentPage } from './types.ts'

const columns = {
  name: {
    id: 'name',
    header: 'Student',
    primary: true,
    width: '10rem',
    sortBy: (row) => row.fullName,
    cell: (row) => (
      <Stack gap="0.5">
        <Text as="span" weight="semibold">
          {row.fullName}
        </Text>
        <Text as="span" size="xs" tone="muted" weight="normal">
          {`${row.programName} · Year\u00a0${row.yearGroup}`}
        </Text>
      </Stack>
    ),
  },
  school: { id: 'school', header: 'School', cell: (row) => row.schoolName ?? dash },
  lastActivity: {
    id: 'lastActivity',
    header: 'Last activity',
    width: '9rem',
    sortBy: (row) => row.lastActivity.at,
    cell: ({ lastActivity }) => (
      <Box as="span" whiteSpace="nowrap">
        {
          // A student who has only begun has no light: nothing is good or bad yet.
          isTooEarly(lastActivity) ? (
            <Text as="span" size="sm" tone="muted">
              {lastActivityInWords(lastActivity)}
            </Text>
          ) : (
            <TrafficLight light={lastActivity.light}>
              {lastActivityInWords(lastActivity)}
            </TrafficLight>
          )
        }
      </Box>
    ),
  },
  nextSession: {
    id: 'nextSession',
    header: 'Next session',
    sortBy: (row) => row.nextSession ?? null,
    cell: (row) => <TableMoment moment={row.nextSession} />,
  },
  hoursLeft: {
    id: 'hoursLeft',
    header: 'Hours left',
    align: 'end',
    sortBy: (row) => row.hours?.remaining ?? null,
    cell: ({ hours }) => (hours?.isUnlimited ? 'Unlimited' : formatNumber(hours?.remaining, 2)),
  },
  hoursDelivered: {
    id: 'hoursDelivered',
    header: 'Hours so far',
    align: 'end',
    cell: (row) => formatNumber(row.hoursDelivered, 2),
  },
  attendance: {
    id: 'attendance',
    header: 'Attendance',
    align: 'end',
    cell: ({ attendance }) => formatPercent(attendance && attendance / 100),
  },
  curriculum: {
    id: 'curriculum',
    header: 'Curriculum',
    align: 'end',
    cell: (row) => formatPercent(shareDone(row.curriculum)),
  },
  accuracy: {
    id: 'accuracy',
    header: 'Right answers',
    align: 'end',
    sortBy: (row) => row.accuracy,
    cell: (row) => formatPercent(row.accuracy === null ? null : row.accuracy / 100),
  },
  weakest: {
    id: 'weakest',
    header: 'Weakest topics',
    cell: (row) => (row.weakestTopics.length === 0 ? dash : row.weakestTopics.join(', ')),
  },
  open: {
    id: 'open',
    header: 'Needs attention',
    cell: ({ openHomework = 0, ...row }) =>
      row.openAlerts + row.reportsDue + openHomework === 0 ? (
        <Text as="span" tone="muted">
          Nothing
        </Text>
      ) : (
        <Stack gap="1" alignItems="flex-start" whiteSpace="nowrap">
          {row.openAlerts > 0 ? (
            <Badge tone="danger">
              {row.openAlerts} {row.openAlerts === 1 ? 'alert' : 'alerts'}
            </Badge>
          ) : null}
          {row.reportsDue > 0 ? (
            <Badge tone="warning">
              {row.reportsDue} {row.reportsDue === 1 ? 'report' : 'reports'} due
            </Badge>
          ) : null}
          {openHomework > 0 ? (
            <Text as="span" size="xs" tone="muted">
              Homework: {openHomework}
            </Text>
          ) : null}
        </Stack>
      ),
  },
} satisfies Record<string, Column<ListedStudent>>

/** A student as one of these calls lists them. */
type RowOf<K extends ListCall> = CallAnswer<K> extends { students: (infer R)[] } ? R : never

/** The calls that list students, each for whom it is. */
type StudentCall = {
  [K in ListCall]: CallAnswer<K> extends StudentPage ? K : never
}[ListCall]

const filters: readonly ListFilter[] = [
  {
    id: 'light',
    label: 'Last activity',
    options: [
      { value: 'green', label: '6 days or fewer' },
      { value: 'orange', label: '7 to 9 days' },
      { value: 'red', label: '10 days or more' },
    ],
  },
  {
    id: 'attention',
    label: 'Needs attention',
    options: [
      { value: 'alerts', label: 'Open alerts' },
      { value: 'reports', label: 'Reports due' },
    ],
  },
]

interface StudentListOptions
  extends Partial<Pick<ListLook<ListedStudent>, 'csv' | 'density' | 'views' | 'rowHref'>> {
  label: string
  /** Which columns, in this order; the student's name always comes first. */
  show: readonly Exclude<keyof typeof columns, 'name'>[]
  /** What is said when there is no student at all. */
  emptyText: string
  /** Further filters beside search and lights. */
  filters?: readonly ListFilter[]
}

/** The list of students that tutors, schools and admins see; sorted by the server. */
export function studentList<K extends StudentCall>(
  call: K,
  { show, emptyText, filters: further = [], ...given }: StudentListOptions,
): ListDefinition<K, RowOf<K>> {
  const definition: ListLook<ListedStudent> = {
    ...given,
    columns: [columns.name, ...show.map((id): Column<ListedStudent> => columns[id])],
    rowKey: ({ studentId }) => studentId,
    nouns: ['student', 'students'],
    searchIn: 'name or email',
    filters: [...filters, ...further],
    sort: { column: 'name', direction: 'ascending' },
    skeletonRows: 8,
    noneFits: 'No student fits these filters',
    noneYet: { title: 'No students yet', children: emptyText },
  }
  return {
    // What is drawn of every student is drawn of those who have more.
    ...(definition as unknown as ListLook<RowOf<K>>),
    call,
    rows: (answer) => (answer as unknown as { students: RowOf<K>[] }).students,
  }
}
