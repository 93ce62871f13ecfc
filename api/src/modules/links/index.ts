/** Links between people, and to schools: who is whose parent, tutor, manager. */
export { linkHandlers } from './links.routes.ts'
export { undoLink, writeLink } from './links.service.ts'
