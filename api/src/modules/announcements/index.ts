/** Banners to roles for a span of days. */

export { announcements as announcementKind } from './announcement.kind.ts'
export { type Announcement, announcementsOf } from './announcements.repository.ts'
export { announcementHandlers } from './announcements.routes.ts'
export { bannerOf } from './banner-of.ts'
export { mayOpenAnnouncement } from './may-open.ts'
