/** The engine of all sets of questions: made, answered, handed in, looked back at. */

export { finishSet } from './answers.service.ts'
export {
  type AskedTiming,
  type MadeSet,
  makeSet,
  makeSetOf,
  type PlacedQuestion,
  type PlannedSet,
  type SetTiming,
  timingFrom,
  tooFew,
  untimed,
} from './make-set.ts'
export {
  type HeldSet,
  holdOpenAnswers,
  holdSets,
  openSetsThatAsk,
  replaceInSets,
  replaceWhereLeftOut,
  writeMarksAnew,
} from './marked-anew.repository.ts'
export { openSetsOf } from './open-sets.repository.ts'
export { handInByServer, handInOverdue } from './overdue.service.ts'
export { type PreviewQuestionRow, previewQuestionsFrom } from './preview.repository.ts'
export { previewSet } from './preview.ts'
export { blocksOfSet } from './printed-set.rules.ts'
export { finishedSetView, setView } from './set.views.ts'
export {
  type AnswerPutRight,
  kindOf,
  registerSetKinds,
  type ScorePutRight,
  type SetKind,
} from './set-kinds.ts'
export {
  insertSetQuestions,
  lockAnswers,
  questionsOfSet,
  questionsOfSets,
  type SetQuestionRow,
} from './set-questions.repository.ts'
export {
  findSet,
  findSets,
  type RawSet,
  type SetRow,
  setColumns,
  toSet,
} from './sets.repository.ts'
export { setHandlers } from './sets.routes.ts'
export { deadlineOf } from './sets.rules.ts'
export { overdueBefore } from './trust.rules.ts'
