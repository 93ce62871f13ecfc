import { Button, type ButtonProps, LinkButton, Row } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { BookOpen } from 'lucide-react'
import { bookPath } from './book.rules.ts'
import type { ListedBook } from './library.queries.ts'

interface ReadButtonProps extends Pick<ButtonProps, 'size'> {
  book: Pick<ListedBook, 'slug' | 'id' | 'title' | 'page'>
  /** What it says: `Read now`. */
  words: string
}

/** The way into the reader, where one was; who looks on is told why there is none. */
export function ReadButton({ book, words, size = 'md' }: ReadButtonProps) {
  const readOnly = useReadOnly()
  const look = {
    ...{ size, variant: book.page === null ? ('secondary' as const) : ('primary' as const) },
    icon: <BookOpen size={16} aria-hidden />,
    'aria-label': `${words}: ${book.title}`,
  }
  return (
    <Row>
      {readOnly ? (
        <Button {...look} {...readOnly.control}>
          {words}
        </Button>
      ) : (
        <LinkButton {...look} to={bookPath(book, book.page ?? 1)}>
          {words}
        </LinkButton>
      )}
    </Row>
  )
}
