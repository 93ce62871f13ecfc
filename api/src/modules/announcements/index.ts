/** Banners to roles for a span of days. */

export { type Announcement, announcementsOf } from './announcements.repository.ts'
export { announcementHandlers } from './announcements.routes.ts'
