import { pathTo } from '@portal/shared/contract'
import { type Column, QueryTable } from '@portal/shared/tables'
import { Badge, Card, formatNumber } from '@portal/shared/ui'
import { type Team, useTeam } from './dashboard.queries.ts'

type Tutor = Team['tutors'][number]

/** A mean with how many ratings it rests on: `8.7 of 10 (186)`. */
const rated = (average: number | null, count: number) =>
  average === null ? 'Not rated yet' : `${formatNumber(average, 1)} of 10 (${count})`

const columns: readonly Column<Tutor>[] = [
  {
    id: 'name',
    header: 'Tutor',
    primary: true,
    sortBy: (tutor) => tutor.fullName,
    cell: (tutor) => tutor.fullName,
  },
  {
    id: 'students',
    header: 'Students',
    align: 'end',
    sortBy: (tutor) => tutor.students,
    cell: (tutor) => formatNumber(tutor.students),
  },
  {
    id: 'hours',
    header: 'Hours this month',
    align: 'end',
    sortBy: (tutor) => tutor.hoursThisMonth,
    cell: (tutor) => formatNumber(tutor.hoursThisMonth, 2),
  },
  {
    id: 'late',
    header: 'Reports late',
    align: 'end',
    sortBy: (tutor) => tutor.reportsLate,
    cell: (tutor) =>
      tutor.reportsLate === 0 ? '0' : <Badge tone="danger">{tutor.reportsLate} late</Badge>,
  },
  {
    id: 'rating',
    header: 'Feedback',
    align: 'end',
    sortBy: (tutor) => tutor.ratingAverage,
    cell: ({ ratingAverage, ratingCount }) => rated(ratingAverage, ratingCount),
  },
  {
    id: 'survey',
    header: 'CSAT',
    align: 'end',
    sortBy: (tutor) => tutor.surveyAverage,
    cell: ({ surveyAverage, surveyCount }) => rated(surveyAverage, surveyCount),
  },
  {
    id: 'alerts',
    header: 'Open alerts',
    align: 'end',
    sortBy: (tutor) => tutor.openAlerts,
    cell: (tutor) => formatNumber(tutor.openAlerts),
  },
]

/** The senior tutor's team: what each tutor has open. */
export default function TeamCard() {
  const team = useTeam()
  return (
    <Card title="My team" flush>
      <QueryTable
        query={team}
        failed="Your team could not be loaded"
        label="My team"
        columns={columns}
        rows={team.data?.tutors}
        rowKey={(tutor) => tutor.tutorId}
        rowHref={({ fullName, tutorId }) =>
          pathTo('/tutor/:name/:id', { name: fullName, id: tutorId })
        }
        skeletonRows={4}
        initialSort={{ column: 'late', direction: 'descending' }}
        empty={{ title: 'No tutor in your team yet' }}
      />
    </Card>
  )
}
