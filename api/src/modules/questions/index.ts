/** The question bank: finding, drawing and showing questions. */

export { type BankReader, hasBank } from './bank-readers.sql.ts'
export { assignmentsIn, type Candidates, candidatesFor } from './candidates.repository.ts'
export {
  type CorrectionRow,
  correctionRowsOf,
  correctionsAsSent,
  correctionsOf,
  hasStopped,
} from './corrections.repository.ts'
export { countQuestions } from './counts.repository.ts'
export {
  assignmentCondition,
  type QuestionFilters,
  type QuestionStatus,
  statusJoin,
} from './filters.sql.ts'
export { keyShownTo } from './given.sql.ts'
export { itemStatisticsOf } from './item-statistics.repository.ts'
export { facilityOf, type MarkPair, thirdsOf } from './item-statistics.rules.ts'
export { keyInWords } from './keys.rules.ts'
export { mayOpenQuestion } from './may-open.repository.ts'
export { ofChangedQuestions } from './personal-data.ts'
export {
  drawQuestions,
  flagQuestion,
  prepareWords,
  recountTopics,
  recountTopicsOf,
  studentWithTutors,
} from './questions.repository.ts'
export { questionHandlers } from './questions.routes.ts'
export { isOfOpenQuiz, openTestsOf, sealedSetsOf } from './sealed.sql.ts'
export { cohortOf, countAt, medianMs, timeSpanOf, timeSpans } from './statistics.rules.ts'
export { summaryOf } from './summary.ts'
export { idOfNothing, renderVersion, type StoredVersion } from './versions.ts'
