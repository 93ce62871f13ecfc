/** Admissions tests with their parts and subjects. */
export { esatPartsToChoose } from './esat-parts.rules.ts'
export { subjectHandlers } from './subjects.routes.ts'
