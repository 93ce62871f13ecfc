import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { Button, Text, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { type Person, useSetActive } from './people.queries.ts'

interface Props {
  person: Person
  name: string
}

/** Brings a stopped account back, for a reason. */
export function ReactivateButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reactivate</Button>
      {isOpen ? <ReactivateDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ReactivateDialog({ person, name, onClose }: Props & { onClose: () => void }) {
  const { userId, version } = person
  const setActive = useSetActive()
  const form = useForm({
    name: null,
    start: { reason: '' },
    schema: bodyOf('POST /User/admin/Account/SetActive'),
    body: ({ reason }) => ({ userId, version, isActive: true, reason }),
    failed: 'The account could not be brought back',
    write: (body) => setActive.write({ body }),
    done: () => {
      toast.success(`The account of ${name} is in use again.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Reactivate the account of ${name}`}
      save="Reactivate account"
      onClose={onClose}
    >
      <Text>
        The person signs in as before. What went to somebody else meanwhile does not come back.
      </Text>
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
