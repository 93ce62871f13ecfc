import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { DateText, dash, Stack, Text } from '@portal/shared/ui'
import { feedbackCall, type Rating } from './summary.queries.ts'
import type { SummaryTabProps } from './tabs.ts'

const definition: ListDefinition<typeof feedbackCall, Rating> = {
  call: feedbackCall,
  rows: ({ ratings }) => ratings,
  rowKey: ({ id }) => id,
  label: 'Feedback given',
  nouns: ['rating', 'ratings'],
  columns: [
    {
      id: 'hour',
      header: 'Session',
      primary: true,
      width: '12rem',
      cell: ({ sessionDate, subject, tutorName }) => (
        <Stack gap="0.5">
          <Text as="span" weight="semibold">
            <DateText moment={sessionDate} />
          </Text>
          <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
            {subject} with {tutorName}
          </Text>
        </Stack>
      ),
    },
    { id: 'rating', header: 'Rating', align: 'end', cell: ({ rating }) => `${rating} of 10` },
    {
      id: 'feedback',
      header: 'In words',
      cell: ({ feedback }) =>
        feedback === '' ? (
          dash
        ) : (
          <Text as="span" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {feedback}
          </Text>
        ),
    },
  ],
  failed: 'The feedback could not be loaded',
  noneYet: {
    title: 'No session was rated yet',
    children: 'After a session the student is asked how it went; what comes of it stands here.',
    level: 2,
  },
}

/** What the student said of sessions, for those who look after the tutors. */
export default function FeedbackTab({ studentId }: SummaryTabProps) {
  const list = useList(definition, { query: { studentId } })
  return <List list={list} />
}
