import { isbn13 } from '@portal/shared/contract'
import { fileAddress } from '@portal/shared/files'
import { BookCover, BookFacts } from '@portal/shared/library'
import { RichText } from '@portal/shared/rich-text'
import { Box, Card, Heading, LinkButton, Row, Stack, Text } from '@portal/shared/ui'
import { FileText } from 'lucide-react'
import type { BookValues } from './book-values.rules.ts'
import { type EditedBook, useSubjects } from './books.queries.ts'

interface BookPreviewProps {
  /** As they are typed. */
  values: BookValues
  /** As it was saved last; undefined for a new one. */
  book: EditedBook | undefined
}

/** A book as its readers will see it; its description is the one that was saved last. */
export default function BookPreview({ values, book }: BookPreviewProps) {
  const subjects = useSubjects() ?? []
  const { title, authors, coverFileId: cover, fileId: file } = values
  const shown = {
    ...{ title, authors, publisher: values.publisher || null, year: values.year },
    isbn: isbn13(values.isbn) ?? null,
    pages: file !== null && file.id === book?.fileId ? book.pages : null,
    subjects: subjects.filter(({ id }) => values.subjectIds.includes(String(id))),
    cover: cover === null ? null : `/media/file/${cover.id}/file`,
  }
  return (
    <Card title="Preview">
      <Stack gap="4">
        <Box maxWidth="12rem">
          <BookCover book={shown} />
        </Box>
        <Box>
          <Heading level={3} size="md" overflowWrap="anywhere">
            {title || 'Title'}
          </Heading>
          <Text size="sm" tone="muted">
            {authors.join(', ')}
          </Text>
        </Box>
        <BookFacts book={shown} />
        {book && book.descriptionHtml !== '' ? <RichText html={book.descriptionHtml} /> : null}
        {file === null ? null : (
          <Row>
            <LinkButton
              to={fileAddress(file.id, file.name)}
              target="_blank"
              size="sm"
              icon={<FileText size={16} aria-hidden />}
            >
              Open the PDF
            </LinkButton>
          </Row>
        )}
        <Text size="sm" tone="muted">
          The description follows once it is saved.
        </Text>
      </Stack>
    </Card>
  )
}
