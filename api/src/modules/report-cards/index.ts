/** Report cards and who has handed them in. */
export { countDueCards, dueCardsOf } from './due.repository.ts'
export { reportCardHandlers } from './report-cards.routes.ts'
