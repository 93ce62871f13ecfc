import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, RadioGroup, TextField, useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { blogCall, newsCall, type PostKind } from './posts.queries.ts'

const kinds: readonly { value: PostKind; label: string; description: string }[] = [
  { value: 'blog', label: 'Blog', description: 'Something to read and come back to.' },
  { value: 'news', label: 'News', description: 'Something that has happened or will.' },
]

export interface NewPostDialogProps {
  /** What it is unless somebody says otherwise. */
  kind: PostKind
  onClose: () => void
}

/** Begins a post, and leads to its editor. */
export default function NewPostDialog({ kind, onClose }: NewPostDialogProps) {
  const navigate = useNavigate()
  const save = useWrite('POST /blog/admin/Blog/SaveDraft', { changes: [blogCall, newsCall] })
  const form = useForm({
    name: 'post new',
    start: { title: '', kind },
    schema: bodyOf('POST /blog/admin/Blog/SaveDraft'),
    body: (values) => ({
      ...{ ...values, summary: '', coverFileId: null, body: '', roles: [], pinned: false },
    }),
    failed: 'The post could not be begun',
    write: (body) => save.write({ body }),
    done: ({ id }, { kind: made }) => {
      onClose()
      navigate(`/blogs?${new URLSearchParams({ ...(made === 'news' && { tab: made }), edit: id })}`)
    },
  })
  return (
    <FormDialog form={form} title="New post" save="Begin the post" onClose={onClose}>
      <TextField label="Title" maxLength={120} {...form.field('title')} />
      <RadioGroup label="Kind" options={kinds} {...form.field('kind')} />
    </FormDialog>
  )
}
