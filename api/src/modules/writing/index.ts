/** What students write and hand in, and what comes back. */

export { defaultRubrics } from './default-rubrics.ts'
export { dueFor } from './due.repository.ts'
export { companyZone, dueAt } from './due.rules.ts'
export { forgetRemovedPieces } from './forgetting.ts'
export { setTasksInCalendar } from './in-calendar.sql.ts'
export { addEvent, type ItemEvent } from './item-events.repository.ts'
export { letHandedInGo } from './letting-go.ts'
export { companyToday, isAway, isMarker, poolWatchers } from './markers.repository.ts'
export { mayOpenWriting } from './may-open.repository.ts'
export { moveDueDays } from './moving-due.service.ts'
export { mayReadMarking } from './reading.sql.ts'
export { pieceVersionOf } from './reading.ts'
export { remindOfSetTasks } from './reminders.ts'
export type { ItemState, ShownState } from './shown-state.rules.ts'
export type { TaskRow } from './shown-task.sql.ts'
export type { ShownTask } from './shown-task.ts'
export { dayInWords, pathOfItem, pathOfVersion } from './told.ts'
export {
  type FileRow,
  findReadable,
  type MarkingRow,
  type VersionRow,
} from './versions.repository.ts'
export { versionHandlers } from './versions.routes.ts'
export { markingsColumn, nameOf, shownFile } from './versions.sql.ts'
export {
  fileView,
  markingView,
  type PieceVersion,
  type ReadMarking,
  versionView,
} from './versions.views.ts'
export { writingHandlers } from './writing.routes.ts'
