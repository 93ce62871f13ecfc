/**
 * What tutors and students set themselves to reach, as pages of several roles show it. Not a
 * singleton: reach it from lazily loaded code alone.
 */
export { StudentTargets } from './student-targets.tsx'
export { measureWords, statusWords, type Target, valueText, wayText } from './target.words.ts'
export { TargetsCard, type TargetsCardProps } from './targets-card.tsx'
