import { RadioGroup } from '@portal/shared/forms'
import { Button, ConfirmDialog, plural, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { toWrite } from './import.rules.ts'
import { planInWords } from './import.words.ts'
import {
  type Counts,
  type Import,
  type ImportKind,
  type Invitations,
  useApply,
  useDiscard,
  useTakeBack,
} from './imports.queries.ts'

export interface ImportActionsProps {
  asked: Import
}

/** What can be done with an import as it stands, each once that is confirmed. */
export function ImportActions({ asked }: ImportActionsProps) {
  const { importId, kind, state, counts, fingerprint, takeBackUntil } = asked
  const [open, setOpen] = useState<'apply' | 'discard' | 'take back' | null>(null)
  const [discard, takeBack] = [useDiscard(), useTakeBack()]
  const close = () => setOpen(null)
  const isWhole = counts !== null && counts.bad === 0 && toWrite(counts) > 0
  return (
    <>
      {state === 'checked' && isWhole && fingerprint !== null ? (
        <Button variant="primary" onClick={() => setOpen('apply')}>
          Apply
        </Button>
      ) : null}
      {state === 'checked' ? <Button onClick={() => setOpen('discard')}>Discard</Button> : null}
      {state === 'done' && takeBackUntil !== null ? (
        <Button onClick={() => setOpen('take back')}>Take back</Button>
      ) : null}
      {open === 'apply' && counts !== null && fingerprint !== null ? (
        <ApplyDialog {...{ importId, kind, counts, fingerprint }} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={open === 'discard'}
        title="Discard this import?"
        confirmLabel="Discard"
        danger
        onConfirm={() => discard.write({ body: { importId } })}
        onClose={close}
      >
        Nothing was written, and nothing will be. The file can be brought again.
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'take back'}
        title="Take this import back?"
        confirmLabel="Take back"
        danger
        onConfirm={() => takeBack.write({ body: { importId } })}
        onClose={close}
      >
        What it made goes again, unless somebody has used it: that stays, and is named. What was
        there before and it has changed stays as it is.
      </ConfirmDialog>
    </>
  )
}

interface ApplyDialogProps {
  importId: string
  kind: ImportKind
  counts: Counts
  fingerprint: string
  onClose: () => void
}

/** Says what happens, asks when people are invited, and does it. */
function ApplyDialog({ importId, kind, counts, fingerprint, onClose }: ApplyDialogProps) {
  const apply = useApply()
  const [invitations, setInvitations] = useState<Invitations>('later')
  const { create, unchanged } = counts
  return (
    <ConfirmDialog
      open
      title={`Apply ${plural(toWrite(counts), 'row')}?`}
      confirmLabel="Apply"
      onConfirm={() => apply.write({ body: { importId, fingerprint, invitations } })}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>
          {planInWords(kind, counts)}
          {unchanged > 0
            ? ` ${plural(unchanged, 'row says', 'rows say')} what is there already.`
            : null}
          {' All of it is written at once, or none.'}
        </Text>
        {kind !== 'people' || create === 0 ? null : (
          <RadioGroup
            label="Invitations"
            options={[
              {
                value: 'later',
                label: 'Later',
                description: 'Nobody is told. You invite them from the list of people.',
              },
              {
                value: 'now',
                label: 'Now',
                description: `${plural(create, 'person gets', 'people get')} a mail with a link to set a password.`,
              },
            ]}
            value={invitations}
            onValue={setInvitations}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
