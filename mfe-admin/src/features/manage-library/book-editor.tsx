import { Form, SaveBar } from '@portal/shared/forms'
import { part } from '@portal/shared/idle'
import { chakra, SkeletonText } from '@portal/shared/ui'
import { Suspense } from 'react'
import { BookFields } from './book-fields.tsx'
import type { EditedBook } from './books.queries.ts'
import type { BookForm } from './use-book-form.ts'

const BookPreview = part(() => import('./book-preview.tsx'), {
  failed: 'The preview could not be loaded',
})

/** The fields, and the preview at their right where there is room for both. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  },
})

interface BookEditorProps {
  form: BookForm
  /** What the form is of, for those who hear it. */
  label: string
  save: string
  book?: EditedBook
}

/** The form of a book, with what its readers will see beside it. */
export function BookEditor({ form, label, save, book }: BookEditorProps) {
  return (
    <Sides>
      <Form label={label} {...form.frame}>
        <BookFields form={form} book={book} />
        <SaveBar look="bar" label={save} {...form.bar} />
      </Form>
      <Suspense fallback={<SkeletonText lines={8} />}>
        <BookPreview values={form.values} book={book} />
      </Suspense>
    </Sides>
  )
}
