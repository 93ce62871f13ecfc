import { type Column, DataTable } from '@portal/shared/tables'
import {
  Badge,
  Box,
  DateText,
  dash,
  formatNumber,
  formatPercent,
  Stack,
  type StateProps,
  Text,
  TrafficLight,
} from '@portal/shared/ui'
import { isTooEarly, lastActivityInWords, shareDone } from './progress.rules.ts'
import type { StudentListState } from './student-list-state.ts'
import type { StudentRow } from './types.ts'

const columns = {
  name: {
    id: 'name',
    header: 'Student',
    primary: true,
    width: '9rem',
    sortBy: (row) => row.fullName,
    cell: (row) => (
      <Stack gap="0.5">
        <Text as="span" weight="semibold">
          {row.fullName}
        </Text>
        <Text as="span" size="xs" tone="muted" weight="normal">
          {row.programName} · Year {row.yearGroup}
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
    width: '9rem',
    sortBy: (row) => row.nextSession,
    cell: (row) => <DateText moment={row.nextSession} style="dateTime" />,
  },
  hoursLeft: {
    id: 'hoursLeft',
    header: 'Hours left',
    align: 'end',
    sortBy: (row) => row.hours.remaining,
    cell: (row) => (row.hours.isUnlimited ? 'Unlimited' : formatNumber(row.hours.remaining, 2)),
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
    cell: (row) =>
      row.openAlerts + row.reportsDue === 0 ? (
        <Text as="span" tone="muted">
          Nothing
        </Text>
      ) : (
        <Stack gap="1" alignItems="flex-start">
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
        </Stack>
      ),
  },
} satisfies Record<string, Column<StudentRow>>

export interface StudentTableProps {
  label: string
  /** Which columns, in this order; the student's name always comes first. */
  show: readonly Exclude<keyof typeof columns, 'name'>[]
  /** Undefined while loading. */
  rows: readonly StudentRow[] | undefined
  state: StudentListState
  empty: StateProps
  density?: 'roomy' | 'compact'
}

/** The table of students that tutors, schools and admins see; sorted by the server. */
export function StudentTable({ label, show, rows, state, empty, density }: StudentTableProps) {
  return (
    <DataTable
      label={label}
      columns={[columns.name, ...show.map((id): Column<StudentRow> => columns[id])]}
      rows={rows}
      rowKey={(row) => row.studentId}
      skeletonRows={8}
      sort={{
        column: state.sort,
        direction: state.direction === 'asc' ? 'ascending' : 'descending',
      }}
      onSort={(sort) =>
        state.change({
          sort: sort.column,
          direction: sort.direction === 'ascending' ? 'asc' : 'desc',
        })
      }
      empty={empty}
      density={density}
    />
  )
}
