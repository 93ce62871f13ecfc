import { defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { dismiss } from './announcements.repository.ts'

export const announcementHandlers = defineHandlers({
  'POST /Announcement/Announcement/Dismiss': async ({ caller, body, db, now }) => {
    const isFound = await dismiss(db, caller.userId, body.announcementId, now)
    if (!isFound) throw notFound('The announcement')
    return undefined
  },
})
