import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  chakra,
  DateText,
  EmptyState,
  QueryRegion,
  Row,
  SkeletonList,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type DeletionRequest, useDecide, useDeletionRequests } from './deletion.queries.ts'

type Decision = 'confirmed' | 'declined'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      minWidth: '0',
    },
    '& > li > div:first-of-type': { flex: '1 1 16rem', minWidth: '0', overflowWrap: 'anywhere' },
  },
})

/** Students and parents who asked for their account to be deleted, the oldest request first. */
export default function DeletionRequests() {
  const requests = useDeletionRequests()
  const decide = useDecide()
  const [asked, setAsked] = useState<{ request: DeletionRequest; decision: Decision } | null>(null)
  const [done, setDone] = useState('')
  return (
    <Card
      title="Requests to delete an account"
      description="Students and parents ask in their account; nothing changes until you decide."
    >
      <QueryRegion
        query={requests}
        compact
        failed="Requests to delete an account could not be loaded"
        skeleton={<SkeletonList rows={2} />}
      >
        {(data) =>
          data.requests.length === 0 ? (
            <EmptyState compact illustration="done" title="No request is open">
              When a student or a parent asks, the request waits here.
            </EmptyState>
          ) : (
            <List>
              {data.requests.map((request) => (
                <RequestLine
                  key={request.id}
                  request={request}
                  onDecide={(decision) => setAsked({ request, decision })}
                />
              ))}
            </List>
          )
        }
      </QueryRegion>
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

interface RequestLineProps {
  request: DeletionRequest
  onDecide: (decision: Decision) => void
}

function RequestLine({ request, onDecide }: RequestLineProps) {
  const { name, email, role, requestedAt } = request
  return (
    <li>
      <div>
        <Row gap="2">
          <Text as="span" weight="semibold">
            {name}
          </Text>
          <Badge>{role}</Badge>
        </Row>
        <Text size="sm" tone="muted">
          {email} · asked on <DateText moment={requestedAt} style="dateTime" />
        </Text>
      </div>
      <Row gap="2">
        <Button size="sm" onClick={() => onDecide('declined')}>
          Decline<VisuallyHidden> the request of {name}</VisuallyHidden>
        </Button>
        <Button size="sm" variant="danger" onClick={() => onDecide('confirmed')}>
          Confirm<VisuallyHidden> the request of {name}</VisuallyHidden>
        </Button>
      </Row>
    </li>
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
