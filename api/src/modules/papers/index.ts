/** Papers as admins make them; students sit them in `simulate`. */

export { paperHandlers } from './papers.routes.ts'
