import { ApiError } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import type { AlertAudience } from '@portal/shared/contract'
import {
  FormDialog,
  RadioGroup,
  SelectField,
  staleIn,
  TextArea,
  theirsAs,
  useForm,
} from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { toast } from '@portal/shared/ui'
import { useState } from 'react'
import { audienceOptions, audienceWords } from './alert.words.ts'
import type { WholeAlert } from './alerts.queries.ts'
import { useAssign, useChange, useClose, useReopen, useReview } from './alerts.queries.ts'

export interface StepDialogProps {
  alert: WholeAlert
  onClose: () => void
}

/**
 * The version that a step is taken on top of: the one that stood there when its dialog was opened,
 * however the page behind it goes on; a later one once the server has refused it and said so.
 */
function useSeenVersion(opened: number) {
  const [version, setVersion] = useState(opened)
  const sending = async <A,>(answer: Promise<A>): Promise<A> => {
    try {
      return await answer
    } catch (error) {
      const stale = error instanceof ApiError ? staleIn(error.data) : undefined
      if (stale !== undefined) setVersion(stale.version)
      throw error
    }
  }
  return { version, sending }
}

export interface ReviewDialogProps {
  alert: Pick<WholeAlert, 'id' | 'version' | 'audience'>
  /** What is decided unless somebody decides otherwise. */
  decision?: 'approve' | 'pass on'
  onClose: () => void
}

/** Opens a concern to its audience, or passes it on to the office. */
export function ReviewDialog({ alert, decision = 'approve', onClose }: ReviewDialogProps) {
  const review = useReview()
  const { version, sending } = useSeenVersion(alert.version)
  const start: { decision: 'approve' | 'pass on'; audience: AlertAudience } = {
    decision,
    audience: alert.audience ?? 'staff',
  }
  const form = useForm({
    name: `review ${alert.id}`,
    start,
    schema: bodyOf('POST /Alert/Alert/Review'),
    body: (values) => ({ ...values, id: alert.id, version }),
    failed: 'The concern could not be reviewed',
    write: (body) => sending(review.write({ body })),
    done: (_, { decision: decided }) => {
      toast.success(
        decided === 'approve' ? 'The concern is open.' : 'The office decides about the concern.',
      )
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Review the concern" save="Done" onClose={onClose}>
      <RadioGroup
        label="What to do"
        look="cards"
        options={[
          { value: 'approve', label: 'Approve: open it to those who see it' },
          { value: 'pass on', label: 'Pass on: the office decides' },
        ]}
        {...form.field('decision')}
      />
      <RadioGroup label="Who sees it" options={audienceOptions} {...form.field('audience')} />
    </FormDialog>
  )
}

/** Gives a concern to one of the staff who may see the student. */
export function AssignDialog({ alert, onClose }: StepDialogProps) {
  const assign = useAssign()
  const { version, sending } = useSeenVersion(alert.version)
  const form = useForm({
    name: `assign ${alert.id}`,
    start: { userId: alert.assignedTo?.userId ?? '' },
    schema: bodyOf('POST /Alert/Alert/Assign'),
    body: ({ userId }) => ({
      ...{ id: alert.id, version },
      userId: userId === '' ? null : userId,
    }),
    failed: 'The concern could not be assigned',
    write: (body) => sending(assign.write({ body })),
    done: () => {
      toast.success('The concern is assigned.')
      onClose()
    },
  })
  const people = alert.assignable ?? []
  return (
    <FormDialog form={form} title="Assign the concern" save="Assign" onClose={onClose}>
      <SelectField
        label="To"
        placeholder="Nobody"
        options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
        {...form.field('userId')}
      />
    </FormDialog>
  )
}

type Changed = Pick<WholeAlert, 'note' | 'audience' | 'followUpAt' | 'version'>

const valuesOf = ({
  note,
  audience = 'staff',
  followUpAt,
  version,
}: Changed): { note: string; audience: AlertAudience; version: number; followUpAt: string } => ({
  ...{ note, audience, version },
  followUpAt: followUpAt ?? '',
})

/** Changes note, audience and follow-up of a concern. */
export function ChangeDialog({ alert, onClose }: StepDialogProps) {
  const change = useChange()
  const form = useForm({
    name: `change ${alert.id}`,
    start: valuesOf(alert),
    schema: bodyOf('POST /Alert/Alert/Change'),
    body: ({ followUpAt, ...values }) => ({
      ...{ ...values, id: alert.id },
      followUpAt: followUpAt === '' ? null : followUpAt,
    }),
    theirs: theirsAs(valuesOf),
    labels: { note: 'Note', audience: 'Who sees it', followUpAt: 'Follow up on' },
    words: { audience: (audience: AlertAudience) => audienceWords[audience] },
    failed: 'The concern could not be changed',
    write: (body) => change.write({ body }),
    done: () => {
      toast.success('The concern is changed.')
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Change the concern" onClose={onClose}>
      <TextArea label="What you have seen" maxLength={2000} {...form.field('note')} />
      <RadioGroup label="Who sees it" options={audienceOptions} {...form.field('audience')} />
      <DateField label="Follow up on" optional {...form.field('followUpAt')} />
    </FormDialog>
  )
}

/** Closes a concern with what came of it. */
export function CloseDialog({
  alert,
  onClose,
}: Pick<StepDialogProps, 'onClose'> & { alert: Pick<WholeAlert, 'id' | 'version'> }) {
  const close = useClose()
  const { version, sending } = useSeenVersion(alert.version)
  const form = useForm({
    name: `close ${alert.id}`,
    start: { outcome: '' },
    schema: bodyOf('POST /Alert/Alert/Close'),
    body: (values) => ({ ...values, id: alert.id, version }),
    failed: 'The concern could not be closed',
    write: (body) => sending(close.write({ body })),
    done: () => {
      toast.success('The concern is closed.')
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Close the concern" save="Close concern" onClose={onClose}>
      <TextArea
        label="What came of it"
        hint="Those who see the concern read it."
        maxLength={2000}
        {...form.field('outcome')}
      />
    </FormDialog>
  )
}

/** Opens a closed concern again. */
export function ReopenDialog({ alert, onClose }: StepDialogProps) {
  const reopen = useReopen()
  const { version, sending } = useSeenVersion(alert.version)
  const form = useForm({
    name: `reopen ${alert.id}`,
    start: { reason: '' },
    schema: bodyOf('POST /Alert/Alert/Reopen'),
    body: (values) => ({ ...values, id: alert.id, version }),
    failed: 'The concern could not be opened again',
    write: (body) => sending(reopen.write({ body })),
    done: () => {
      toast.success('The concern is open again.')
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Open the concern again" save="Open again" onClose={onClose}>
      <TextArea label="Why" maxLength={2000} {...form.field('reason')} />
    </FormDialog>
  )
}
