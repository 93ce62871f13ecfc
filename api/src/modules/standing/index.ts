/** What students’ answers come to: attempts and all that is rolled up from them. */

export { countFinishedSets, type MarkedAnswer, recordAnswers } from './attempts.repository.ts'
export {
  answersTo,
  holdStanding,
  newestCorrection,
  rollUpAnew,
} from './marked-anew.repository.ts'
export {
  type AnswerMarkedAnew,
  type CountedAnswer,
  changed,
  type KnownMark,
} from './marked-anew.rules.ts'
export { addEvidence, type Evidence, masteryOf, topicState } from './mastery.rules.ts'
export { masteryAt } from './mastery.sql.ts'
export { readinessAt } from './readiness.sql.ts'
export { reviewAsWrong, rollUpReviews, tallyDueReviews } from './review-cards.repository.ts'
export { afterAnswer, offeredOf, type ReviewState } from './review-cards.rules.ts'
export { shareRightOf } from './right-answers.sql.ts'
export { standingOf, weakestOf, weeksOfAnswers } from './standing.service.ts'
export { averageReadinessByPart, weakestTopicsOfStudents } from './standing-of-many.service.ts'
export { startStatistics } from './start-statistics.repository.ts'
