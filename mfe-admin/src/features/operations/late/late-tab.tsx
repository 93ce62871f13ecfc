import {
  List,
  type ListDefinition,
  recordFilter,
  rowActions,
  tellOutcome,
  useList,
} from '@portal/shared/lists'
import { Card, DateText, RelativeTime, Stack, Text } from '@portal/shared/ui'
import {
  type LateReport,
  lateCall,
  lateTutors,
  remindedInWords,
  useRemind,
} from './late.queries.ts'

const late: ListDefinition<typeof lateCall, LateReport> = {
  call: lateCall,
  rows: ({ reports }) => reports,
  rowKey: ({ sessionId }) => sessionId,
  rowName: ({ tutorName, studentName }) => `${tutorName} with ${studentName}`,
  label: 'Late reports',
  nouns: ['report', 'reports'],
  searchIn: 'tutor, student or subject',
  filters: [
    recordFilter(lateTutors, {
      ...{ id: 'tutor', label: 'Tutor', none: 'All tutors' },
      query: (tutorId) => ({ tutorId }),
    }),
  ],
  sort: { column: 'endedAt', direction: 'ascending' },
  columns: [
    {
      ...{ id: 'tutor', header: 'Tutor', primary: true, sortBy: ({ tutorName }) => tutorName },
      cell: ({ tutorName }) => tutorName,
    },
    {
      ...{ id: 'student', header: 'Student', sortBy: ({ studentName }) => studentName },
      cell: ({ studentName, subject }) => (
        <Stack gap="0.5">
          <Text as="span">{studentName}</Text>
          <Text as="span" size="xs" tone="muted">
            {subject}
          </Text>
        </Stack>
      ),
    },
    {
      ...{ id: 'endedAt', header: 'Hour ended', sortBy: ({ endedAt }) => endedAt },
      cell: ({ endedAt }) => <DateText moment={endedAt} style="dateTime" />,
    },
    {
      ...{ id: 'late', header: 'Late by', align: 'end' },
      cell: ({ hoursLate }) =>
        hoursLate < 48 ? `${hoursLate} h` : `${Math.floor(hoursLate / 24)} days`,
    },
    {
      ...{ id: 'reminded', header: 'Reminded' },
      cell: ({ remindedAt }) =>
        remindedAt === null ? 'Not yet' : <RelativeTime moment={remindedAt} />,
    },
  ],
  noneYet: {
    title: 'No report is late',
    compact: true,
    illustration: 'done',
    children: 'A report is due 24 hours after the hour.',
  },
}

/** Reports that are late, and the way to remind those who owe them. */
export default function LateTab() {
  const remind = useRemind()
  const send = async (body: Parameters<typeof remind.write>[0]['body']) => ({
    said: remindedInWords(await remind.write({ body })),
  })
  const list = useList({
    ...late,
    atEnd: rowActions<LateReport>(
      ({ tutorName, studentName }) => `${tutorName} of ${studentName}`,
      ({ sessionId }) => [
        {
          ...{ id: 'remind', label: 'Remind' },
          onChoose: () => void tellOutcome(() => send({ sessionIds: [sessionId] })),
        },
      ],
    ),
  })
  return (
    <Card
      title="Late reports"
      description="Hours without a report 24 hours after they ended. A tutor gets one mail of all that are chosen, and one on a day at most."
    >
      <List
        list={list}
        actions={[
          {
            ...{ id: 'remind', label: 'Remind their tutors' },
            run: (chosen) => send('filter' in chosen ? chosen : { sessionIds: [...chosen.ids] }),
          },
        ]}
      />
    </Card>
  )
}
