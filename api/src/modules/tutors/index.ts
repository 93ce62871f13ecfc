/** A tutor, as the senior tutor of the team and admins see one, and what admins change of one. */
export { loadOf } from './load.sql.ts'
export { tutorLoads } from './loads.repository.ts'
export { setTeam } from './teaching.service.ts'
export { tutorKind } from './tutor.kind.ts'
export { tutorHandlers } from './tutors.routes.ts'
