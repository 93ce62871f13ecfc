import type { CallAnswer } from '@portal/shared/api'
import {
  daysFilter,
  List,
  type ListDefinition,
  type ListFilter,
  segmentedFilter,
  selectFilter,
  useList,
} from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { useSession } from '@portal/shared/session'
import type { Column } from '@portal/shared/tables'
import {
  Badge,
  Card,
  DateText,
  dash,
  formatNumber,
  ListTemplate,
  Stack,
  Stat,
  Stats,
  Text,
} from '@portal/shared/ui'
import { eventPath, meanText, reportWords } from './event.rules.ts'
import { eventReads, seminarReportCall, useDegreeGroups } from './events.queries.ts'

type Answer = CallAnswer<typeof seminarReportCall>
type Row = Answer['events'][number]

/** A share in percent, as it is given; a dash where nothing is marked. */
const percentText = (percent: number | null) =>
  percent === null ? dash : `${formatNumber(percent, 1)}%`

const columns: readonly Column<Row>[] = [
  {
    id: 'title',
    header: 'Event',
    primary: true,
    width: '16rem',
    sortBy: ({ title }) => title,
    cell: ({ title, tutors }) => (
      <Stack gap="0.5">
        <Text as="span" weight="semibold">
          {title}
        </Text>
        <Text as="span" size="xs" tone="muted" weight="normal">
          {tutors.map(({ fullName }) => fullName).join(', ')}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'startsAt',
    header: 'Begins',
    sortBy: ({ startsAt }) => startsAt,
    cell: ({ startsAt }) => <DateText moment={startsAt} style="dateTime" />,
  },
  {
    id: 'places',
    header: 'Places',
    align: 'end',
    sortBy: ({ places }) => places,
    cell: ({ places, capacity }) =>
      capacity === null
        ? formatNumber(places)
        : `${formatNumber(places)} of ${formatNumber(capacity)}`,
  },
  {
    id: 'attended',
    header: 'Attended',
    align: 'end',
    sortBy: ({ attended }) => attended,
    cell: ({ attended, late }) =>
      late === 0 ? formatNumber(attended) : `${formatNumber(attended)}, ${formatNumber(late)} late`,
  },
  {
    id: 'noShow',
    header: 'No-shows',
    align: 'end',
    sortBy: ({ noShowPercent }) => noShowPercent,
    cell: ({ absent, noShowPercent }) =>
      noShowPercent === null ? dash : `${formatNumber(absent)} (${percentText(noShowPercent)})`,
  },
  {
    id: 'lateCancellations',
    header: 'Cancelled within 24 h',
    align: 'end',
    cell: ({ lateCancellations }) => formatNumber(lateCancellations),
  },
  {
    id: 'stars',
    header: 'Stars (ratings)',
    align: 'end',
    sortBy: ({ stars }) => stars,
    cell: (row) => meanText(row) ?? dash,
  },
  {
    id: 'report',
    header: 'Report',
    cell: ({ reportState }) => (
      <Badge tone={reportWords[reportState].tone}>{reportWords[reportState].word}</Badge>
    ),
  },
]

export interface SeminarReportProps {
  /** Filters that a role has beside those of all. */
  filters?: readonly ListFilter[]
}

const noFilters: readonly ListFilter[] = []

/** What came of events that have begun, with totals over all that fits; a senior tutor’s are the team’s. */
export function SeminarReport({ filters = noFilters }: SeminarReportProps) {
  const role = useSession((session) => session.claims?.role)
  const groups = useDegreeGroups().data
  useLiveReads('events', eventReads)
  const definition: ListDefinition<typeof seminarReportCall, Row> = {
    call: seminarReportCall,
    rows: ({ events }) => events,
    rowKey: ({ id }) => id,
    rowHref: (row) => eventPath(row, role),
    label: 'Seminars and courses that have begun',
    nouns: ['event', 'events'],
    views: 'seminar-report',
    csv: 'GET /Event/admin/Event/ExportSeminarReport',
    sort: { column: 'startsAt', direction: 'descending' },
    filters: [
      {
        id: 'kind',
        label: 'Kind',
        look: segmentedFilter,
        none: 'Both',
        options: [
          { value: 'seminar', label: 'Seminars' },
          { value: 'course', label: 'Courses' },
        ],
      },
      daysFilter({ id: 'days', label: 'Days' }),
      {
        id: 'degrees',
        label: 'Degree group',
        look: selectFilter,
        none: 'All degree groups',
        options: groups?.map(({ id, name }) => ({ value: String(id), label: name })),
        query: (id) => ({ degreeGroupId: Number(id) }),
      },
      ...filters,
    ],
    columns,
    noneYet: {
      title: 'No event has begun yet',
      children: 'What comes of seminars and courses stands here once they have begun.',
      level: 2,
    },
    failed: 'The report could not be loaded',
  }
  const list = useList(definition)
  return (
    <ListTemplate
      title="Seminar report"
      description={
        role === 'Admin'
          ? 'What came of seminars and courses that have begun'
          : 'What came of your team’s seminars and courses that have begun'
      }
    >
      <Totals totals={list.answer?.totals} />
      <List list={list} />
    </ListTemplate>
  )
}

function Totals({ totals }: { totals: Answer['totals'] | undefined }) {
  return (
    <Card title="In all">
      <Stats>
        <Stat label="Events" value={totals?.events} />
        <Stat label="Places" value={totals?.places} />
        <Stat
          label="Attended"
          value={totals?.attended}
          hint={totals && `${formatNumber(totals.late)} of them late`}
        />
        <Stat label="No-shows" value={totals && percentText(totals.noShowPercent)} />
        <Stat label="Cancelled within 24 h" value={totals?.lateCancellations} />
        <Stat
          label="Mean stars"
          value={totals && totals.stars !== null ? totals.stars.toFixed(1) : undefined}
          hint={totals && `${formatNumber(totals.ratings)} ratings`}
        />
      </Stats>
    </Card>
  )
}
