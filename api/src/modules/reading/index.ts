/** The reading list: what students are advised to read, and what each has read and noted. */

export { readingKind } from './reading.kind.ts'
export { readingHandlers } from './reading.routes.ts'
