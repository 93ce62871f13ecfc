/**
 * A student's submitted report cards, for the student's own page and the page about a student. Not a
 * singleton: reach it from lazily loaded code alone.
 */
export { ReportCards, type ReportCardsProps } from './report-cards.tsx'
