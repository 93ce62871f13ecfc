/** Schools as admins look after them: their names, logos, and which can be chosen. */
export { schoolKind } from './school.kind.ts'
export { schoolHandlers } from './schools.routes.ts'
export { addSchool } from './schools.service.ts'
