/** The queue of what is to be marked, the desk, markers and what is shared out among them. */
export { sharingHandlers } from './sharing.routes.ts'
