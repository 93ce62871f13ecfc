import { defineHandlers } from '../../calls.ts'
import { accountStopped } from '../../problem.ts'
import { addActiveTime } from './active-time.repository.ts'

/** Time in which people did something in the portal. */
export const activeTimeHandlers = defineHandlers({
  'POST /user/UpdateUserActiveTime': async ({ body, caller, db, now }) => {
    if (!(await addActiveTime(db, caller.userId, body.activeTimeUpdateMs, now))) {
      throw accountStopped()
    }
  },
})
