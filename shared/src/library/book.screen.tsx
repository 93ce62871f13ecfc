import { useNavigate, useParams, useSearchParams } from '@portal/shared/router'
import {
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  SkeletonRegion,
  SkeletonText,
} from '@portal/shared/ui'
import { useEffect } from 'react'
import { bookPath } from './book.rules.ts'
import { BookPage } from './book-page.tsx'
import { BookReader } from './book-reader.tsx'
import { type Book, isNotThere, useBook } from './library.queries.ts'

/** A book of the library; with `?page=` it is open there. */
export default function BookScreen() {
  const { id = '' } = useParams()
  const book = useBook(id)
  if (book.data !== undefined) return <Shown key={id} book={book.data} />
  return (
    <Page>
      <PageHeader title="Book" />
      {!book.isError ? (
        <SkeletonRegion label="Loading the book">
          <SkeletonText lines={10} />
        </SkeletonRegion>
      ) : isNotThere(book.error) ? (
        <EmptyState
          illustration="search"
          level={2}
          title="This book is not there"
          action={
            <LinkButton to="/resources/library" variant="primary">
              All books
            </LinkButton>
          }
        >
          It may have been withdrawn, or the address is not complete.
        </EmptyState>
      ) : (
        <FailedState title="The book could not be loaded" onRetry={() => book.refetch()}>
          {messageOf(book.error)}
        </FailedState>
      )}
    </Page>
  )
}

function Shown({ book }: { book: Book }) {
  const { book: slug } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isRight = slug === book.slug
  const search = params.toString()
  useEffect(() => {
    // The words in the address are for people; the id alone says which book it is.
    if (!isRight) navigate(`${bookPath(book)}${search && `?${search}`}`, { replace: true })
  }, [isRight, book, search, navigate])
  return params.has('page') ? <BookReader book={book} /> : <BookPage book={book} />
}
