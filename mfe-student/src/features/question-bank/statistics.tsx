import { AccuracyCard } from '@portal/shared/progress'
import { useSearchParams } from '@portal/shared/router'
import { type Column, DataTable, MasteryText, type Sort, sortRows } from '@portal/shared/tables'
import {
  Card,
  EmptyState,
  formatDuration,
  formatPercent,
  LinkButton,
  Stack,
  Stat,
  Stats,
} from '@portal/shared/ui'
import { revisePath } from './question-bank.prefetch.ts'
import { type Bank, masteries, shareRight, type Topic } from './question-bank.rules.ts'

const columns: readonly Column<Topic>[] = [
  {
    id: 'topic',
    header: 'Topic',
    cell: (topic) => topic.topicName,
    sortBy: (topic) => topic.topicName,
    primary: true,
  },
  {
    id: 'subject',
    header: 'Subject',
    cell: (topic) => `${topic.sectionNo}: ${topic.subjectName}`,
    sortBy: (topic) => `${topic.sectionNo}: ${topic.subjectName}`,
  },
  {
    id: 'answered',
    header: 'Answered',
    cell: (topic) => topic.answered,
    sortBy: (topic) => topic.answered,
    align: 'end',
  },
  {
    id: 'right',
    header: 'Right',
    cell: (topic) => formatPercent(shareRight(topic)),
    sortBy: (topic) => shareRight(topic),
    align: 'end',
  },
  {
    id: 'time',
    header: 'Time per question',
    cell: (topic) => formatDuration(secondsOf(topic.averageMs)),
    sortBy: (topic) => topic.averageMs,
    align: 'end',
  },
  {
    id: 'mastery',
    header: 'Mastery',
    cell: (topic) => (
      <MasteryText
        mastery={masteries[topic.state]}
        detail={
          topic.mastery === null || topic.margin === null
            ? undefined
            : `${Math.round(topic.mastery)}% ± ${Math.round(topic.margin)}`
        }
      />
    ),
    sortBy: (topic) => topic.mastery,
  },
]

/** Seconds of what is kept in milliseconds, where it is known. */
function secondsOf(ms: number | null): number | null {
  return ms === null ? null : ms / 1000
}

/** The weakest topics first. */
const firstOrder: Sort = { column: 'right', direction: 'ascending' }

/** The order of the table in the address: `-time` is the longest first. */
const orderIn = (text: string | null): Sort => {
  const column = columns.find(({ id }) => id === text?.replace(/^-/, ''))?.id
  if (column === undefined || text === null) return firstOrder
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' }
}

/** Accuracy and time, in all, by week and by topic. */
export function Statistics({ bank }: { bank: Bank }) {
  const [params, setParams] = useSearchParams()
  const order = orderIn(params.get('sort'))
  const sortBy = columns.find(({ id }) => id === order.column)?.sortBy
  const started = bank.topics.filter((topic) => topic.answered > 0)
  if (bank.answered === 0) {
    return (
      <EmptyState
        illustration="chart"
        title="Nothing to count yet"
        action={
          <LinkButton to={revisePath} variant="primary">
            Build a set
          </LinkButton>
        }
      >
        Accuracy and time per question, by week and by topic, show here after your first answers.
      </EmptyState>
    )
  }
  return (
    <Stack gap="6">
      <Card>
        <Stats>
          <Stat label="Sets finished" value={bank.setsFinished} />
          <Stat label="Questions answered, all time" value={bank.answered} />
          <Stat label="Right answers, all time" value={formatPercent(shareRight(bank))} />
          <Stat label="Time per question" value={formatDuration(secondsOf(bank.averageMs))} />
        </Stats>
      </Card>
      <AccuracyCard title="Accuracy" weeks={bank.trend} />
      <Card title="By topic" flush>
        <DataTable
          label="Accuracy and time by topic"
          columns={columns}
          rows={sortBy === undefined ? started : sortRows(started, sortBy, order.direction)}
          rowKey={(topic) => String(topic.topicId)}
          sort={order}
          onSort={({ column, direction }) =>
            setParams(
              (before) => {
                const next = new URLSearchParams(before)
                next.set('sort', direction === 'descending' ? `-${column}` : column)
                return next
              },
              { replace: true },
            )
          }
        />
      </Card>
    </Stack>
  )
}
