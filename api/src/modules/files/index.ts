/** Files that people bring: kept, used by records, and removed when nothing uses them. */
export { attachFiles } from './attach.service.ts'
export { clearFiles, clearStore } from './clearing.service.ts'
export {
  type FileOfRecord,
  type FileUse,
  fileColumn,
  filesOfRecord,
  findFile,
  hashesOf,
  type StoredFile,
  shownBy,
  shownWith,
  usesOf,
} from './files.repository.ts'
export { fileHandlers } from './files.routes.ts'
export { keepFile, keepImage, keepMade, letGo, readImage, showFile } from './files.service.ts'
export { lengthOfPart, missingParts, partCount } from './parts.rules.ts'
export { takeUploadsOf } from './uploads.service.ts'
export { checkForViruses } from './virus-check.ts'
