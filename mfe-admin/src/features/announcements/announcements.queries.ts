import type { CallAnswer } from '@portal/shared/api'
import { useWrite } from '@portal/shared/query'

export const announcementsCall = 'GET /Announcement/admin/Announcement/GetAnnouncements'
export const saveCall = 'POST /Announcement/admin/Announcement/Save'
export const previewCall = 'POST /Announcement/admin/Announcement/Preview'

export type Announcement = CallAnswer<typeof announcementsCall>['announcements'][number]
export type Preview = CallAnswer<typeof previewCall>

/** What shows announcements: the list, and the banners above the admin's first page. */
export const changes = [announcementsCall, 'GET /Dashboard/Admin/Dashboard/GetOperations'] as const

export const useSave = () => useWrite(saveCall, { changes })

export const usePreview = () => useWrite(previewCall)

export const useArchive = () =>
  useWrite('POST /Announcement/admin/Announcement/ArchiveMany', { changes })
