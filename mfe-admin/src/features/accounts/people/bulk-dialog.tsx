import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, SegmentedControl, SelectField, TextArea, useForm } from '@portal/shared/forms'
import type { BulkAction, Chosen } from '@portal/shared/lists'
import { DateField, SearchPicker } from '@portal/shared/pickers'
import { plural, Text } from '@portal/shared/ui'
import { schools } from '../../../schools/schools.queries.ts'
import { tutors } from '../../../tutors/tutors.queries.ts'
import { type BulkKind, bulkKinds, bulkSaid, bulkValue, nothingChosen } from './bulk.rules.ts'
import { useBulk, useUndo } from './people.queries.ts'
import { entitlementOptions } from './people.words.ts'

export interface BulkDialogProps {
  kind: BulkKind
  chosen: Chosen
  count: number
  /** Ends it; without a word where nothing was done. */
  onEnd: (outcome: Awaited<ReturnType<BulkAction['run']>>) => void
  /** Hears of the job that does it, where that takes longer. */
  onJob: (jobId: string) => void
  onClose: () => void
}

const states = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
  { value: 'as booked', label: 'As booked' },
] as const

/** Asks what is to be done with several people, and why, and does it. */
export default function BulkDialog(props: BulkDialogProps) {
  const { kind, chosen, count, onEnd, onJob, onClose } = props
  const bulk = useBulk()
  const undo = useUndo()
  const { label } = bulkKinds[kind]
  const form = useForm({
    name: null,
    start: nothingChosen,
    schema: bodyOf('POST /User/admin/Account/Bulk'),
    check: ({ id }) => ({
      id: kind.startsWith('add') && id === '' && 'Choose one',
    }),
    body: (values) => ({
      ...('filter' in chosen ? chosen : { userIds: [...chosen.ids] }),
      ...{ action: kind, value: bulkValue(kind, values), reason: values.reason },
    }),
    failed: 'Nothing was done',
    write: (body) => bulk.write({ body }),
    done: (answer) => {
      const { batchId, changed, jobId } = answer
      if (jobId !== undefined) {
        onJob(jobId)
        return onEnd({ said: 'It is being done in the background.' })
      }
      onEnd({
        said: bulkSaid(kind, answer),
        // An invitation that was sent is with the person.
        ...(changed > 0 && kind !== 'invite' && { undo: () => undo.write({ body: { batchId } }) }),
      })
    },
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title={`${label}: ${plural(count, 'person', 'people')}`}
      save={label}
      onClose={onClose}
    >
      {kind === 'stop' ? (
        <Text>
          Nobody can sign in with these accounts any more, and their devices are signed out at once.
          What hangs on them stays with them.
        </Text>
      ) : null}
      {kind === 'add school' ? (
        <SearchPicker label="School" from={schools} {...form.field('id')} />
      ) : null}
      {kind === 'add tutor' ? (
        <SearchPicker label="Tutor" from={tutors} {...form.field('id')} />
      ) : null}
      {kind === 'set entitlement' ? (
        <>
          <SelectField label="What" options={entitlementOptions} {...form.field('entitlement')} />
          <SegmentedControl label="State" options={states} {...form.field('state')} />
          {form.values.state === 'as booked' ? null : (
            <DateField
              label="Last day"
              hint="Without one it stays for good."
              {...form.field('until')}
            />
          )}
        </>
      ) : null}
      <TextArea
        label="Reason"
        hint="It stands in the log."
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
