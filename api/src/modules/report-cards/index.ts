/** Report cards and who has handed them in. */
export { countDueCards } from './due.repository.ts'
export { latestCardOf } from './reading.repository.ts'
export { cardShown } from './reading.service.ts'
export { reportCardHandlers } from './report-cards.routes.ts'
