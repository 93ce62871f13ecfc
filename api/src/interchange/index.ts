/** Questions on their way in and out: formats of other systems read and written, without a database. */
export {
  type FileToWrite,
  type FormatReader,
  type FormatWriter,
  type FoundFile,
  type ReadItem,
  type ReadWarning,
  type Refusal,
  UnreadableFile,
  type WriteOptions,
} from './formats.ts'
export { moodleWriter } from './moodle/write-moodle.ts'
export { fingerprintOf, type HashOf } from './normal-form.rules.ts'
export type {
  PortableAnswer,
  PortableFiling,
  PortableQuestion,
  PortableType,
  ReviseFiling,
  SimulateFiling,
} from './portable-question.ts'
export { headBytes, readerFor } from './readers.ts'
