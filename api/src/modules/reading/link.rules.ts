import { bookPath } from '../library/index.ts'

/** Where an item leads, and whether its reader may go there. */
export interface ItemLink {
  to: string | null
  link: 'elsewhere' | 'library' | 'locked' | 'withdrawn' | 'none'
}

/** A book of the library as an item leads to it. */
export interface LeadingBook {
  id: string
  title: string
  state: 'draft' | 'published' | 'withdrawn'
  /** Whether this student may go to it, if they have the library. */
  isOpen: boolean
}

/** What an item leads to: an address, a book, or nothing. */
export interface Leading {
  address: string | null
  book: LeadingBook | null
}

/** Where an item leads for a student who has the library or has not; a book that is not out is none. */
export function linkOf({ address, book }: Leading, hasLibrary: boolean): ItemLink {
  if (address !== null) return { to: address, link: 'elsewhere' }
  if (book === null) return { to: null, link: 'none' }
  if (!book.isOpen) return { to: null, link: book.state === 'withdrawn' ? 'withdrawn' : 'none' }
  if (!hasLibrary) return { to: null, link: 'locked' }
  return { to: bookPath(book), link: 'library' }
}
