import type { ListDefinition } from '@portal/shared/lists'
import { itemFigures, questionTypes } from '@portal/shared/question-bank'
import { RichSummary } from '@portal/shared/rich-text'
import { Badge, dash, Stack, Text } from '@portal/shared/ui'
import { states } from '../state/states.ts'
import { exportCall, itemsCall, type ReportItem } from './report.queries.ts'

/** Figures by the names that they have everywhere, with what the report calls and sorts them by. */
const figures: readonly [id: string, name: string, value: (item: ReportItem) => number | null][] = [
  ['answered', 'First answers', (item) => item.answered],
  ['facility', 'Facility', (item) => item.facility],
  ['discrimination', 'Discrimination', (item) => item.discriminationIndex],
  ['efficiency', 'Efficiency', (item) => item.discriminativeEfficiency],
  ['median', 'Median time', (item) => item.medianMs],
  ['flagRate', 'Flag rate', (item) => item.flagRate],
]

const written = (item: ReportItem, name: string) =>
  itemFigures.find((figure) => figure.name === name)?.value({ ...item, optionCounts: [] }) ?? dash

const typeOf = (type: number) => questionTypes.find(({ value }) => Number(value) === type)?.label

/** All questions with their figures, those that tell students apart least first. */
export const reportList: ListDefinition<typeof itemsCall, ReportItem> = {
  call: itemsCall,
  rows: (answer) => answer.items,
  rowKey: ({ id }) => String(id),
  rowName: ({ id, key }) => `question ${id} (${key})`,
  label: 'Questions with their figures',
  nouns: ['question', 'questions'],
  searchIn: 'words, name or number',
  sort: { column: 'discrimination', direction: 'ascending' },
  // As many as a laptop shows side by side; the others can be shown, and are in the file.
  usual: ['id', 'check', 'answered', 'facility', 'discrimination', 'median', 'flags'],
  columns: [
    {
      ...{ id: 'id', header: 'Question', primary: true, width: '18rem' },
      sortBy: ({ id }) => id,
      cell: (item) => <Question item={item} />,
    },
    {
      ...{ id: 'check', header: 'Needs a check', width: '7rem' },
      cell: (item) => written(item, 'Needs a check'),
    },
    ...figures.map(([id, header, value]) => ({
      ...{ id, header, align: 'end' as const },
      sortBy: (item: ReportItem) => value(item) ?? 0,
      cell: (item: ReportItem) => written(item, header),
    })),
    { id: 'flags', header: 'Open flags', align: 'end', cell: ({ openFlags }) => openFlags },
  ],
  views: 'question-report',
  csv: exportCall,
  noneYet: {
    ...{ title: 'No questions yet', level: 2 },
    children: 'Their figures come with the first answers.',
  },
  noneFits: 'No question fits',
}

function Question({
  item: { id, key, summaryHtml, questionType, difficulty, state },
}: {
  item: ReportItem
}) {
  const facts = [id, key, typeOf(questionType), `difficulty ${difficulty}`]
  return (
    <Stack gap="0.5" alignItems="flex-start">
      <RichSummary html={summaryHtml} />
      <Text as="span" size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      {state === 'live' ? null : <Badge tone={states[state].tone}>{states[state].label}</Badge>}
    </Stack>
  )
}
