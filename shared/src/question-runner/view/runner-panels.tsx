import { Alert, Button, Stack, TextLink } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import type { RunnerSession, SessionView } from '../session/session-types.ts'

/** What the student must know about the session, over the question. */
export function RunnerNotices({
  view,
  session,
  readOnly,
}: {
  view: SessionView
  session: RunnerSession
  readOnly: ReadOnly | null
}) {
  return (
    <Stack gridArea="notices" gap="2" _empty={{ display: 'none' }} aria-live="polite">
      {readOnly === null ? null : <Alert kind="info">{readOnly.reason}</Alert>}
      {view.isSignedOut ? (
        <Alert kind="warning" title="Your session has ended">
          Your answers are safe on this device. <TextLink to="/login">Sign in again</TextLink> to
          send them.
        </Alert>
      ) : null}
      {view.isLasting ? null : (
        <Alert kind="warning" title="This device cannot keep answers">
          There is no room left, or the browser does not allow it. Answers go straight to the
          server: leave this tab open until it says Saved.
        </Alert>
      )}
      {view.finish.state === 'refused' ? (
        <Alert
          kind="danger"
          title="The set could not be handed in"
          action={
            <Button size="sm" variant="secondary" onClick={session.handIn}>
              Try again
            </Button>
          }
        >
          {view.finish.message}
        </Alert>
      ) : null}
      {view.drawing.state === 'waiting' || view.drawing.state === 'refused' ? (
        <Alert
          kind="warning"
          action={
            <Button size="sm" variant="secondary" onClick={session.wake}>
              Try again
            </Button>
          }
        >
          {view.drawing.state === 'waiting'
            ? 'The next question comes when you are connected.'
            : `The next question could not be drawn. ${view.drawing.message}`}
        </Alert>
      ) : null}
      {view.notices.map(({ id, kind, text }) => (
        <Alert key={id} kind={kind} onClose={() => session.dismiss(id)}>
          {text}
        </Alert>
      ))}
    </Stack>
  )
}
