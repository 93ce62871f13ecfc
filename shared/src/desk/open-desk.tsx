import { LeaveGuard } from '@portal/shared/leaving'
import { useSession } from '@portal/shared/session'
import { Alert, Button, DateText, Row } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { ClaimButton } from './claim-button.tsx'
import type { DeskProps } from './desk.tsx'
import type { DeskRead } from './desk.types.ts'
import { DeskView } from './desk-view.tsx'
import { MarkingDesk } from './marking-desk.tsx'
import { shownOf } from './start.rules.ts'
import { useReadDesk } from './use-read-desk.ts'
import { LeftWork } from './work-parts.ts'

export interface OpenDeskProps extends DeskProps {
  read: DeskRead
  /** It was taken away since it was read. */
  isGone: boolean
  isViewing: boolean
}

/**
 * A desk to mark at, or one to read. Whoever has begun keeps the desk with what they wrote, even when
 * the item is taken away meanwhile.
 */
export function OpenDesk(props: OpenDeskProps) {
  const { read, isViewing } = props
  const { item, marking, takeOver } = read
  const mayWrite = (item.mayMark || item.mayCheck) && !isViewing
  const [begins, setBegins] = useState<'clean' | 'taken over' | null>(null)
  /** What somebody else had begun is taken over, or not: only its new marker can say. */
  const isAsked = mayWrite && marking === null && takeOver !== null
  if (begins === null && mayWrite && !isAsked) setBegins('clean')
  if (begins === null) {
    return <ReadDesk {...props} isAsked={isAsked} onBegin={setBegins} />
  }
  return (
    <>
      <MarkingDesk key={begins} {...props} isTakenOver={begins === 'taken over'} />
      {props.inDialog ? null : <LeaveGuard />}
    </>
  )
}

interface ReadDeskProps extends OpenDeskProps {
  isAsked: boolean
  onBegin: (begins: 'clean' | 'taken over') => void
}

/** A desk at which nothing is changed: somebody else’s, or one that is done with. */
function ReadDesk(props: ReadDeskProps) {
  const { read, isAsked, isViewing, onBegin, onClose, inDialog = false } = props
  const value = shownOf(read)
  const desk = useReadDesk(value)
  const { heldBy, takeOver } = read
  return (
    <DeskView
      {...{ read, value, onClose, inDialog, desk }}
      isReadOnly
      notes={
        <>
          {isAsked || isViewing ? null : (
            <Suspense>
              <LeftWork itemId={read.item.itemId} read={read} />
            </Suspense>
          )}
          {isAsked && takeOver !== null ? (
            <Alert
              kind="info"
              title={`${takeOver.markerName === '' ? 'Somebody' : takeOver.markerName} had begun to mark this`}
              action={
                <Row gap="2">
                  <Button size="sm" variant="primary" onClick={() => onBegin('taken over')}>
                    Take over the draft
                  </Button>
                  <Button size="sm" onClick={() => onBegin('clean')}>
                    Start clean
                  </Button>
                </Row>
              }
            >
              Saved <DateText moment={takeOver.savedAt} style="dateTime" />. Starting clean, you do
              not keep it.
            </Alert>
          ) : heldBy !== null ? (
            <Alert kind="info">
              {heldBy.name} has this since{' '}
              <DateText moment={heldBy.since} style={sinceStyle(heldBy)} />
            </Alert>
          ) : (
            <Standing item={read.item} isViewing={isViewing} />
          )}
        </>
      }
    />
  )
}

/** How an item stands that nobody marks at the moment. */
function Standing({ item, isViewing }: Pick<DeskRead, 'item'> & { isViewing: boolean }) {
  const { itemId, state, marker, markedAt } = item
  const marks = useSession(({ claims }) => claims?.role !== 'Admin')
  switch (state) {
    case 'pending':
      return marker !== null ? null : (
        <Alert
          kind="info"
          title="This waits in the pool"
          action={marks && !isViewing ? <ClaimButton small itemId={itemId} /> : undefined}
        >
          {marks ? 'Claim it to mark it.' : 'Nobody has it yet.'}
        </Alert>
      )
    case 'checking':
      return <Alert kind="info">This waits for a check by a senior tutor.</Alert>
    case 'marked':
      return (
        <Alert kind="success">
          Returned <DateText moment={markedAt} style="dateTime" />
        </Alert>
      )
    case 'sent back':
      return <Alert kind="info">This was sent back without a grade.</Alert>
    case 'withdrawn':
      return <Alert kind="info">Its student has taken this back.</Alert>
    default:
      return null
  }
}

const dayMs = 86_400_000

/** The hour of today; else the day with it. */
const sinceStyle = ({ since }: { since: string }) =>
  Date.now() - Date.parse(since) < dayMs ? 'time' : 'dateTime'
