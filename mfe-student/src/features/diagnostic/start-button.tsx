import { Alert, Button, messageOf, Row, Stack } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useStartSection } from './diagnostic.queries.ts'
import type { DiagnosticTest, Section } from './diagnostic.rules.ts'

export interface StartButtonProps {
  test: DiagnosticTest
  section: Section
  onStarted: () => void
}

/** Starts a section's clock and opens it; or goes on with the section that is open. */
export function StartButton({ test, section, onStarted }: StartButtonProps) {
  const start = useStartSection()
  const readOnly = useReadOnly()
  const isOpen = section.state === 'open'
  return (
    <Stack gap="3">
      {start.error ? (
        <Alert kind="danger" live title="The section could not be started">
          {messageOf(start.error)}
        </Alert>
      ) : null}
      {readOnly === null ? null : <Alert kind="info">{readOnly.reason}</Alert>}
      <Row>
        <Button
          variant="primary"
          size="lg"
          loading={start.isWriting}
          {...readOnly?.control}
          onClick={() => {
            start
              .write({ body: { testId: test.id, position: section.position } })
              .then(onStarted, () => undefined)
          }}
        >
          {`${isOpen ? 'Go on with' : 'Start'} section ${section.position}`}
        </Button>
      </Row>
    </Stack>
  )
}
