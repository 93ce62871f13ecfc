/** Writing questions: their content, states and filings. */

export { authoringHandlers } from './authoring.routes.ts'
export { bulkJob } from './bulk.job.ts'
export { bulkUpdate } from './bulk.service.ts'
export {
  type QuestionContent,
  type SentContent,
  sayTheSame,
  tidyContent,
} from './content.rules.ts'
export { makeDraft, removeQuestion } from './editing.service.ts'
export type { SentFiling } from './filings.rules.ts'
export { fileQuestion } from './filings.service.ts'
export {
  checksThat,
  howManyThat,
  type QuestionOrder,
  questionsListed,
  questionsThat,
  withFigures,
} from './filters.sql.ts'
export { imagesToFiles } from './images.service.ts'
export { questionsToLookAt } from './looking.repository.ts'
export { aboutPreview, previewRow, restoreVersion } from './looking.service.ts'
export { prepareQuestions } from './prepare.service.ts'
export { preparedOf } from './prepared.rules.ts'
export {
  findVersion,
  insertVersion,
  type NewVersion,
  type VersionRow,
  versionColumns,
} from './versions.repository.ts'
export {
  heldQuestion,
  type VersionToWrite,
  type WrittenVersion,
  writeVersion,
} from './write-version.service.ts'
