import * as z from 'zod'
import { uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/** Banners to roles. */
export const announcementEndpoints = defineEndpoints({
  'POST /Announcement/Announcement/Dismiss': {
    summary: 'Do not show this banner to the caller again.',
    access: {
      who: 'signed in',
      record: { rule: 'own', kind: 'announcement', at: 'body.announcementId' },
    },
    body: z.strictObject({ announcementId: uid }),
  },
})
