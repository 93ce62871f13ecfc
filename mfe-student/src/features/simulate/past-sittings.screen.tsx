import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { DateText, formatDuration, LinkButton, ListTemplate, Stack } from '@portal/shared/ui'
import { partInWords, resultPath } from '../../practice/finished-work.rules.ts'
import { partFilter } from '../../practice/part-filter.ts'
import { pastSittingsCall, useStatistics } from './simulate.queries.ts'
import { type PastSitting, simulatePath } from './simulate.rules.ts'

const papers = (
  <LinkButton to={simulatePath} variant="primary">
    Sit a paper
  </LinkButton>
)

/** Finished sittings, newest first, each leading to its result. */
const pastSittings: ListDefinition<typeof pastSittingsCall, PastSitting> = {
  call: pastSittingsCall,
  rows: ({ sittings }) => sittings,
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => resultPath(id),
  label: 'Finished sittings',
  nouns: ['finished sitting', 'finished sittings'],
  columns: [
    { id: 'title', header: 'Paper', cell: ({ title }) => title, primary: true },
    {
      id: 'finished',
      header: 'Finished',
      cell: ({ finishedAt }) => <DateText moment={finishedAt} style="dateTime" />,
    },
    {
      id: 'marks',
      header: 'Marks',
      // A line for each part: in one line they wrap anywhere on a phone.
      cell: ({ parts }) => (
        <Stack as="span" gap="0">
          {parts.map((part) => (
            <span key={part.sectionNo}>{partInWords(part)}</span>
          ))}
        </Stack>
      ),
    },
    {
      id: 'time',
      header: 'Time',
      align: 'end',
      cell: ({ parts }) =>
        formatDuration(parts.reduce((sum, { timeMs }) => sum + timeMs, 0) / 1000),
    },
  ],
  failed: 'Your past sittings could not be loaded',
  noneFits: 'No finished sitting of this part',
  noneYet: {
    title: 'No finished sittings yet',
    illustration: 'questions',
    children: 'Each paper that you finish stays here with its marks and solutions.',
    action: papers,
  },
}

/** All finished sittings, also by part. */
export default function PastSittingsScreen() {
  const parts = useStatistics().data?.parts
  const list = useList({
    ...pastSittings,
    filters: [partFilter(parts)],
  })
  return (
    <ListTemplate title="Past sittings" actions={papers}>
      <List list={list} />
    </ListTemplate>
  )
}
