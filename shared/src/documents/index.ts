/** Documents that tutors teach with: how they are called, shown in a row, and looked at. */
export { DocumentTitle, FileText } from './document-cells.tsx'
export { kindWords, paperText, partWords } from './documents.rules.ts'
export { Preview, usePreview } from './use-preview.tsx'
