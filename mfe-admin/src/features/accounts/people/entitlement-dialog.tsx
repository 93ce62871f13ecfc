import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, SegmentedControl, TextArea, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { toast } from '@portal/shared/ui'
import { type Person, useSetEntitlement } from './people.queries.ts'
import { entitlementWords } from './people.words.ts'

export interface EntitlementDialogProps {
  person: Person
  held: Person['entitlements'][number]
  onClose: () => void
}

const states = [
  { value: 'as booked', label: 'As booked' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

type State = (typeof states)[number]['value']

const startOf = ({ override }: EntitlementDialogProps['held']) => {
  const state: State = override === null ? 'as booked' : override.isOn ? 'on' : 'off'
  return { state, until: override?.until ?? '', reason: override?.reason ?? '' }
}

/** Gives or takes from a student what a programme opens, beside the bookings. */
export default function EntitlementDialog({ person, held, onClose }: EntitlementDialogProps) {
  const { userId: studentId, version, firstName, lastName } = person
  const set = useSetEntitlement()
  const what = entitlementWords[held.name]
  const form = useForm({
    name: null,
    start: startOf(held),
    schema: bodyOf('POST /User/admin/Account/SetEntitlement'),
    body: ({ state, until, reason }) => ({
      ...{ studentId, version, entitlement: held.name, state, reason },
      until: until === '' || state === 'as booked' ? null : until,
    }),
    failed: 'It could not be set',
    write: (body) => set.write({ body }),
    done: () => {
      toast.success(`${what} of ${firstName} ${lastName} is set.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title={what}
      description={`For ${firstName} ${lastName}`}
      save="Set"
      onClose={onClose}
    >
      <SegmentedControl label="State" options={states} {...form.field('state')} />
      {form.values.state === 'as booked' ? null : (
        <DateField
          label="Last day"
          hint="By the student’s own clock. Without one it stays for good."
          {...form.field('until')}
        />
      )}
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
