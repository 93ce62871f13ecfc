import { ApiError } from '@portal/shared/api'
import type { HistoryDrawerProps } from '@portal/shared/history'
import { dialogPart } from '@portal/shared/idle'
import { usePageTitle } from '@portal/shared/page-title'
import { useParams } from '@portal/shared/router'
import {
  Badge,
  Button,
  DateText,
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonText,
  Text,
  toast,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { bookWords, states } from './book.words.ts'
import { BookEditor } from './book-editor.tsx'
import { bookReads, type EditedBook, useBook, useSubjects } from './books.queries.ts'
import { useBookForm } from './use-book-form.ts'
import { canWithdraw } from './withdraw.rules.ts'
import type { WithdrawDialogProps } from './withdraw-dialog.tsx'

const HistoryDrawer = dialogPart<HistoryDrawerProps>(
  () => import('@portal/shared/history'),
  'History',
)
const WithdrawDialog = dialogPart<WithdrawDialogProps>(
  () => import('./withdraw-dialog.tsx'),
  'Withdraw',
)

/** Changes a book, or takes it from its readers. */
export default function EditBookScreen() {
  const { id = '' } = useParams()
  const book = useBook(id)
  if (book.data !== undefined) return <Editor key={id} book={book.data} />
  const isNotThere = book.error instanceof ApiError && [400, 404].includes(book.error.status)
  return (
    <Page>
      <PageHeader title="Edit a book" />
      {isNotThere ? (
        <EmptyState
          illustration="search"
          level={2}
          title="There is no such book"
          action={<LinkButton to="/manage-library">All books</LinkButton>}
        >
          The address is not complete.
        </EmptyState>
      ) : (
        <QueryRegion
          query={book}
          failed="The book could not be loaded"
          skeleton={<SkeletonText lines={12} />}
        >
          {() => null}
        </QueryRegion>
      )}
    </Page>
  )
}

function Editor({ book }: { book: EditedBook }) {
  const { title, state } = book
  const subjects = useSubjects()
  const [open, setOpen] = useState<'history' | 'withdraw' | null>(null)
  const form = useBookForm(book, (saved) => toast.success(`“${saved.title}” is saved.`))
  usePageTitle(title)
  const close = () => setOpen(null)
  return (
    <Page>
      <PageHeader
        title={title}
        facts={
          <>
            <Badge tone={states[state].tone}>{states[state].label}</Badge>
            <Text as="span" size="sm" tone="muted">
              <Facts book={book} />
            </Text>
          </>
        }
        actions={
          <>
            <Button onClick={() => setOpen('history')}>History</Button>
            {canWithdraw(book) ? (
              <Button onClick={() => setOpen('withdraw')}>Withdraw</Button>
            ) : null}
          </>
        }
      />
      <BookEditor form={form} label={`Edit ${title}`} save="Save book" book={book} />
      <Suspense>
        {open === 'withdraw' ? <WithdrawDialog book={book} onClose={close} /> : null}
        {open === 'history' ? (
          <HistoryDrawer
            record={{ kind: 'book', id: book.id }}
            name={title}
            changes={bookReads}
            onClose={close}
            {...bookWords(subjects)}
          />
        ) : null}
      </Suspense>
    </Page>
  )
}

/** How many read it, and until when. */
function Facts({ book: { readersNow, finished, opened, closesAt } }: { book: EditedBook }) {
  return (
    <>
      {`Opened by ${opened}, read now by ${readersNow}, finished by ${finished}`}
      {closesAt === null ? null : (
        <>
          {' · Closed from '}
          <DateText moment={closesAt} style="dateTime" />
        </>
      )}
    </>
  )
}
