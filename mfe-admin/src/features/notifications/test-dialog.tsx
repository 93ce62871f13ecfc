import { Alert, Button, Card, Dialog, FactList, messageOf, Stack, Text } from '@portal/shared/ui'
import { BellPreview } from './bell-preview.tsx'
import { type Message, useTest } from './messages.queries.ts'

export interface TestDialogProps {
  message: Message
  onClose: () => void
}

/** Mails a message to whoever reads this, and shows how the others get it. */
export default function TestDialog({ message, onClose }: TestDialogProps) {
  const { messageId, title } = message
  const { write, isWriting, error, answer } = useTest()
  const send = () => void write({ body: { messageId } }).catch(() => undefined)
  return (
    <Dialog
      open
      size="md"
      title={`Test of ${title}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" loading={isWriting} onClick={send}>
            {answer ? 'Send it again' : 'Send the test'}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {answer ? (
          <Alert kind="success" live title={`It is on its way to ${answer.mail.to}`}>
            Nobody else gets it.
          </Alert>
        ) : (
          <Text>You alone get a mail, as others will. You see here how their bells show it.</Text>
        )}
        {error ? (
          <Alert kind="danger" live title="The test could not be sent">
            {messageOf(error)}
          </Alert>
        ) : null}
        <Card title="How bells show it" level={3}>
          <BellPreview bell={answer?.bell ?? message} />
        </Card>
        {answer ? (
          <Card title="The mail" level={3}>
            <Stack gap="3">
              <FactList items={[{ label: 'Subject', value: answer.mail.subject }]} />
              <Text size="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {answer.mail.text}
              </Text>
            </Stack>
          </Card>
        ) : null}
      </Stack>
    </Dialog>
  )
}
