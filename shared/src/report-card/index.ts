/**
 * Report cards: those of a student, for the student's own page and the page about a student, and what
 * names and opens one. Not a singleton: reach it from lazily loaded code alone.
 */
export { stateWords } from './card.words.ts'
export { cardText } from './card-address.ts'
export { ReopenDialog } from './reopen-dialog.tsx'
export { ReportCards, type ReportCardsProps } from './report-cards.tsx'
