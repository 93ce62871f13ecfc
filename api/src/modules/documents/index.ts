/** Lesson plans, guides and past papers, for tutors to teach with. */
export { documents as documentKind } from './document.kind.ts'
export { documentHandlers } from './documents.routes.ts'
export { mayOpenDocument } from './may-open.ts'
