import { bodyOf } from '@portal/shared/bodies'
import { useForm } from '@portal/shared/forms'
import { useQueryClient } from '@portal/shared/query'
import { bookWords } from './book.words.ts'
import { isbnFault, newBook, sentOf, valuesOf } from './book-values.rules.ts'
import { bookQuery, type EditedBook, useSaveBook, useSubjects } from './books.queries.ts'

/**
 * The form of a book.
 * @param book the one that is changed; undefined for a new one
 */
export function useBookForm(
  book: EditedBook | undefined,
  done: (saved: { id: string; title: string }) => void,
) {
  const save = useSaveBook()
  const client = useQueryClient()
  const id = book?.id
  return useForm({
    name: `book ${id ?? 'new'}`,
    start: book ? valuesOf(book) : newBook,
    schema: bodyOf('POST /Library/admin/Library/SaveBook'),
    // No rule of letters alone tells a check digit.
    check: ({ isbn }) => ({ isbn: isbnFault(isbn) }),
    body: (values) => sentOf(values, id),
    theirs: async (stale) => {
      if (stale === undefined || id === undefined) return null
      const there = await client.fetchQuery({ ...bookQuery(id), staleTime: 0 })
      return { values: valuesOf(there), by: stale.by, at: stale.at }
    },
    ...bookWords(useSubjects()),
    failed: 'The book could not be saved',
    write: (body) => save.write({ body }),
    done: (answer, { title }) => done({ id: answer.id, title }),
  })
}

export type BookForm = ReturnType<typeof useBookForm>
