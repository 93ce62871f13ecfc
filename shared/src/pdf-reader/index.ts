/**
 * A reader of PDFs: pages, outline, small pages, search, zoom and own bookmarks. What draws is large
 * and comes by itself when a reader is opened, so this entry may stand in any screen's script.
 */

export { MarksList, type MarksListProps } from './marks-list.tsx'
export { pageOfAddress } from './page.rules.ts'
export type { PageOverlay } from './page-overlays.tsx'
export { PdfReader, type PdfReaderProps } from './pdf-reader.tsx'
export type { Mark, Marks } from './reader-types.ts'
