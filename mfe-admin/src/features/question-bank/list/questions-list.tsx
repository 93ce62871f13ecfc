import type { ListDefinition } from '@portal/shared/lists'
import { questionTypes } from '@portal/shared/question-bank'
import { RichSummary } from '@portal/shared/rich-text'
import {
  Badge,
  dash,
  formatNumber,
  formatPercent,
  LinkButton,
  RelativeTime,
  Stack,
  Text,
} from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { createPath, editPath } from '../paths.ts'
import { questionFilters } from '../questions/filters.tsx'
import { type QuestionRow, questionsCall } from '../questions.queries.ts'
import { states } from '../state/states.ts'

/** The way to a new question. */
export const createLink = (
  <LinkButton to={createPath} variant="primary" icon={<Plus size={18} aria-hidden />}>
    Create a question
  </LinkButton>
)

const typeOf = (type: number) =>
  questionTypes.find(({ value }) => Number(value) === type)?.label ?? ''

const checks = {
  'very likely': <Badge tone="danger">Very likely needs a check</Badge>,
  likely: <Badge tone="warning">Likely needs a check</Badge>,
}

/** How a question is called where something is done with its row. */
export const rowNameOf = ({ id, key }: QuestionRow) => `question ${id} (${key})`

/** All questions, those edited last first. */
export const questionsList: ListDefinition<typeof questionsCall, QuestionRow> = {
  call: questionsCall,
  rows: (answer) => answer.questions,
  rowKey: ({ id }) => String(id),
  rowName: rowNameOf,
  rowHref: ({ id }) => editPath(id),
  label: 'Questions',
  nouns: ['question', 'questions'],
  searchIn: 'words, name or number',
  filters: questionFilters,
  sort: { column: 'changedAt', direction: 'descending' },
  // As many as a laptop shows side by side; the others can be shown.
  usual: ['id', 'state', 'difficulty', 'filed', 'facility', 'changedAt'],
  columns: [
    {
      ...{ id: 'id', header: 'Question', primary: true, width: '16rem' },
      sortBy: ({ id }) => id,
      cell: ({ id, key, questionType, summaryHtml }) => (
        <Stack gap="0.5">
          <RichSummary html={summaryHtml} />
          <Text as="span" size="sm" tone="muted">
            {`${id} · ${key} · ${typeOf(questionType)}`}
          </Text>
        </Stack>
      ),
    },
    { id: 'state', header: 'State', cell: ({ state }) => <State state={state} /> },
    {
      ...{ id: 'difficulty', header: 'Difficulty', align: 'end' },
      sortBy: ({ difficulty }) => difficulty,
      cell: ({ difficulty }) => difficulty,
    },
    {
      ...{ id: 'filed', header: 'Filed under', width: '11rem' },
      cell: ({ filings, filedUnder }) =>
        filings === 0
          ? 'Nowhere'
          : `${filedUnder ?? ''}${filings > 1 ? ` and ${filings - 1} more` : ''}`,
    },
    { id: 'flags', header: 'Flags', align: 'end', cell: ({ flags }) => flags },
    {
      ...{ id: 'facility', header: 'Facility', align: 'end' },
      sortBy: ({ facility }) => facility ?? 0,
      cell: ({ facility }) => (facility === null ? dash : formatPercent(facility / 100)),
    },
    {
      ...{ id: 'discrimination', header: 'Discrimination', align: 'end' },
      sortBy: ({ discriminationIndex }) => discriminationIndex ?? 0,
      cell: ({ discriminationIndex: index, check }) => (
        <Stack gap="1" alignItems="flex-end">
          {index === null ? dash : formatNumber(index)}
          {check === null || check === 'none' ? null : checks[check]}
        </Stack>
      ),
    },
    {
      ...{ id: 'changedAt', header: 'Changed' },
      sortBy: ({ changedAt }) => changedAt,
      cell: ({ changedAt, changedBy }) => (
        <Stack gap="0">
          <RelativeTime moment={changedAt} />
          {changedBy === null ? null : (
            <Text as="span" size="sm" tone="muted">
              {changedBy}
            </Text>
          )}
        </Stack>
      ),
    },
  ],
  noneYet: {
    ...{ title: 'No questions yet', level: 2, action: createLink },
    children: 'Create the first, or bring questions from a file.',
  },
  noneFits: 'No question fits',
}

function State({ state }: Pick<QuestionRow, 'state'>) {
  return <Badge tone={states[state].tone}>{states[state].label}</Badge>
}
