/** Admissions tests with their parts and subjects. */

export {
  archivedTopicIds,
  isOpenPart,
  isOpenSubject,
  isOpenSubTopic,
  isOpenTopic,
} from './archived.sql.ts'
export { degreeGroupHandlers } from './degree-groups.routes.ts'
export { esatPartsToChoose } from './esat-parts.rules.ts'
export { subjectHandlers } from './subjects.routes.ts'
export { treeHandlers } from './tree.routes.ts'
