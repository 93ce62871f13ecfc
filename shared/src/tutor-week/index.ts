/**
 * A tutor's week: hours over when the tutor teaches. A chunk of its own; reach it from lazily loaded
 * code alone.
 */
export { default, type TutorWeekProps } from './tutor-week.tsx'
