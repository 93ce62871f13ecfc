/** Writing questions: their content, states and filings. */

export type { QuestionContent, SentContent } from './content.rules.ts'
export {
  howManyThat,
  type QuestionOrder,
  questionsListed,
  questionsThat,
  withFigures,
} from './filters.sql.ts'
export { findVersion, type VersionRow } from './versions.repository.ts'
export {
  heldQuestion,
  mustBeWhole,
  type VersionToWrite,
  type WrittenVersion,
  writeVersion,
} from './write-version.service.ts'
