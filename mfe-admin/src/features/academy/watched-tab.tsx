import { LineChart } from '@portal/shared/charts'
import { pathTo } from '@portal/shared/contract'
import { SelectField } from '@portal/shared/forms'
import { List, type ListDefinition, recordFilter, useList } from '@portal/shared/lists'
import { type Column, QueryTable } from '@portal/shared/tables'
import { Card, dash, formatPercent, RelativeTime, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { programmeFilter, useProgrammes } from '../../programmes/programmes.ts'
import { schools } from '../../schools/schools.queries.ts'
import { type Tree, type Watched, watchedCall } from './academy.queries.ts'
import { pointsOf } from './academy.rules.ts'

type Learner = Watched['learners'][number]
type CountedVideo = Watched['videos'][number]

const learners: ListDefinition<typeof watchedCall, Learner> = {
  call: watchedCall,
  rows: (answer) => answer.learners,
  rowKey: ({ userId }) => userId,
  rowName: ({ fullName }) => fullName,
  rowHref: ({ userId, role }) =>
    role === 'Student'
      ? pathTo('/:dashboard/:id', { dashboard: 'dashboard', id: userId })
      : undefined,
  label: 'Who watches',
  nouns: ['learner', 'learners'],
  searchIn: 'name or email',
  csv: 'GET /academy/admin/Academy/ExportWatched',
  filters: [
    {
      id: 'state',
      label: 'State',
      options: [
        { value: 'started', label: 'Not to the end' },
        { value: 'completed', label: 'Completed' },
      ],
    },
    recordFilter(schools, { id: 'school', label: 'School', query: (schoolId) => ({ schoolId }) }),
  ],
  sort: { column: 'completed', direction: 'descending' },
  columns: [
    {
      id: 'name',
      header: 'Name',
      primary: true,
      cell: (l) => l.fullName,
      sortBy: (l) => l.fullName,
    },
    { id: 'role', header: 'Role', cell: (l) => l.role },
    {
      id: 'completed',
      header: 'Completed',
      align: 'end',
      cell: (l) => `${l.completedVideos} of ${l.totalVideos}`,
      sortBy: (l) => l.completedVideos,
    },
    {
      id: 'minutes',
      header: 'Minutes watched',
      align: 'end',
      cell: (l) => l.watchedMinutes,
      sortBy: (l) => l.watchedMinutes,
    },
    { id: 'rounds', header: 'Quiz rounds', align: 'end', cell: (l) => l.quizRounds },
    { id: 'declared', header: 'Said to be watched', align: 'end', cell: (l) => l.selfDeclared },
    {
      id: 'last',
      header: 'Last watched',
      cell: (l) => (l.lastAt === null ? dash : <RelativeTime moment={l.lastAt} />),
      sortBy: (l) => l.lastAt,
    },
  ],
  noneYet: {
    title: 'Nobody has watched it yet',
    children: 'Whoever begins a video appears here, from the next hour on.',
    level: 2,
  },
}

const share = (part: number, whole: number) => (whole === 0 ? dash : formatPercent(part / whole))

const columns: readonly Column<CountedVideo>[] = [
  { id: 'name', header: 'Video', primary: true, cell: ({ name }) => name },
  { id: 'started', header: 'Begun by', align: 'end', cell: ({ started }) => started },
  {
    id: 'watched',
    header: 'Watched',
    align: 'end',
    cell: ({ watched, started }) => `${watched} (${share(watched, started)})`,
  },
  {
    id: 'completed',
    header: 'Completed',
    align: 'end',
    cell: ({ completed, started }) => `${completed} (${share(completed, started)})`,
  },
]

/** The same, filtered by the programmes that there are, too. */
const learnersOf = (programmes: readonly string[] | undefined): typeof learners => ({
  ...learners,
  filters: [
    ...(learners.filters ?? []),
    programmeFilter(programmes, (programName) => ({ programName })),
  ],
})

/** How an academy is watched, as it was counted last: each video, how far it is played, and by whom. */
export default function WatchedTab({ academy }: { academy: Tree }) {
  const academyId = academy.id
  const programmes = useProgrammes()
  const list = useList(learnersOf(programmes), { query: { academyId } })
  const videos = list.answer?.videos
  const asOf = list.answer?.asOf
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Card
        title="Videos"
        action={
          asOf ? (
            <Text size="sm" tone="muted">
              Counted <RelativeTime moment={asOf} />
            </Text>
          ) : undefined
        }
      >
        <QueryTable
          label="Videos"
          query={list.read}
          failed="The figures could not be loaded"
          columns={columns}
          rows={videos}
          rowKey={({ videoId }) => videoId}
          empty={{ title: 'No published video yet', level: 3 }}
        />
      </Card>
      <DropOff videos={videos ?? []} />
      <List list={list} />
    </Stack>
  )
}

/** How far into a film those who began it have played. */
function DropOff({ videos }: { videos: readonly CountedVideo[] }) {
  const drawn = videos.filter(({ curve, started }) => curve.length > 0 && started > 0)
  const [asked, setAsked] = useState('')
  const video = drawn.find(({ videoId }) => videoId === asked) ?? drawn[0]
  if (video === undefined) return null
  return (
    <Card title="How far it is played">
      <Stack gap="4">
        <SelectField
          label="Video"
          options={drawn.map(({ videoId, name }) => ({ value: videoId, label: name }))}
          value={video.videoId}
          onValue={setAsked}
        />
        <LineChart
          label={`Share of those who began “${video.name}” that have played each part of it`}
          series={[{ id: video.videoId, label: video.name, points: pointsOf(video) }]}
          xLabel="Until"
          formatX={(x) => `${Math.round(x)} %`}
          formatY={(y) => `${Math.round(y)} %`}
          yDomain={[0, 100]}
        />
      </Stack>
    </Card>
  )
}
