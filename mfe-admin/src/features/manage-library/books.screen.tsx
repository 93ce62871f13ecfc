import { pathTo } from '@portal/shared/contract'
import type { HistoryDrawerProps } from '@portal/shared/history'
import { dialogPart } from '@portal/shared/idle'
import {
  editAction,
  historyAction,
  List,
  type ListDefinition,
  rowActions,
  selectFilter,
  useList,
} from '@portal/shared/lists'
import { useNavigate } from '@portal/shared/router'
import {
  Badge,
  DateText,
  LinkButton,
  ListTemplate,
  RelativeTime,
  Stack,
  Text,
} from '@portal/shared/ui'
import { BookX, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { bookWords, states } from './book.words.ts'
import { type BookRow, bookReads, booksCall, useSubjects } from './books.queries.ts'
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

const editPath = (id: string) => pathTo('/manage-library/edit/:id', { id })

const books: ListDefinition<typeof booksCall, BookRow> = {
  call: booksCall,
  rows: (answer) => answer.books,
  rowKey: ({ id }) => id,
  rowName: ({ title }) => title,
  rowHref: ({ id }) => editPath(id),
  label: 'Books',
  nouns: ['book', 'books'],
  searchIn: 'title or author',
  sort: { column: 'title', direction: 'ascending' },
  columns: [
    {
      ...{ id: 'title', header: 'Title', primary: true, width: '16rem' },
      sortBy: ({ title }) => title,
      cell: ({ title, authors }) => (
        <Stack gap="0">
          {title}
          <Text as="span" size="sm" tone="muted">
            {authors.join(', ')}
          </Text>
        </Stack>
      ),
    },
    { id: 'state', header: 'State', cell: (book) => <State book={book} /> },
    {
      ...{ id: 'subjects', header: 'Subjects' },
      cell: ({ subjects }) => subjects.map(({ name }) => name).join(', ') || 'None',
    },
    {
      ...{ id: 'pages', header: 'Pages', align: 'end' },
      cell: ({ pages }) => pages ?? 'No file',
    },
    {
      ...{ id: 'readers', header: 'Readers now', align: 'end' },
      sortBy: ({ readersNow }) => readersNow,
      cell: ({ readersNow }) => readersNow,
    },
    {
      ...{ id: 'finished', header: 'Finished', align: 'end' },
      sortBy: ({ finished }) => finished,
      cell: ({ finished }) => finished,
    },
    {
      ...{ id: 'updated', header: 'Changed' },
      sortBy: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <RelativeTime moment={updatedAt} />,
    },
  ],
  csv: 'GET /Library/admin/Library/GetCsv',
  noneYet: {
    ...{ title: 'No books yet', level: 2 },
    children: 'Students and tutors find a book here once it is published.',
  },
  noneFits: 'No book fits these filters.',
}

function State({ book: { state, closesAt } }: { book: BookRow }) {
  const { label, tone } = states[state]
  return (
    <Stack gap="1" alignItems="flex-start">
      <Badge tone={tone}>{label}</Badge>
      {closesAt === null ? null : (
        <Text as="span" size="sm" tone="muted">
          Closed from <DateText moment={closesAt} />
        </Text>
      )}
    </Stack>
  )
}

/** All books of the library, with how many read each; nobody is named. */
export default function BooksScreen() {
  const navigate = useNavigate()
  const subjects = useSubjects()
  const [open, setOpen] = useState<{ what: 'history' | 'withdraw'; book: BookRow } | null>(null)
  const add = (
    <LinkButton
      to="/manage-library/add-book"
      variant="primary"
      icon={<Plus size={18} aria-hidden />}
    >
      Add a book
    </LinkButton>
  )
  const list = useList({
    ...books,
    filters: [
      {
        ...{ id: 'state', label: 'State', look: selectFilter, none: 'All states' },
        options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
      },
      {
        ...{ id: 'subject', label: 'Subject', look: selectFilter, none: 'All subjects' },
        options: subjects?.map(({ id, name }) => ({ value: String(id), label: name })),
        query: (id) => ({ subjectId: Number(id) }),
      },
    ],
    atEnd: rowActions<BookRow>(
      ({ title }) => title,
      (book) => [
        editAction(() => navigate(editPath(book.id))),
        ...(canWithdraw(book)
          ? [
              {
                ...{ id: 'withdraw', label: 'Withdraw', icon: <BookX size={16} />, danger: true },
                onChoose: () => setOpen({ what: 'withdraw', book }),
              },
            ]
          : []),
        historyAction(() => setOpen({ what: 'history', book })),
      ],
    ),
    noneYet: { ...books.noneYet, action: add },
  })
  const close = () => setOpen(null)
  return (
    <ListTemplate
      title="Library"
      description="Students and tutors read what is published"
      actions={add}
    >
      <List list={list} />
      <Suspense>
        {open?.what === 'withdraw' ? <WithdrawDialog book={open.book} onClose={close} /> : null}
        {open?.what === 'history' ? (
          <HistoryDrawer
            record={{ kind: 'book', id: open.book.id }}
            name={open.book.title}
            changes={bookReads}
            onClose={close}
            {...bookWords(subjects)}
          />
        ) : null}
      </Suspense>
    </ListTemplate>
  )
}
