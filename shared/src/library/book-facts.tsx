import { FactList } from '@portal/shared/ui'
import { isbnInWords } from './book.rules.ts'
import type { Book } from './library.queries.ts'

export interface BookFactsProps {
  book: Pick<Book, 'publisher' | 'year' | 'pages' | 'isbn'> & {
    subjects: readonly { id: number; name: string }[]
  }
}

/** What is known of a book beside its title; what is not known is left out. */
export function BookFacts({ book: { publisher, year, pages, isbn, subjects } }: BookFactsProps) {
  const facts = [
    { label: 'Publisher', value: publisher },
    { label: 'Year', value: year === null ? null : String(year) },
    { label: 'Pages', value: pages === null ? null : String(pages) },
    { label: 'ISBN', value: isbn === null ? null : isbnInWords(isbn) },
    { label: 'Subjects', value: subjects.map(({ name }) => name).join(', ') || null },
  ]
  return <FactList items={facts.filter(({ value }) => value !== null)} />
}
