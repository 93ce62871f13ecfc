import { stateWords } from '@portal/shared/alerts'
import { formatDay, formatMonth } from '@portal/shared/calendar'
import { BarChart } from '@portal/shared/charts'
import { alertTypeName, pathTo } from '@portal/shared/contract'
import { useSession } from '@portal/shared/session'
import { type Column, DataTable } from '@portal/shared/tables'
import {
  Badge,
  Card,
  DateText,
  dash,
  EmptyState,
  formatNumber,
  Grid,
  Row,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { FewFirst } from '../dashboard-cards/few-first.tsx'
import type { Tutor } from './tutor.queries.ts'

type Student = Tutor['students'][number]

const columns: readonly Column<Student>[] = [
  {
    id: 'name',
    header: 'Student',
    primary: true,
    sortBy: (student) => student.fullName,
    cell: (student) => student.fullName,
  },
  {
    id: 'programme',
    header: 'Programme',
    sortBy: (student) => student.programName,
    cell: (student) => student.programName,
  },
  {
    id: 'hours',
    header: 'Hours given',
    align: 'end',
    sortBy: (student) => student.hours,
    cell: (student) => `${formatNumber(student.hours, 2)} h`,
  },
  {
    id: 'next',
    header: 'Next session',
    sortBy: (student) => student.nextSessionAt,
    cell: ({ nextSessionAt }) =>
      nextSessionAt === null ? dash : <DateText moment={nextSessionAt} style="dateTime" />,
  },
]

/** A tutor's students, hours by month, late work and what is open about the students. */
export function Overview({ tutor }: { tutor: Tutor }) {
  const isAdmin = useSession((session) => session.claims?.role === 'Admin')
  const dashboard = isAdmin ? 'audit-dashboard' : 'my-students'
  return (
    <Stack gap="6">
      <Grid columns={2}>
        <Card title="Hours by month">
          <BarChart
            label="Hours delivered by month"
            nameLabel="Month"
            valueLabel="Hours delivered"
            bars={tutor.months.map(({ month, delivered, planned }) => ({
              id: month,
              label: formatMonth(month),
              value: delivered,
              detail: `of ${formatNumber(planned, 2)} planned`,
            }))}
            formatValue={(hours) => formatNumber(hours, 2)}
            horizontal
          />
        </Card>
        <Stack gap="6">
          <LateWork tutor={tutor} />
          <Concerns concerns={tutor.concerns} />
        </Stack>
      </Grid>
      <Card title="Students" flush>
        <DataTable
          label="Students of the tutor"
          columns={columns}
          rows={tutor.students}
          rowKey={(student) => student.studentId}
          rowHref={({ studentId }) => pathTo('/:dashboard/:id', { dashboard, id: studentId })}
          initialSort={{ column: 'name', direction: 'ascending' }}
          empty={{ title: 'No student at the moment' }}
        />
      </Card>
    </Stack>
  )
}

/** So many lines of late work are shown at first. */
const first = 6

function LateWork({ tutor: { lateReports, lateCards } }: { tutor: Tutor }) {
  const late = [
    ...lateReports.map(({ sessionId, studentName, startsAt, dueAt }) => (
      <Line
        key={sessionId}
        title={`Report on ${studentName}`}
        note={
          <>
            Hour of <DateText moment={startsAt} style="dateTime" />, due{' '}
            <DateText moment={dueAt} style="dateTime" />
          </>
        }
      />
    )),
    ...lateCards.map(({ termId, studentId, studentName, termName, dueOn }) => (
      <Line
        key={`${termId} ${studentId}`}
        title={`Report card of ${studentName}`}
        note={`${termName}, due ${formatDay(dueOn)}`}
      />
    )),
  ]
  return (
    <Card title="Late work">
      {late.length === 0 ? (
        <EmptyState compact illustration="done" title="No report or card is late" />
      ) : (
        <FewFirst rows={late} few={first} gap="3" />
      )}
    </Card>
  )
}

function Line({ title, note }: { title: string; note: ReactNode }) {
  return (
    <Row as="li" gap="2" justifyContent="space-between">
      <Stack gap="0.5" flex="1 1 12rem" minWidth="0">
        <Text weight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        <Text size="sm" tone="muted">
          {note}
        </Text>
      </Stack>
      <Badge tone="danger">Late</Badge>
    </Row>
  )
}

function Concerns({ concerns }: Pick<Tutor, 'concerns'>) {
  return (
    <Card title="Open concerns about the students">
      {concerns.length === 0 ? (
        <EmptyState compact illustration="done" title="No concern is open" />
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {concerns.map(({ id, studentName, type, state, raisedAt }) => (
            <Row as="li" key={id} gap="2" justifyContent="space-between">
              <Stack gap="0.5" flex="1 1 12rem" minWidth="0">
                <TextLink to={`${pathTo('/alerts', {})}?alert=${id}`}>
                  {alertTypeName(type)}: {studentName}
                </TextLink>
                <Text size="sm" tone="muted">
                  Raised <DateText moment={raisedAt} style="date" />
                </Text>
              </Stack>
              <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge>
            </Row>
          ))}
        </Stack>
      )}
    </Card>
  )
}
