/** Admissions tests with their parts and subjects. */

export { degreeGroupHandlers } from './degree-groups.routes.ts'
export { esatPartsToChoose } from './esat-parts.rules.ts'
export { subjectHandlers } from './subjects.routes.ts'
