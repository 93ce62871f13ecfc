import { ApiError } from '@portal/shared/api'
import { takeMedia } from '@portal/shared/files'
import { usePageTitle } from '@portal/shared/page-title'
import { PdfReader, pageOfAddress } from '@portal/shared/pdf-reader'
import { useQueryClient } from '@portal/shared/query'
import { useNavigate, useSearchParams } from '@portal/shared/router'
import {
  chakra,
  DateText,
  EmptyState,
  FailedState,
  IconButton,
  LinkButton,
  messageOf,
  Skeleton,
  Text,
  toast,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { bookPath } from './book.rules.ts'
import { type Book, notePlace, type OpenedBook, useMarks, useOpenBook } from './library.queries.ts'
import { useBookMarks } from './use-book-marks.ts'
import { useBookPlace, useDevicePlace } from './use-book-place.ts'
import { Withdrawn } from './withdrawn.tsx'

/** What the frame leaves of the window. */
const Room = chakra('div', {
  base: {
    height: {
      base: 'calc(100dvh - var(--viewing, 0px) - {sizes.topBarPhone} - 4.5rem - env(safe-area-inset-bottom))',
      md: 'calc(100dvh - var(--viewing, 0px) - {sizes.topBar})',
    },
    minHeight: '20rem',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    '& > section, & > [data-part=reader]': { flex: '1', minHeight: '0' },
    '& > h1': { srOnly: true },
  },
})

/** A book that is read, at the page of the address. */
export function BookReader({ book }: { book: Book }) {
  const readOnly = useReadOnly()
  const [isGone, setGone] = useState(false)
  usePageTitle(book.title)
  const back = (
    <LinkButton to={bookPath(book)} variant="primary">
      Back to the book
    </LinkButton>
  )
  return (
    <Room>
      <h1 tabIndex={-1} data-page-heading="">
        {book.title}
      </h1>
      {readOnly ? (
        <EmptyState level={2} title="The book is not opened" action={back}>
          {readOnly.reason}
        </EmptyState>
      ) : isGone || (book.state === 'withdrawn' && !book.isOpen) ? (
        <Withdrawn bookId={book.id} />
      ) : book.hasFile ? (
        <Opening book={book} onGone={() => setGone(true)} />
      ) : (
        <EmptyState level={2} title="This book cannot be read here" action={back}>
          The library has no file of it.
        </EmptyState>
      )}
    </Room>
  )
}

interface OpeningProps {
  book: Book
  onGone: () => void
}

/** Opens the book, which says where its file is and where its reader was elsewhere. */
function Opening({ book, onGone }: OpeningProps) {
  const [params] = useSearchParams()
  const [start] = useState(() => pageOfAddress(params))
  const client = useQueryClient()
  const device = useDevicePlace(book.id)
  const { write, error } = useOpenBook()
  const [opened, setOpened] = useState<OpenedBook | null>(null)
  const open = useEffectEvent(() => {
    const kept = device.read()
    const at = kept?.page === start && kept.at !== '' ? kept.at : undefined
    write({ body: { bookId: book.id, page: start, ...(at !== undefined && { at }) } })
      .then((answer) => {
        const isHere = answer.otherDevicePage === null
        device.write({ page: start, at: at ?? (isHere ? answer.at : ''), isSent: true })
        notePlace(client, book.id, answer)
        setOpened(answer)
      })
      .catch((failure) => {
        if (failure instanceof ApiError && failure.status === 404) onGone()
      })
  })
  useEffect(() => open(), [])
  if (opened !== null) return <OpenBook {...{ book, opened, onGone }} />
  if (error !== null && error.status !== 404) {
    return (
      <FailedState title="The book could not be opened" onRetry={() => open()}>
        {messageOf(error)}
      </FailedState>
    )
  }
  return <Skeleton height="100%" />
}

interface OpenBookProps extends OpeningProps {
  opened: OpenedBook
}

function OpenBook({ book, opened, onGone }: OpenBookProps) {
  const { id, title } = book
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const marks = useBookMarks(id, useMarks(id).data?.marks ?? [])
  const place = useBookPlace({ bookId: id, otherPage: opened.otherDevicePage, onGone })
  return (
    <div data-part="reader">
      <PdfReader
        path={opened.url}
        title={title}
        page={pageOfAddress(params)}
        onPage={(page) => {
          place.onTurn(page)
          setParams(
            (before) => {
              const next = new URLSearchParams(before)
              next.set('page', String(page))
              return next
            },
            { replace: true },
          )
        }}
        onSavePage={place.onRest}
        otherPage={place.otherPage}
        marks={marks}
        onClose={() => navigate(bookPath(book))}
        closeLabel="Back to the book"
        gone={<Withdrawn bookId={id} />}
        actions={actionsOf(opened)}
      />
    </div>
  )
}

function actionsOf({ url, title, mayDownload, closesAt }: OpenedBook): ReactNode {
  const take = async () => {
    if (!(await takeMedia(url))) toast.danger('The file could not be had. Try again.')
  }
  return (
    <>
      {closesAt === null ? null : (
        <Text as="span" size="sm" tone="muted">
          Until <DateText moment={closesAt} />
        </Text>
      )}
      {mayDownload ? (
        <IconButton
          size="md"
          label={`Download ${title}`}
          icon={<Download size={20} aria-hidden />}
          onClick={() => void take()}
        />
      ) : null}
    </>
  )
}
