import { usePageTitle } from '@portal/shared/page-title'
import { RichText } from '@portal/shared/rich-text'
import {
  Alert,
  Badge,
  Box,
  Card,
  DateText,
  DetailTemplate,
  Grid,
  Heading,
  ProgressBar,
  Stack,
} from '@portal/shared/ui'
import { isFinished, placeInWords, readingWords } from './book.rules.ts'
import { BookCard } from './book-card.tsx'
import { BookCover } from './book-cover.tsx'
import { BookFacts } from './book-facts.tsx'
import { DownloadBook } from './download-book.tsx'
import type { Book } from './library.queries.ts'
import { OwnMarks } from './own-marks.tsx'
import { ReadButton } from './read-button.tsx'
import { KeptMarks } from './withdrawn.tsx'

/** All about a book: its facts, where one is in it, own bookmarks, and others like it. */
export function BookPage({ book }: { book: Book }) {
  const { title, authors, description, isOpen, page, pages, mayDownload, more } = book
  const place = placeInWords(book)
  usePageTitle(title)
  return (
    <DetailTemplate
      title={title}
      description={authors.join(', ')}
      facts={isFinished(book) ? <Badge tone="success">Finished</Badge> : undefined}
      actions={
        isOpen ? (
          <>
            {mayDownload ? <DownloadBook book={book} /> : null}
            <ReadButton book={book} words={readingWords(book, 'Read')} />
          </>
        ) : undefined
      }
      side={
        <>
          <Box maxWidth="14rem">
            <BookCover book={{ ...book, cover: book.coverUrl }} />
          </Box>
          <BookFacts book={book} />
        </>
      }
    >
      <State book={book} />
      {place === null || !isOpen ? null : (
        <ProgressBar label={place} value={(page ?? 0) / (pages ?? 1)} />
      )}
      {description === '' ? null : (
        <Card title="About this book">
          <RichText html={description} />
        </Card>
      )}
      {isOpen ? (
        <OwnMarks book={book} />
      ) : book.page === null ? null : (
        <KeptMarks bookId={book.id} />
      )}
      {more.length === 0 ? null : (
        <Stack as="section" gap="4" aria-label="More of the subject">
          <Heading level={2} size="md">
            More of the subject
          </Heading>
          <Grid as="ul" columns={2} listStyleType="none">
            {more.map((other) => (
              <BookCard key={other.id} book={other} />
            ))}
          </Grid>
        </Stack>
      )}
    </DetailTemplate>
  )
}

/** Why a book cannot be read here, or not for long. */
function State({ book: { state, hasFile, isOpen, closesAt } }: { book: Book }) {
  if (state === 'withdrawn') {
    return (
      <Alert kind="warning" title="This book has been withdrawn.">
        {isOpen && closesAt !== null ? (
          <>
            You can read it until <DateText moment={closesAt} style="dateTime" />. Your bookmarks
            and notes are kept after that.
          </>
        ) : (
          'It cannot be read any more. Your bookmarks and notes are kept.'
        )}
      </Alert>
    )
  }
  if (hasFile) return null
  return (
    <Alert kind="info" title="This book cannot be read here.">
      The library has no file of it. What is known of it helps you to find it elsewhere.
    </Alert>
  )
}
