/** Questions that read alike. */

export { compareQuestions } from './comparing.service.ts'
export { duplicateHandlers } from './duplicates.routes.ts'
export { readingLike } from './reading-like.service.ts'
