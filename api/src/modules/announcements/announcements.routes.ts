import { defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { dismiss } from './announcements.repository.ts'
import {
  archiveAnnouncement,
  archiveMany,
  getAnnouncements,
  previewAnnouncement,
  saveAnnouncement,
} from './announcements.service.ts'

export const announcementHandlers = defineHandlers({
  'POST /Announcement/Announcement/Dismiss': async ({ caller, body, db, now }) => {
    const isFound = await dismiss(db, caller.userId, body.announcementId, now)
    if (!isFound) throw notFound('The announcement')
    return undefined
  },
  'GET /Announcement/admin/Announcement/GetAnnouncements': ({ query, ...asked }) =>
    getAnnouncements(asked, query),
  'POST /Announcement/admin/Announcement/Preview': ({ body, ...asked }) =>
    previewAnnouncement(asked, body),
  'POST /Announcement/admin/Announcement/Save': ({ body, ...asked }) =>
    saveAnnouncement(asked, body),
  'POST /Announcement/admin/Announcement/Archive': ({ body, ...asked }) =>
    archiveAnnouncement(asked, body),
  'POST /Announcement/admin/Announcement/ArchiveMany': ({ body, ...asked }) =>
    archiveMany(asked, body),
})
