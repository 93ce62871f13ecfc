/** A tutor, as the senior tutor of the team and admins see one. */
export { tutorHandlers } from './tutors.routes.ts'
