import { call } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import { DownloadButton } from '@portal/shared/downloads'
import { FormDialog, SelectField, TextArea, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type DataRequest, useCloseRequest } from './data-requests.queries.ts'

export interface CloseDialogProps {
  request: DataRequest
  onClose: () => void
}

const choices = [
  { value: 'done', label: 'Done' },
  { value: 'refused', label: 'Refused' },
  { value: 'withdrawn', label: 'Taken back by the person' },
]

/** Closes a request with what came of it; a copy of the data can be had first. */
export default function CloseDialog({ request, onClose }: CloseDialogProps) {
  const { requestId, version, name, userId, kind } = request
  const close = useCloseRequest()
  const form = useForm({
    name: `close ${requestId}`,
    start: { outcome: 'done', note: request.note },
    schema: bodyOf('POST /User/admin/DataRequest/Close'),
    body: (values) => ({ ...values, requestId, version }),
    failed: 'The request could not be closed',
    write: (body) => close.write({ body }),
    done: () => {
      toast.success(`The request of ${name} is closed.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Close the request of ${name}`}
      save="Close request"
      onClose={onClose}
    >
      {userId === null || kind !== 'access' ? null : (
        <DownloadButton
          label="Download the data"
          name={`portal-data-${requestId}.json`}
          get={() => call('GET /User/admin/DataRequest/Download', { query: { requestId } })}
        />
      )}
      <SelectField label="Outcome" options={choices} {...form.field('outcome')} />
      <TextArea
        label="Note"
        hint="What was done, or why not; it stays with the request."
        rows={4}
        maxLength={2_000}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
