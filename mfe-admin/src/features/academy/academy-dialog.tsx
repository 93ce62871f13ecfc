import { pathTo } from '@portal/shared/contract'
import { FormDialog } from '@portal/shared/forms'
import { useNavigate } from '@portal/shared/router'
import { toast } from '@portal/shared/ui'
import { DetailsFields, useDetailsForm } from './details-form.tsx'

/** Makes an academy, and leads to it. */
export default function AcademyDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useDetailsForm(undefined, ({ id, title }) => {
    toast.success(`The academy “${title}” is saved as a draft.`)
    onClose()
    navigate(pathTo('/academy/:course', { course: id }))
  })
  return (
    <FormDialog form={form} size="lg" title="New academy" save="Save academy" onClose={onClose}>
      <DetailsFields form={form} />
    </FormDialog>
  )
}
