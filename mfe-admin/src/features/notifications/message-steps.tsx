import { Alert, Button, ConfirmDialog, plural, Row, Stack, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { states } from './message.words.ts'
import type { Opened } from './message-panel.tsx'
import { type Message, useCancel, useRecall } from './messages.queries.ts'
import { cancelWords, waitingInWords } from './sending.rules.ts'

export interface MessageStepsProps {
  message: Message
  onOpen: (what: Opened) => void
}

/** What can be done with a message, as it stands. */
export function MessageSteps({ message, onOpen }: MessageStepsProps) {
  const { state } = message
  const { can } = states[state]
  const [asked, setAsked] = useState<'cancel' | 'recall' | null>(null)
  const isWaiting = state === 'waiting'
  return (
    <Stack gap="4">
      {isWaiting ? (
        <Alert kind="warning" title="It has not gone out">
          {waitingInWords(message, Date.now())}
        </Alert>
      ) : null}
      <Row gap="2">
        {can.includes('send') ? (
          <Button variant="primary" onClick={() => onOpen('send')}>
            {isWaiting ? 'Send all the same' : 'Send or schedule'}
          </Button>
        ) : null}
        {can.includes('edit') ? <Button onClick={() => onOpen('edit')}>Edit</Button> : null}
        <Button onClick={() => onOpen('test')}>Send me a test</Button>
        {can.includes('cancel') ? (
          <Button onClick={() => setAsked('cancel')}>{cancelWords(state).button}</Button>
        ) : null}
        <Button onClick={() => onOpen('history')}>History</Button>
        {can.includes('recall') ? (
          <Button variant="danger" onClick={() => setAsked('recall')}>
            Recall
          </Button>
        ) : null}
      </Row>
      <Questions message={message} asked={asked} onClose={() => setAsked(null)} />
    </Stack>
  )
}

interface QuestionsProps {
  message: Message
  asked: 'cancel' | 'recall' | null
  onClose: () => void
}

/** What is asked before a message is stopped or called back. */
function Questions({ message, asked, onClose }: QuestionsProps) {
  const { messageId, version, title, state, counts } = message
  const cancel = useCancel()
  const recall = useRecall()
  const words = cancelWords(state)
  const body = { messageId, version }
  const mailed = counts.mails.sent
  return (
    <>
      <ConfirmDialog
        open={asked === 'cancel'}
        title={`${words.question}: “${title}”?`}
        confirmLabel={words.button}
        cancelLabel="Leave it"
        onConfirm={async () => {
          await cancel.write({ body })
          toast.success(words.done)
        }}
        onClose={onClose}
      >
        {words.about}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'recall'}
        title={`Recall “${title}”?`}
        confirmLabel="Recall the message"
        cancelLabel="Leave it"
        danger
        onConfirm={async () => {
          await recall.write({ body })
          toast.success(`“${title}” is out of all bells.`)
        }}
        onClose={onClose}
      >
        {`It leaves the bells of ${plural(counts.portal, 'person', 'people')} at once, and what has not gone out stays here. Mails cannot be called back${mailed === 0 ? '' : `: ${plural(mailed, 'has', 'have')} gone out`}. A recalled message cannot be sent again.`}
      </ConfirmDialog>
    </>
  )
}
