import { MarksList } from '@portal/shared/pdf-reader'
import { Card, LinkButton, QueryRegion, SkeletonText, toast } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { bookPath } from './book.rules.ts'
import { type Book, type BookMark, useMarks } from './library.queries.ts'
import { useBookMarks } from './use-book-marks.ts'
import { useDevicePlace } from './use-book-place.ts'

/** Own bookmarks on a book’s page: each leads to its page, and can be changed. */
export function OwnMarks({ book }: { book: Book }) {
  const marks = useMarks(book.id)
  return (
    <Card title="Your bookmarks">
      <QueryRegion
        query={marks}
        compact
        failed="Your bookmarks could not be loaded"
        skeleton={<SkeletonText lines={4} />}
        empty={{
          when: ({ marks: all }) => all.length === 0,
          title: 'No bookmarks yet',
          children: 'Press B on any page that you read, and note what you want to come back to.',
        }}
      >
        {({ marks: list }) => <Marked book={book} list={list} />}
      </QueryRegion>
    </Card>
  )
}

function Marked({ book, list }: { book: Book; list: readonly BookMark[] }) {
  const marks = useBookMarks(book.id, list)
  const device = useDevicePlace(book.id)
  const readOnly = useReadOnly()
  return (
    <MarksList
      marks={marks}
      readOnly={readOnly}
      onFailed={() => toast.danger('The bookmark could not be changed. Try again.')}
      page={({ page }) => (
        <LinkButton
          size="sm"
          variant="soft"
          to={bookPath(book, page)}
          // Who goes there by choice is not asked about where they were before.
          onClick={() => device.turnTo(page)}
        >
          Page {page}
        </LinkButton>
      )}
    />
  )
}
