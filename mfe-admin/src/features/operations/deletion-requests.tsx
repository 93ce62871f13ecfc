import { formatDay } from '@portal/shared/calendar'
import { List, type ListDefinition, rowActions, useList } from '@portal/shared/lists'
import { Badge, Card, ConfirmDialog, DateText, VisuallyHidden } from '@portal/shared/ui'
import { useState } from 'react'
import { type DeletionRequest, requestsCall, useDecide } from './deletion.queries.ts'

type Decision = 'confirmed' | 'declined'

const requests: ListDefinition<typeof requestsCall, DeletionRequest> = {
  call: requestsCall,
  rows: (answer) => answer.requests,
  rowKey: ({ id }) => id,
  label: 'Requests to delete an account',
  nouns: ['open request', 'open requests'],
  searchIn: 'name or email',
  columns: [
    { id: 'name', header: 'Name', cell: ({ name }) => name, primary: true },
    { id: 'email', header: 'Email', cell: ({ email }) => email },
    { id: 'role', header: 'Role', cell: ({ role }) => <Badge>{role}</Badge> },
    {
      id: 'asked',
      header: 'Asked',
      cell: ({ requestedAt }) => <DateText moment={requestedAt} style="dateTime" />,
    },
    { id: 'due', header: 'Decide by', cell: ({ dueOn }) => formatDay(dueOn) },
  ],
  failed: 'Requests to delete an account could not be loaded',
  noneYet: {
    title: 'No request is open',
    illustration: 'done',
    compact: true,
    children: 'When a student or a parent asks, the request waits here.',
  },
}

/** Students and parents who asked for their account to be deleted, the oldest request first. */
export default function DeletionRequests() {
  const decide = useDecide()
  const [asked, setAsked] = useState<{ request: DeletionRequest; decision: Decision } | null>(null)
  const [done, setDone] = useState('')
  const list = useList({
    ...requests,
    atEnd: rowActions<DeletionRequest>(
      ({ name }) => `the request of ${name}`,
      (request) => [
        {
          ...{ id: 'decline', label: 'Decline' },
          onChoose: () => setAsked({ request, decision: 'declined' }),
        },
        {
          ...{ id: 'confirm', label: 'Confirm', danger: true },
          onChoose: () => setAsked({ request, decision: 'confirmed' }),
        },
      ],
    ),
  })
  return (
    <Card
      title="Requests to delete an account"
      description="Students and parents ask in their account; nothing changes until you decide."
    >
      <List list={list} />
      <VisuallyHidden role="status">{done}</VisuallyHidden>
      <Question
        asked={asked}
        onDecide={async (request, decision) => {
          await decide.write({ body: { requestId: request.id, decision } })
          setDone(
            decision === 'confirmed'
              ? `The account of ${request.name} is deleted.`
              : `The request of ${request.name} is declined.`,
          )
        }}
        onClose={() => setAsked(null)}
      />
    </Card>
  )
}

interface QuestionProps {
  asked: { request: DeletionRequest; decision: Decision } | null
  onDecide: (request: DeletionRequest, decision: Decision) => Promise<void>
  onClose: () => void
}

/** What will happen, before it does. */
function Question({ asked, onDecide, onClose }: QuestionProps) {
  const isConfirming = asked?.decision === 'confirmed'
  return (
    <ConfirmDialog
      open={asked !== null}
      title={
        isConfirming
          ? `Delete the account of ${asked.request.name}?`
          : `Decline the request of ${asked?.request.name ?? ''}?`
      }
      confirmLabel={isConfirming ? 'Delete account' : 'Decline'}
      danger={isConfirming}
      onConfirm={() => (asked === null ? undefined : onDecide(asked.request, asked.decision))}
      onClose={onClose}
    >
      {isConfirming
        ? `${asked.request.name} is signed out everywhere and cannot sign in any more; name, email and picture are removed. What the law makes us keep, such as bookings, stays without a name. This cannot be undone.`
        : 'The account stays as it is, and a mail says so. Another request can be made later.'}
    </ConfirmDialog>
  )
}
