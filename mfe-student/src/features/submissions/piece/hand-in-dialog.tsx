import { ApiError, type CallAnswer } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, RadioGroup, TextArea, useForm } from '@portal/shared/forms'
import { Alert, Button, Dialog, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { markedBy } from '../pieces.rules.ts'
import { type PieceRead, useHandIn } from '../submissions.queries.ts'
import { lengthHint, missingOf } from './missing.rules.ts'
import { countsOf, textsOf } from './text.rules.ts'
import type { DraftHandle } from './use-draft.ts'

export interface HandInDialogProps {
  read: PieceRead
  handle: DraftHandle
  /** What is handed in at first. */
  source: 'text' | 'file'
  onClose: () => void
}

type HandedIn = CallAnswer<'POST /Writing/Writing/HandIn'>

/** Hands the piece in: what is missing and why, a note to the marker, then by when it is marked. */
export default function HandInDialog({ onClose, ...props }: HandInDialogProps) {
  const [handedIn, setHandedIn] = useState<HandedIn | null>(null)
  if (handedIn === null) return <HandInForm {...props} onDone={setHandedIn} onClose={onClose} />
  return (
    <Dialog
      open
      size="sm"
      title={`Version ${handedIn.number} is handed in`}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Go on writing
        </Button>
      }
    >
      <Stack gap="2">
        <Text weight="semibold">{markedBy(handedIn.dueAt)}</Text>
        <Text>
          You are told when it comes back. What you write from now on belongs to the next version.
        </Text>
      </Stack>
    </Dialog>
  )
}

interface FormProps extends HandInDialogProps {
  onDone: (handedIn: HandedIn) => void
}

const notSaved = 'Your last words are not saved yet. Wait for Saved, then hand in.'

function HandInForm({ read, handle, source, onDone, onClose }: FormProps) {
  const { piece, task, file } = read
  const [texts] = useState(() => textsOf(handle.now()))
  const missing = missingOf(piece.kind, texts)
  const pdf = file?.type === 'application/pdf' ? file : null
  const handIn = useHandIn()
  const form = useForm({
    name: `hand in ${piece.pieceId}`,
    start: { source: pdf === null ? ('text' as const) : source, note: '' },
    schema: bodyOf('POST /Writing/Writing/HandIn'),
    body: (values) => ({ ...values, pieceId: piece.pieceId, baseRevision: handle.revision() }),
    check: (values) => ({
      source:
        values.source === 'text' &&
        missing.length > 0 &&
        'The text cannot be handed in yet: see what is missing',
    }),
    failed: 'It could not be handed in',
    write: async (body) => {
      if (!(await handle.flush())) throw new ApiError({ status: 409, message: notSaved })
      return handIn.write({ body: { ...body, baseRevision: handle.revision() } })
    },
    done: onDone,
  })
  const isText = form.values.source === 'text'
  const hint = isText ? lengthHint(task, countsOf(texts).words) : undefined
  return (
    <FormDialog
      form={form}
      title="Hand in"
      description={`“${piece.title}” goes to a marker, as it is now.`}
      save="Hand in"
      onClose={onClose}
    >
      {pdf === null ? null : (
        <RadioGroup
          label="What is handed in"
          look="cards"
          options={[
            { value: 'text', label: 'The text written here' },
            {
              value: 'file',
              label: `The PDF: ${pdf.name}`,
              description:
                piece.kind === 'statement'
                  ? 'The limits of UCAS are not checked in a PDF.'
                  : 'It is marked beside its pages.',
            },
          ]}
          {...form.field('source')}
        />
      )}
      {isText && missing.length > 0 ? (
        <Alert kind="warning" title="What is missing">
          <Stack as="ul" gap="1" paddingLeft="4" listStyleType="disc">
            {missing.map((sentence) => (
              <Text as="li" size="sm" key={sentence}>
                {sentence}
              </Text>
            ))}
          </Stack>
        </Alert>
      ) : null}
      {hint === undefined ? null : <Alert kind="info">{hint}</Alert>}
      <TextArea
        label="Note to the marker"
        hint="What you would like to know, or what this version is about."
        optional
        rows={3}
        maxLength={1_000}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
