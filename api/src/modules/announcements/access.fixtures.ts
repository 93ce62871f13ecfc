import type { CallInput } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import { type AreaAccess, type Made, nothingBut } from '../../access/area.fixtures.ts'
import { nothing, shown } from '../../access/reasons.fixtures.ts'
import { roleOf, type World } from '../../access/world.fixtures.ts'
import { makeTuition } from '../../testing/index.ts'

const dayMs = 86_400_000

const anyAnnouncement: Omit<
  CallInput<'POST /Announcement/admin/Announcement/Save'>['body'],
  'announcementId'
> = {
  ...{ title: 'News', text: 'About news', roles: ['Parent'] },
  ...{ from: '2026-01-01', to: '2026-01-02' },
}

const announcementFrom = async (
  { simulate: { app } }: World,
  role: Role,
  fromDay: number,
  toDay: number,
): Promise<Made> => {
  const dayAt = (days: number) =>
    new Date(app.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)
  return nothingBut(await makeTuition(app.db).announcement([role], dayAt(fromDay), dayAt(toDay)))
}

export const announcementAccess = {
  calls: {
    'POST /Announcement/Announcement/Dismiss': { who: 'ASTRPM', record: 'own: announcement' },
    'GET /Announcement/admin/Announcement/GetAnnouncements': { who: 'A-----' },
    'POST /Announcement/admin/Announcement/Preview': { who: 'A-----' },
    'POST /Announcement/admin/Announcement/Save': {
      who: 'A-----',
      record: 'any: announcement to edit',
    },
    'POST /Announcement/admin/Announcement/Archive': {
      who: 'A-----',
      record: 'any: announcement to edit',
    },
    'POST /Announcement/admin/Announcement/ArchiveMany': {
      who: 'A-----',
      record: 'any: announcement to edit',
    },
  },
  inputs: {
    'POST /Announcement/Announcement/Dismiss': ({ id: announcementId }) => ({
      body: { announcementId },
    }),
    'POST /Announcement/admin/Announcement/Preview': () => ({
      body: { announcementId: null, ...anyAnnouncement },
    }),
    'POST /Announcement/admin/Announcement/Save': ({ id: announcementId }) => ({
      body: { announcementId, version: 1, ...anyAnnouncement },
    }),
    'POST /Announcement/admin/Announcement/Archive': ({ id: announcementId }) => ({
      body: { announcementId, version: 1, isArchived: true },
    }),
    'POST /Announcement/admin/Announcement/ArchiveMany': ({ id }) => ({
      body: { announcementIds: [id], isArchived: true },
    }),
  },
  records: {
    announcement: {
      whose: 'nobody',
      of: async (world, owner) => await announcementFrom(world, await roleOf(world, owner), -1, 1),
      others: async (world, caller) => {
        const role = await roleOf(world, caller)
        return [
          await announcementFrom(world, role === 'Parent' ? 'Tutor' : 'Parent', -1, 1),
          await announcementFrom(world, role, -3, -2),
          await announcementFrom(world, role, 2, 3),
        ]
      },
    },
    'announcement to edit': {
      whose: 'nobody',
      of: async (world) => await announcementFrom(world, 'Parent', -1, 1),
    },
  },
  openIds: {
    'POST /Announcement/admin/Announcement/Preview': {
      'body.announcementId': 'only left out of what is shown beside it',
    },
  },
  unaudited: {
    'POST /Announcement/admin/Announcement/Preview': nothing,
    'POST /Announcement/Announcement/Dismiss': shown,
  },
} satisfies AreaAccess
