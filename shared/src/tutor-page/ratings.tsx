import { BarChart } from '@portal/shared/charts'
import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { Card, DateText, dash, formatNumber, Stack, Text } from '@portal/shared/ui'
import { type Rating, ratingsCall, type Tutor } from './tutor.queries.ts'

const definition: ListDefinition<typeof ratingsCall, Rating> = {
  call: ratingsCall,
  at: 'ratings-',
  rows: ({ ratings }) => ratings,
  rowKey: ({ sessionId }) => sessionId,
  label: 'Ratings of hours',
  nouns: ['rating', 'ratings'],
  columns: [
    {
      id: 'hour',
      header: 'Hour',
      primary: true,
      cell: ({ sessionDate, studentName, subject }) => (
        <Stack gap="0.5">
          <DateText moment={sessionDate} style="dateTime" />
          <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
            {subject} with {studentName}
          </Text>
        </Stack>
      ),
    },
    { id: 'rating', header: 'Rating', cell: ({ rating }) => `${rating} of 10` },
    {
      id: 'feedback',
      header: 'What was said',
      width: '24rem',
      cell: ({ feedback }) =>
        feedback === '' ? (
          dash
        ) : (
          <Text as="span" size="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {feedback}
          </Text>
        ),
    },
  ],
  noneYet: {
    title: 'No hour is rated yet',
    children: 'Students are asked after each hour.',
    level: 2,
  },
  failed: 'The ratings could not be loaded',
}

/** A tutor's ratings by value, and one by one with their words. */
export default function Ratings({ tutor: { tutorId, ratings } }: { tutor: Tutor }) {
  const list = useList(definition, { query: { tutorId } })
  return (
    <Stack gap="6">
      <Card title="Ratings by value">
        <BarChart
          label="How many ratings there are of each value"
          nameLabel="Rating"
          valueLabel="Ratings"
          bars={ratings.byValue.map((count, at) => ({
            id: String(at + 1),
            label: String(at + 1),
            value: ratings.count === 0 ? null : count,
          }))}
          formatValue={(count) => formatNumber(count)}
          empty={{ title: 'No hour is rated yet' }}
        />
      </Card>
      <List list={list} />
    </Stack>
  )
}
