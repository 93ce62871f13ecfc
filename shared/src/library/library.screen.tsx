import { SearchField } from '@portal/shared/forms'
import {
  type ListDefinition,
  ListFilters,
  segmentedFilter,
  selectFilter,
  useList,
} from '@portal/shared/lists'
import {
  Box,
  Button,
  EmptyState,
  Grid,
  Heading,
  ListTemplate,
  QueryRegion,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { BookCard } from './book-card.tsx'
import {
  booksCall,
  booksOfPage,
  type ListedBook,
  useReading,
  useSubjects,
} from './library.queries.ts'

const definition = (
  subjects: readonly { id: number; name: string }[] | undefined,
): ListDefinition<typeof booksCall, ListedBook> => ({
  call: booksCall,
  rows: (answer) => answer.books,
  rowKey: ({ id }) => id,
  columns: [],
  label: 'Books',
  nouns: ['book', 'books'],
  pageSize: booksOfPage,
  filters: [
    {
      ...{ id: 'q', label: 'Search books by title or author', options: undefined },
      mayBe: (text) => text.trim() !== '',
      query: (search) => ({ search: search.trim().slice(0, 200) }),
      look: (props) => (
        <Box flex="1 1 16rem" maxWidth={{ md: '24rem' }}>
          <SearchField
            label={props.label}
            placeholder="Search by title or author"
            value={props.value}
            onValue={props.onValue}
          />
        </Box>
      ),
    },
    {
      ...{ id: 'subject', label: 'Subject', look: selectFilter, none: 'All subjects' },
      options: subjects?.map(({ id, name }) => ({ value: String(id), label: name })),
      query: (id) => ({ subjectId: Number(id) }),
    },
    {
      ...{ id: 'mine', label: 'Books', look: segmentedFilter, first: 'all' },
      options: [
        { value: 'all', label: 'All' },
        { value: 'reading', label: 'Reading' },
        { value: 'finished', label: 'Finished' },
      ],
      query: (mine) => (mine === 'all' ? {} : { mine }),
    },
    {
      ...{ id: 'sort', label: 'Order', look: selectFilter, first: 'title' },
      options: [
        { value: 'title', label: 'By title' },
        { value: 'newest', label: 'Newest first' },
        { value: 'read', label: 'Read last first' },
      ],
    },
  ],
  noneFits: 'No book fits these filters.',
  noneYet: {
    title: 'No books yet',
    children: 'Books to read show here once they are in the library.',
    level: 2,
  },
  failed: 'The books could not be loaded',
})

/** Everything but the order takes books off the list. */
const filtersOfBooks = ['q', 'subject', 'mine']

/** The library: what one reads at the moment, and all of its books. */
export default function LibraryScreen() {
  const list = useList(definition(useSubjects()))
  const { address, rows = [], isFiltered } = list
  const isNarrowed = filtersOfBooks.some((id) => ![undefined, 'all'].includes(address.filters[id]))
  const showsReading = !isNarrowed && address.page === 1
  const reading = useReading(showsReading)
  const current = showsReading ? (reading.data?.books ?? []) : []
  const clear = (
    <Button variant="ghost" size="sm" onClick={list.clear}>
      Clear
    </Button>
  )
  const empty = isNarrowed
    ? {
        ...{ ...list.empty, title: 'No book fits these filters.', level: 2 as const },
        action: <Button onClick={list.clear}>Clear</Button>,
      }
    : { ...list.empty, ...list.definition.noneYet }
  return (
    <ListTemplate
      title="Library"
      description="Books to read here, with your place and your bookmarks kept"
      filters={
        <>
          <ListFilters list={list} />
          {isFiltered ? clear : null}
        </>
      }
      pager={list.pager}
    >
      <QueryRegion
        // What is read stands above: it comes with the list, so that nothing moves.
        query={reading.isLoading ? reading : list.read}
        failed={list.definition.failed ?? ''}
        skeleton={<SkeletonCards count={6} columns={3} />}
      >
        {() => (
          <Stack gap="8">
            {current.length === 0 ? null : <Books title="Continue reading" books={current} />}
            {rows.length === 0 ? (
              <EmptyState {...empty} />
            ) : (
              <Books title={list.count ?? 'Books'} books={rows} isStale={list.isStale} />
            )}
          </Stack>
        )}
      </QueryRegion>
    </ListTemplate>
  )
}

interface BooksProps {
  title: string
  books: readonly ListedBook[]
  /** They are those of other filters, until the new ones are there. */
  isStale?: boolean
}

function Books({ title, books, isStale }: BooksProps) {
  return (
    <Stack as="section" gap="4" aria-label={title}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <Grid as="ul" columns={3} listStyleType="none" aria-busy={isStale || undefined}>
        {books.map((book) => (
          <BookCard key={book.id} book={book} />
        ))}
      </Grid>
    </Stack>
  )
}
