import { pathTo } from '@portal/shared/contract'
import { useNavigate } from '@portal/shared/router'
import { Page, PageHeader, toast } from '@portal/shared/ui'
import { BookEditor } from './book-editor.tsx'
import { useBookForm } from './use-book-form.ts'

/** Makes a book. */
export default function AddBookScreen() {
  const navigate = useNavigate()
  const form = useBookForm(undefined, ({ id, title }) => {
    toast.success(`“${title}” is in the library.`)
    navigate(pathTo('/manage-library/edit/:id', { id }), { replace: true })
  })
  return (
    <Page>
      <PageHeader
        title="Add a book"
        description="A draft is seen by nobody until it is published"
      />
      <BookEditor form={form} label="New book" save="Add book" />
    </Page>
  )
}
