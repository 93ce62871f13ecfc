import type { Handlers } from '../calls.ts'
import './set-kinds.ts'
import { activeTimeHandlers } from './active-time/active-time.routes.ts'
import { announcementHandlers } from './announcements/announcements.routes.ts'
import { authenticationHandlers } from './authentication/authentication.routes.ts'
import { curriculumHandlers } from './curriculum/curriculum.routes.ts'
import { dashboardHandlers } from './dashboards/dashboards.routes.ts'
import { diagnosticHandlers } from './diagnostic/diagnostic.routes.ts'
import { essayHandlers } from './essay-marking/essay-marking.routes.ts'
import { flagHandlers } from './flags/flags.routes.ts'
import { learnHandlers } from './learn/learn.routes.ts'
import { notificationHandlers } from './notifications/notifications.routes.ts'
import { pictureHandlers } from './pictures/pictures.routes.ts'
import { questionHandlers } from './questions/questions.routes.ts'
import { reviseHandlers } from './revise/revise.routes.ts'
import { salesHandlers } from './sales/sales.routes.ts'
import { simulateHandlers } from './simulate/simulate.routes.ts'
import { studentCheckHandlers } from './student-checks/student-checks.routes.ts'
import { subjectHandlers } from './subjects/subjects.routes.ts'
import { systemHandlers } from './system/system.routes.ts'
import { tuitionHandlers } from './tuition/tuition.routes.ts'
import { accountHandlers } from './user/account.routes.ts'
import { userHandlers } from './user/user.routes.ts'

/** Every call that this server answers, by area. */
export const handlers: Partial<Handlers> = {
  ...systemHandlers,
  ...authenticationHandlers,
  ...userHandlers,
  ...accountHandlers,
  ...activeTimeHandlers,
  ...dashboardHandlers,
  ...announcementHandlers,
  ...tuitionHandlers,
  ...curriculumHandlers,
  ...subjectHandlers,
  ...questionHandlers,
  ...flagHandlers,
  ...reviseHandlers,
  ...simulateHandlers,
  ...essayHandlers,
  ...studentCheckHandlers,
  ...diagnosticHandlers,
  ...learnHandlers,
  ...salesHandlers,
  ...notificationHandlers,
  ...pictureHandlers,
}
