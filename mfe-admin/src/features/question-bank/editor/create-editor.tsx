import { Form, SaveBar, useSaveKey } from '@portal/shared/forms'
import { dialogPart, part } from '@portal/shared/idle'
import { useNavigate, useSearchParams } from '@portal/shared/router'
import {
  Button,
  Card,
  Page,
  PageHeader,
  SkeletonText,
  Stack,
  Tabs,
  toast,
  useMedia,
} from '@portal/shared/ui'
import { Suspense, useEffect, useState } from 'react'
import { NewFilings } from '../filing/filings.tsx'
import { type FilingsForm, useNewFilings } from '../filing/use-filings-form.ts'
import { editPath } from '../paths.ts'
import type { DescribeDialogProps } from './describe-dialog.tsx'
import { Beside, Sides } from './edit-panes.tsx'
import { QuestionFields } from './question-fields.tsx'
import { type CreateAs, useCreateForm } from './use-create-form.ts'
import { useEditorSaving } from './use-editor-saving.ts'
import type { QuestionForm } from './use-question-form.ts'
import { wide } from './wide.ts'

const DescribeDialog = dialogPart<DescribeDialogProps>(
  () => import('./describe-dialog.tsx'),
  'Descriptions of images',
)
const SidePreview = part(() => import('./side-preview.tsx'), {
  failed: 'The preview could not be loaded',
})

/** Makes a question: its type first, then all else, and what students will see beside it. */
export default function CreateEditor() {
  const navigate = useNavigate()
  const isWide = useMedia(wide, true)
  const filings: FilingsForm = useNewFilings()
  const [made, setMade] = useState<number | null>(null)
  const { form, save } = useCreateForm(filings, (id, as) => {
    toast.success(as === 'live' ? `Question ${id} is live.` : `Question ${id} is saved as a draft.`)
    setMade(id)
  })
  // A turn later: the forms say first that nothing in them is unsaved.
  useEffect(() => {
    if (made !== null) navigate(editPath(made))
  }, [made, navigate])
  const saving = useEditorSaving<CreateAs>({ form, question: null, send: save })
  useSaveKey(() => saving.save('draft'))
  const [params, setParams] = useSearchParams()
  const isPreviewed = !isWide && params.get('view') === 'preview'
  const fields = (
    <CreateFields form={form} filings={filings} onSave={(as) => void saving.save(as)} />
  )
  const preview = (
    <Suspense fallback={<SkeletonText lines={8} />}>
      <SidePreview values={form.values} />
    </Suspense>
  )
  return (
    <Page>
      <PageHeader title="Create a question" />
      {isWide ? (
        <Sides wide>
          {fields}
          <Beside aria-label="What students see">{preview}</Beside>
        </Sides>
      ) : (
        <Tabs
          label="Views of the question"
          value={isPreviewed ? 'preview' : 'edit'}
          onValue={(view) => setParams(view === 'preview' ? { view } : {}, { replace: true })}
          tabs={[
            { id: 'edit', label: 'Edit', content: () => fields },
            { id: 'preview', label: 'Preview', content: () => preview },
          ]}
        />
      )}
      {saving.asked ? (
        <Suspense>
          <DescribeDialog {...saving.asked} />
        </Suspense>
      ) : null}
    </Page>
  )
}

interface CreateFieldsProps {
  form: QuestionForm
  filings: FilingsForm
  onSave: (as: CreateAs) => void
}

function CreateFields({ form, filings, onSave }: CreateFieldsProps) {
  return (
    <Stack gap="5">
      <Form label="Question" {...form.frame} onSubmit={() => onSave('live')}>
        <QuestionFields form={form} isThere={false} />
      </Form>
      <Card title="Assignments" description="Where students meet this question once it is live.">
        <Form label="New assignments" {...filings.frame}>
          <NewFilings form={filings} />
        </Form>
      </Card>
      <SaveBar look="bar" label="Publish" {...form.bar}>
        <Button loading={form.isWriting} onClick={() => onSave('draft')}>
          Save draft
        </Button>
      </SaveBar>
    </Stack>
  )
}
