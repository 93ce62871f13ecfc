/** The queue of what is to be marked, as tutors, senior tutors and admins see it. */

export { queueReads } from './having.queries.ts'
export { bankTab, markersTab } from './lazy-tabs.ts'
export { MarkMostUrgent, Queue, type QueueProps } from './queue.tsx'
export { kindNames } from './queue.words.ts'
export { ownQueueQuery, type QueueItem } from './submissions.queries.ts'
export { SubmissionsTabs, type SubmissionsTabsProps } from './submissions-tabs.tsx'
export { useOpenItem } from './use-open-item.ts'
