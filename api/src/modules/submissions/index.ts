/** The queue of what is to be marked, the desk, markers and what is shared out among them. */

export { assign as assignItems } from './assigning.service.ts'
export { mayOpenMarking } from './desk.repository.ts'
export { dueSoonJob, startDueMornings } from './due-soon.job.ts'
export { tellOverdue } from './overdue.service.ts'
export { gradesOfMet } from './question-criteria.rules.ts'
export { withItems } from './question-items.ts'
export { queueListed } from './queue.sql.ts'
export { sharingHandlers } from './sharing.routes.ts'
export { submissionHandlers } from './submissions.routes.ts'
