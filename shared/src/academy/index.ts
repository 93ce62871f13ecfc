/** Video courses: what dashboards show of them. Their screens come by `./feature`. */
export { type Continue, useContinue, useTotals } from './academy.queries.ts'
export { useAcademyView, videoPath } from './academy-view.ts'
export { totalsInWords } from './course.rules.ts'
