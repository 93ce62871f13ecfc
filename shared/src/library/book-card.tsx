import { presentMoment } from '@portal/shared/api'
import {
  Badge,
  Box,
  chakra,
  Heading,
  ProgressBar,
  Row,
  Stack,
  Surface,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { bookPath, isFinished, isOpenAt, placeInWords, readingWords } from './book.rules.ts'
import { BookCover } from './book-cover.tsx'
import type { ListedBook } from './library.queries.ts'
import { ReadButton } from './read-button.tsx'

/** Cover at the left, words at the right. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', md: '6.5rem minmax(0, 1fr)' },
    gap: '4',
    alignItems: 'start',
    height: '100%',
  },
})

/** A book in a list: its cover, what it is, how far one is, and the way to read it. */
export function BookCard({ book }: { book: ListedBook }) {
  const { title, authors, subjects, page, pages, state } = book
  const place = placeInWords(book)
  const isOpen = isOpenAt(book, presentMoment())
  return (
    <Surface as="li" padding="4">
      <Sides>
        <BookCover isSmall book={{ ...book, cover: book.coverUrl }} />
        <Stack gap="2" height="100%">
          <Box>
            <Heading level={3} size="sm" overflowWrap="anywhere">
              <TextLink quiet to={bookPath(book)}>
                {title}
              </TextLink>
            </Heading>
            <Text size="sm" tone="muted">
              {authors.join(', ')}
            </Text>
          </Box>
          <Row gap="2">
            {state === 'withdrawn' ? <Badge tone="warning">Withdrawn</Badge> : null}
            {isFinished(book) ? <Badge tone="success">Finished</Badge> : null}
            {subjects.map(({ id, name }) => (
              <Badge key={id}>{name}</Badge>
            ))}
          </Row>
          <Stack gap="3" marginTop="auto">
            {place === null ? null : (
              <ProgressBar label={place} value={(page ?? 0) / (pages ?? 1)} text="" />
            )}
            {isOpen ? (
              <ReadButton book={book} words={readingWords(book, 'Read now')} size="sm" />
            ) : (
              <Text size="sm" tone="muted">
                {book.hasFile ? 'No longer here to be read' : 'To look up only'}
              </Text>
            )}
          </Stack>
        </Stack>
      </Sides>
    </Surface>
  )
}
