import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, useForm } from '@portal/shared/forms'
import { SearchPicker } from '@portal/shared/pickers'
import { toast } from '@portal/shared/ui'
import { admins } from '../../admins/admins.queries.ts'
import { useSetState, type WholeMessage } from './help.queries.ts'

/** Who looks after a message: one of the admins, or nobody. */
export function AssignField({ message }: { message: WholeMessage }) {
  const { id, version, state, assignedTo } = message
  const set = useSetState()
  const form = useForm({
    name: null,
    start: { assignedTo: assignedTo?.userId ?? '' },
    schema: bodyOf('POST /Help/admin/Message/SetState'),
    body: ({ assignedTo: chosen }) => ({
      ...{ id, version, state: state === 'new' ? 'open' : state },
      assignedTo: chosen === '' ? null : chosen,
    }),
    failed: 'The message could not be given to somebody',
    write: (body) => set.write({ body }),
    done: (_, { assignedTo: chosen }) =>
      toast.success(chosen === null ? 'The message is nobody’s.' : 'The message is given.'),
  })
  return (
    <Form label="Given to" {...form.frame}>
      <SearchPicker label="Given to" optional from={admins} {...form.field('assignedTo')} />
      {form.bar.isDirty ? <SaveBar label="Give message" {...form.bar} /> : null}
    </Form>
  )
}
