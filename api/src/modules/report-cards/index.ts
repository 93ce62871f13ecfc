/** Report cards and who has handed them in. */

export { cardsWithTerms, stateOf } from './cards.sql.ts'
export { countDueCards, dueCardsOf } from './due.repository.ts'
export { latestCardOf } from './reading.repository.ts'
export { cardShown } from './reading.service.ts'
export { reportCardHandlers } from './report-cards.routes.ts'
export { trackedTerm, trackingListed } from './tracking.repository.ts'
