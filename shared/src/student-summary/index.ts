/**
 * Cards of a student's summary, for dashboards that show some of them. Not a singleton: reach it from
 * lazily loaded code alone.
 */
export { HomeworkCard } from './homework-card.tsx'
export { LatestCard } from './latest-card.tsx'
export { OpenStudentView } from './open-student-view.tsx'
export { PiecesOfStudent, type PiecesOfStudentProps } from './pieces-of-student.tsx'
export { SimulationsCard } from './simulations-card.tsx'
export { useOverview } from './summary.queries.ts'
export { TeachingCard } from './teaching-card.tsx'
