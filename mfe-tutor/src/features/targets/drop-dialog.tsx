import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type TutorTarget, useDropTarget } from './targets.queries.ts'

/** Gives a target up, with the reason. */
export default function DropDialog({
  target,
  onClose,
}: {
  target: TutorTarget
  onClose: () => void
}) {
  const drop = useDropTarget()
  const form = useForm({
    name: `give up target ${target.id}`,
    start: { reason: '' },
    schema: bodyOf('POST /Target/tutor/Target/DropTarget'),
    body: (values) => ({ ...values, id: target.id, version: target.version }),
    failed: 'The target could not be given up',
    write: (body) => drop.write({ body }),
    done: () => {
      toast.success('The target is given up.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Give up: ${target.title}`}
      description={`${target.studentName} and the family do not see it any more.`}
      save="Give up target"
      onClose={onClose}
    >
      <TextArea
        label="Why"
        hint="Your senior tutor and the office read it."
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
