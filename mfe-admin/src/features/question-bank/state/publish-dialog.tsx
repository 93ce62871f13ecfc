import { ApiError } from '@portal/shared/api'
import type { Missing } from '@portal/shared/authoring-rules'
import { useWrite } from '@portal/shared/query'
import { Alert, Button, chakra, Dialog, Stack, Text, toast } from '@portal/shared/ui'
import { changes, stateCall } from '../questions.queries.ts'
import { saidOrElse } from '../said.ts'
import { type Acted, nameOf } from './states.ts'

export interface PublishDialogProps {
  question: Acted
  /** What it is known to lack; the server says the rest. */
  missing?: readonly Missing[]
  /** What is pointed out, and stops nothing. */
  remarks?: readonly string[]
  onClose: () => void
}

const Lines = chakra('ul', {
  base: { paddingLeft: '5', listStyleType: 'disc', '& > li': { overflowWrap: 'anywhere' } },
})

/** Gives a question to students, after saying what it lacks for that. */
export default function PublishDialog(props: PublishDialogProps) {
  const { question, missing = [], remarks = [], onClose } = props
  const { write, isWriting, error } = useWrite(stateCall, { changes })
  const lacks = [...missing.map(({ message }) => message), ...refusedIn(error)]
  const publish = async () => {
    try {
      await write({ body: { questionId: question.id, state: 'live', version: question.version } })
    } catch {
      // The dialog says it.
      return
    }
    toast.success(`${nameOf(question)} is live.`)
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      title="Publish this question?"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={isWriting}
            disabled={missing.length > 0}
            onClick={publish}
          >
            Publish
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {lacks.length > 0 ? (
          <Alert kind="warning" live title="It cannot be published yet">
            <Lines>
              {[...new Set(lacks)].map((message) => (
                <li key={message}>{message}</li>
              ))}
            </Lines>
          </Alert>
        ) : error ? (
          <Alert kind="danger" live>
            {saidOrElse(error, 'Something went wrong')}
          </Alert>
        ) : (
          <Text>Students meet it from now on wherever it is filed.</Text>
        )}
        {remarks.length > 0 ? (
          <Alert kind="info" title="You may want to add">
            <Lines>
              {remarks.map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
            </Lines>
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  )
}

const refusedIn = (error: unknown): string[] =>
  error instanceof ApiError && error.status === 422
    ? error.errors.map(({ message }) => message)
    : []
