import { ApiError } from '@portal/shared/api'
import {
  Button,
  chakra,
  DateText,
  Dialog,
  EmptyState,
  Grid,
  Heading,
  plural,
  QueryRegion,
  SkeletonList,
  SkeletonText,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { WrittenText } from '@portal/shared/writing'
import { useState } from 'react'
import {
  type PieceRead,
  type Snapshot,
  useRestore,
  useSnapshot,
  useSnapshots,
} from '../submissions.queries.ts'
import type { DraftHandle } from './use-draft.ts'

export interface HistoryDialogProps {
  pieceId: string
  /** Of a statement. */
  questions: PieceRead['task']['questions']
  handle: DraftHandle
  isReadOnly: boolean
  onClose: () => void
}

const causes: Readonly<Record<Snapshot['cause'], string>> = {
  pause: 'While you wrote',
  cut: 'Before much was deleted',
  merge: 'Before two devices were joined',
  restore: 'Before an older state was restored',
  upload: 'Before a file was read',
}

const notSaved = 'Your last words are not saved yet. Wait for Saved, then restore.'

const Kept = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    width: '100%',
    minHeight: '11',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.surface',
    color: 'fg',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[aria-pressed=true]': { borderColor: 'border.brand', bg: 'bg.brandSoft' },
  },
})

/** Fifty of them leave room for the one that is read. */
const KeptList = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    alignSelf: 'start',
    listStyleType: 'none',
    // The ring of what has the focus.
    padding: '1',
    margin: '-1',
    overflowY: 'auto',
    maxHeight: { base: '13rem', md: '60dvh' },
    position: { base: 'static', md: 'sticky' },
    top: '1',
  },
})

/** Kept states of the draft: each can be read, and made the draft again. */
export default function HistoryDialog(props: HistoryDialogProps) {
  const { pieceId, questions, handle, isReadOnly, onClose } = props
  const kept = useSnapshots(pieceId)
  const [chosen, setChosen] = useState<string | null>(null)
  const restore = useRestore()
  const [failure, setFailure] = useState('')
  const bringBack = async (snapshotId: string) => {
    setFailure('')
    try {
      if (!(await handle.flush())) throw new ApiError({ status: 409, message: notSaved })
      const body = { snapshotId, baseRevision: handle.revision() }
      const { revision, parts } = await restore.write({ body })
      handle.take(revision, parts)
      toast.success('The older text is back. What stood there before is in the history.')
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'This could not be restored.')
    }
  }
  return (
    <Dialog
      open
      size="lg"
      title="History"
      description="Kept states of your draft, the newest first; 50 at most."
      onClose={onClose}
      footer={
        <>
          {failure === '' ? null : (
            <Text size="sm" tone="danger" role="alert" flex="1 1 auto">
              {failure}
            </Text>
          )}
          <Button onClick={onClose}>Close</Button>
          {isReadOnly ? null : (
            <Button
              variant="primary"
              disabled={chosen === null}
              loading={restore.isWriting}
              onClick={() => {
                if (chosen !== null) void bringBack(chosen)
              }}
            >
              Restore
            </Button>
          )}
        </>
      }
    >
      <QueryRegion
        query={kept}
        compact
        failed="The history could not be loaded"
        skeleton={<SkeletonList rows={5} />}
        empty={{
          when: (all) => all.length === 0,
          title: 'Nothing is kept yet',
          children: 'A state is kept every ten minutes of writing, and before much is deleted.',
        }}
      >
        {(all) => (
          <Grid columns={2}>
            <KeptList aria-label="Kept states">
              {all.map(({ snapshotId, at, cause, words }) => (
                <li key={snapshotId}>
                  <Kept
                    type="button"
                    aria-pressed={snapshotId === chosen}
                    onClick={() => setChosen(snapshotId)}
                  >
                    <Text as="span" weight="semibold" size="sm">
                      <DateText moment={at} style="dateTime" />
                    </Text>
                    <Text as="span" size="sm" tone="muted">
                      {causes[cause]} · {plural(words, 'word', 'words')}
                    </Text>
                  </Kept>
                </li>
              ))}
            </KeptList>
            <Preview snapshotId={chosen} questions={questions} />
          </Grid>
        )}
      </QueryRegion>
    </Dialog>
  )
}

interface PreviewProps {
  snapshotId: string | null
  questions: PieceRead['task']['questions']
}

function Preview({ snapshotId, questions }: PreviewProps) {
  const read = useSnapshot(snapshotId)
  if (snapshotId === null) return <EmptyState compact title="Choose a state to read it" />
  return (
    <Stack as="section" aria-label="Preview" aria-live="polite">
      <QueryRegion
        query={read}
        compact
        failed="This state could not be loaded"
        skeleton={<SkeletonText lines={8} />}
      >
        {({ parts }) =>
          parts.map((part, index) => {
            const question = questions?.[index]?.text
            return (
              <Stack key={question ?? index} gap="2">
                {question === undefined ? null : (
                  <Heading level={3} size="sm">
                    {question}
                  </Heading>
                )}
                <WrittenText part={part} />
              </Stack>
            )
          })
        }
      </QueryRegion>
    </Stack>
  )
}
