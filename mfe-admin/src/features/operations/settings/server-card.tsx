import { Alert, Badge, Button, Card, FactList, messageOf, Stack } from '@portal/shared/ui'
import { type Settings, useTestMail } from './settings.queries.ts'

/** What stands in the environment alone, and whether mails get out. */
export function ServerCard({ secrets }: Pick<Settings, 'secrets'>) {
  const test = useTestMail()
  return (
    <Card
      title="Server"
      description="Secrets stand in the environment alone: here is whether there is one."
      action={
        <Button loading={test.isWriting} onClick={() => test.write({ body: {} })}>
          Send a test mail to me
        </Button>
      }
    >
      <Stack gap="4">
        {test.error === null ? null : <Alert kind="danger">{messageOf(test.error)}</Alert>}
        {test.answer === undefined ? null : (
          <Alert
            kind={test.answer.isSent ? 'success' : 'danger'}
            title={test.answer.isSent ? 'The test mail is sent' : 'The test mail was not sent'}
          >
            {test.answer.answer}
          </Alert>
        )}
        <FactList
          items={secrets.map(({ label, isSet }) => ({
            label,
            value: <Badge tone={isSet ? 'success' : 'neutral'}>{isSet ? 'Set' : 'Not set'}</Badge>,
          }))}
        />
      </Stack>
    </Card>
  )
}
