import { Alert, Button, Dialog, plural, Stack, Text } from '@portal/shared/ui'
import { type SetKind, wordsOf } from '../rules/kind-words.ts'

/** Counts what is open and asks once before the set is handed in. */
export function FinishDialog({
  kind,
  unanswered,
  marked,
  isOffline,
  onFinish,
  onClose,
}: {
  kind: SetKind
  unanswered: number
  marked: number
  isOffline: boolean
  onFinish: () => void
  onClose: () => void
}) {
  const words = wordsOf(kind)
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={words.question}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Go on
          </Button>
          <Button variant="primary" onClick={onFinish}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <Text>
          {unanswered === 0
            ? 'Every question has an answer.'
            : `${plural(unanswered, 'question has', 'questions have')} no answer.`}
        </Text>
        {marked > 0 ? (
          <Text>{`${plural(marked, 'question is', 'questions are')} marked for review.`}</Text>
        ) : null}
        <Text tone="muted" size="sm">
          {words.consequence}
        </Text>
        {isOffline ? (
          <Alert kind="warning">
            There is no connection. The {words.noun} is handed in as soon as it is back, with the
            time of now.
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  )
}
