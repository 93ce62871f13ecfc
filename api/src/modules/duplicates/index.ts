/** Questions that read alike. */

export { compareQuestions } from './comparing.service.ts'
export { duplicateHandlers } from './duplicates.routes.ts'
export { comparedOf } from './likeness.rules.ts'
export { bandsOf } from './minhash.rules.ts'
export { readingLike } from './reading-like.service.ts'
