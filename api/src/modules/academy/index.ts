/** Academies: courses of videos with quizzes, and how they are watched. */

export { academies as academyKind } from './academy.kind.ts'
export { academyHandlers } from './academy.routes.ts'
export { academyAssets } from './academy-assets.ts'
export { academyInCalendar } from './in-calendar.sql.ts'
export { countOwn } from './learner.repository.ts'
export { progressOf } from './learner.rules.ts'
export { mayOpenAcademy } from './may-open.ts'
export { setOfRound, videoSets } from './quiz.service.ts'
export { tallyAcademies } from './tallies.service.ts'
