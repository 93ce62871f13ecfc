import { type Column, QueryTable } from '@portal/shared/tables'
import { Button, Card, DateText, plural } from '@portal/shared/ui'
import { useState } from 'react'
import type { OpenSitting } from '../../preview/bank.rules.ts'
import { useOpenSittings } from './bank.queries.ts'
import { ExtraMinutesDialog } from './extra-minutes-dialog.tsx'

/** Own students who sit a paper now, each with the way to give more time. */
export function OpenSittingsCard() {
  const sittings = useOpenSittings()
  const [chosen, setChosen] = useState<OpenSitting>()
  const columns: readonly Column<OpenSitting>[] = [
    { id: 'student', header: 'Student', primary: true, cell: ({ studentName }) => studentName },
    { id: 'paper', header: 'Paper', cell: ({ title }) => title },
    {
      id: 'answered',
      header: 'Answered',
      align: 'end',
      cell: ({ answered, total }) => `${answered} of ${total}`,
    },
    {
      id: 'ends',
      header: 'Ends',
      align: 'end',
      cell: ({ deadlineAt, extraMinutes }) => (
        <>
          <DateText moment={deadlineAt} style="time" />
          {extraMinutes > 0 ? `, ${plural(extraMinutes, 'minute')} given` : null}
        </>
      ),
    },
    {
      id: 'give',
      header: 'More time',
      headerHidden: true,
      align: 'end',
      cell: (sitting) => (
        <Button
          size="sm"
          aria-label={`Give more minutes to ${sitting.studentName}`}
          onClick={() => setChosen(sitting)}
        >
          Give more minutes
        </Button>
      ),
    },
  ]
  return (
    <Card title="Sitting a paper now" flush>
      <QueryTable
        query={sittings}
        failed="The open papers could not be loaded"
        label="Students who sit a paper now"
        columns={columns}
        rows={sittings.data}
        rowKey={({ setId }) => setId}
        skeletonRows={2}
        empty={{
          title: 'Nobody sits a paper now',
          compact: true,
          illustration: 'done',
          level: 3,
          children: 'Your students show here while a paper of theirs is open.',
        }}
      />
      {chosen === undefined ? null : (
        <ExtraMinutesDialog
          key={chosen.setId}
          sitting={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  )
}
