/**
 * What several roles show of a student's progress: cards of the dashboards, and the table of
 * students with its state in the address.
 */
export { AccuracyCard } from './accuracy-card.tsx'
export { ActivityLights } from './activity-lights.tsx'
export { Announcements } from './announcements.tsx'
export { Banner, type BannerProps } from './banner.tsx'
export { EventListCard } from './event-list.tsx'
export {
  activeTimeDelta,
  hoursInWords,
  readinessInWords,
  shareDone,
  shareUsed,
  topicInWords,
} from './progress.rules.ts'
export { ReadinessCard } from './readiness-card.tsx'
export { LatestReportCard } from './report-card.tsx'
export { studentList } from './student-list.tsx'
export { TopicsCard } from './topics-card.tsx'
export { TuitionCard } from './tuition-card.tsx'
export type { Announcement, ListedStudent, Session, StudentRow } from './types.ts'
export { useGreeting } from './use-greeting.ts'
export { WayIn } from './way-in.tsx'
