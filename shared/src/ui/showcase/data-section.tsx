import { type Column, DataTable, HeatMap, Pager } from '@portal/shared/tables'
import { useState } from 'react'
import {
  Badge,
  Card,
  FactList,
  Grid,
  ProgressBar,
  ProgressRing,
  plural,
  RelativeTime,
  Row,
  Skeleton,
  SkeletonList,
  SkeletonStats,
  Stack,
  Stat,
  Stats,
  TimerText,
  TrafficLight,
  toast,
} from '../index.ts'

interface Student {
  id: string
  name: string
  course: string
  score: number | null
  days: number
  seen: string
}

const longName = `Alexandra-Konstantina ${'Papadimitropoulou-Featherstonehaugh '.repeat(5)}`.trim()

const students: readonly Student[] = [
  {
    id: '1',
    name: 'Priya Raman',
    course: 'Engineering',
    score: 7.2,
    days: 2,
    seen: '2026-11-20T16:00:00Z',
  },
  {
    id: '2',
    name: 'Tom Okafor',
    course: 'Natural Sciences',
    score: 5.9,
    days: 8,
    seen: '2026-11-13T10:00:00Z',
  },
  {
    id: '3',
    name: longName,
    course: 'Mathematics',
    score: null,
    days: 14,
    seen: '2026-11-07T09:00:00Z',
  },
  {
    id: '4',
    name: 'Ana Petrova',
    course: 'Engineering',
    score: 6.4,
    days: 1,
    seen: '2026-11-21T06:00:00Z',
  },
]

const columns: readonly Column<Student>[] = [
  {
    id: 'name',
    header: 'Student',
    cell: (row) => row.name,
    sortBy: (row) => row.name,
    primary: true,
    width: '36%',
  },
  {
    id: 'course',
    header: 'Course',
    cell: (row) => <Badge>{row.course}</Badge>,
    sortBy: (row) => row.course,
  },
  {
    id: 'score',
    header: 'Predicted score',
    align: 'end',
    cell: (row) => row.score ?? '–',
    sortBy: (row) => row.score,
    footer: '6.5',
  },
  {
    id: 'days',
    header: 'Last session',
    cell: (row) => (
      <TrafficLight light={row.days <= 6 ? 'green' : row.days <= 9 ? 'orange' : 'red'}>
        {plural(row.days, 'day')} ago
      </TrafficLight>
    ),
    sortBy: (row) => row.days,
  },
  {
    id: 'seen',
    header: 'Seen',
    cell: (row) => <RelativeTime moment={row.seen} />,
    sortBy: (row) => row.seen,
  },
]

const many: readonly Student[] = Array.from({ length: 1200 }, (_, index) => ({
  id: `m${index}`,
  name: `Question ${index + 1}`,
  course: index % 3 === 0 ? 'Physics' : 'Mathematics 1',
  score: (index * 37) % 100,
  days: index % 12,
  seen: '2026-11-20T16:00:00Z',
}))

/** Figures, progress, tables, topic maps. */
export function DataSection() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['2']))
  const [page, setPage] = useState(4)
  return (
    <Stack gap="6">
      <Card title="Figures">
        <Stats>
          <Stat
            label="Questions answered"
            value={1248}
            delta={{ amount: 84, text: '84 more than last week' }}
          />
          <Stat label="Accuracy" value="72%" delta={{ amount: -3, text: '3 points down' }} />
          <Stat
            label="Mean time"
            value={94}
            unit="s"
            delta={{ amount: -6, text: '6 s faster', goodWhen: 'down' }}
          />
          <Stat label="Predicted score" value={undefined} hint="After 40 answers" />
        </Stats>
      </Card>
      <Grid columns={2}>
        <Card title="Progress">
          <Stack gap="5">
            <ProgressBar label="Mathematics 1" value={0.64} text="64 of 100" />
            <ProgressBar label="Physics" value={1} tone="success" text="Complete" />
            <ProgressBar label="Uploading the import" value={undefined} />
            <Row gap="6">
              <ProgressRing label="Week's goal" value={0.72} />
              <ProgressRing label="Revision" value={0.35} tone="warning" size={64} />
              <ProgressRing label="Simulations" value={undefined} size={64} />
              <TimerText label="Time left" seconds={754} countdown />
              <TimerText label="Time left" seconds={48} countdown />
            </Row>
          </Stack>
        </Card>
        <Card title="Facts">
          <FactList
            items={[
              { label: 'School', value: 'Northgate Sixth Form' },
              { label: 'Programme', value: 'Full Blue' },
              { label: 'Tutor', value: 'Dr Helen Marsh' },
              { label: 'Test date', value: undefined },
            ]}
          />
        </Card>
      </Grid>
      <Card
        title="Table"
        description="Sort in the header, rows are links, choice by keyboard, cards on phones."
        flush
      >
        <DataTable
          label="Students"
          columns={columns}
          rows={students}
          rowKey={(row) => row.id}
          rowHref={(row) => `#student-${row.id}`}
          rowName={(row) => row.name}
          initialSort={{ column: 'name', direction: 'ascending' }}
          chosen={chosen}
          onChosen={setChosen}
        />
      </Card>
      <Pager page={page} pageSize={20} total={486} onPage={setPage} label="Students" />
      <Grid columns={2}>
        <Card title="Table while loading" flush>
          <DataTable
            label="Students"
            columns={columns.slice(0, 3)}
            rows={undefined}
            rowKey={(row) => row.id}
            skeletonRows={4}
          />
        </Card>
        <Card title="Table without rows" flush>
          <DataTable
            label="Students"
            columns={columns}
            rows={[]}
            rowKey={(row) => row.id}
            empty={{
              title: 'No students yet',
              children: 'Students appear here once they are assigned to you.',
              illustration: 'search',
            }}
          />
        </Card>
      </Grid>
      <Card
        title="A long table"
        description="1,200 rows, compact; only those in view are drawn."
        flush
      >
        <DataTable
          label="Questions"
          density="compact"
          columns={columns.slice(0, 4)}
          rows={many}
          rowKey={(row) => row.id}
        />
      </Card>
      <Card title="Topics">
        <HeatMap
          label="Topics by mastery"
          onChoose={(cell) => toast.info(cell.label)}
          groups={[
            {
              id: 'maths',
              label: 'Mathematics 1',
              cells: [
                { id: 'a', label: 'Algebra and functions', mastery: 'secure', detail: '18 of 20' },
                { id: 'b', label: 'Sequences and series', mastery: 'weak', detail: '7 of 16' },
                { id: 'c', label: 'Coordinate geometry', mastery: 'secure', detail: '11 of 12' },
                { id: 'd', label: 'Trigonometry', mastery: 'not-started' },
                {
                  id: 'e',
                  label: 'Exponentials and logarithms',
                  mastery: 'weak',
                  detail: '4 of 11',
                },
              ],
            },
            {
              id: 'physics',
              label: 'Physics',
              cells: [
                { id: 'f', label: 'Electricity', mastery: 'secure', detail: '9 of 10' },
                { id: 'g', label: 'Mechanics', mastery: 'not-started' },
                { id: 'h', label: longName, mastery: 'weak' },
              ],
            },
          ]}
        />
      </Card>
      <Grid columns={2}>
        <Card title="Skeletons">
          <SkeletonList rows={3} picture />
        </Card>
        <Card title="Figures to come">
          <Stack gap="6">
            <SkeletonStats count={4} />
            <Skeleton height="24" />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  )
}
