import { Button, chakra, DateText, EmptyState, plural, Row, Spinner } from '@portal/shared/ui'
import { type SetKind, wordsOf } from '../rules/kind-words.ts'
import type { RunnerSession, SessionView } from '../session/session-types.ts'

const Middle = chakra('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    minHeight: '100dvh',
    padding: { base: '4', md: '8' },
    textAlign: 'center',
  },
})

/** Shown in the tab that does not have the set. */
export function OtherTabPanel({
  view,
  session,
  onExit,
}: {
  view: SessionView
  session: RunnerSession
  onExit: () => void
}) {
  const isTaken = view.hold === 'taken'
  return (
    <Middle>
      <EmptyState
        level={1}
        illustration="questions"
        title={isTaken ? 'You went on in another tab' : 'This set is open in another tab'}
        action={
          <Row justifyContent="center">
            <Button variant="secondary" onClick={onExit}>
              Exit
            </Button>
            <Button variant="primary" onClick={session.takeOver}>
              {isTaken ? 'Take it back' : 'Take over here'}
            </Button>
          </Row>
        }
      >
        {isTaken
          ? 'Your answers went with it. You can take the set back into this tab.'
          : 'Go on there, or take it over: your answers come along, and the other tab stops.'}
      </EmptyState>
    </Middle>
  )
}

/** Shown from pressing `Hand in` until the server has the set. */
export function HandInPanel({
  kind,
  view,
  onExit,
}: {
  kind: SetKind
  view: SessionView
  onExit: () => void
}) {
  const words = wordsOf(kind)
  if (view.finish.state !== 'waiting') {
    return (
      <Middle>
        <Spinner label={words.after} />
      </Middle>
    )
  }
  const isWaiting = view.hasFailed || !view.isOnline
  return (
    <Middle>
      {isWaiting ? (
        <EmptyState
          level={1}
          illustration="done"
          title="Handed in on this device"
          action={
            <Button variant="secondary" onClick={onExit}>
              Exit
            </Button>
          }
        >
          You finished at <DateText moment={view.finish.finishedAt} style="time" />, and that time
          counts. The {words.noun} goes to the server as soon as the connection is back.
          {view.unconfirmed > 0
            ? ` ${plural(view.unconfirmed, 'answer waits', 'answers wait')} on this device.`
            : ''}{' '}
          {words.closing}
        </EmptyState>
      ) : (
        <Spinner label="Handing in" />
      )}
    </Middle>
  )
}
