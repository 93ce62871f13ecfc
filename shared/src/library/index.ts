/** A book as its readers see it, for those who look after the library. */
export { BookCover, type BookCoverProps } from './book-cover.tsx'
export { BookFacts, type BookFactsProps } from './book-facts.tsx'
