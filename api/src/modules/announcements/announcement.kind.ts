import { day } from '@portal/shared/api/schemas'
import { type Role, roles } from '@portal/shared/contract'
import * as z from 'zod'
import { fileIdsIn } from '../../rich-text/index.ts'
import { defineVersioned, findSnapshots } from '../../versions/index.ts'
import { attachFiles } from '../files/index.ts'
import { editedTextOf, keptTextOf } from './announcement-text.rules.ts'
import { findAnnouncement, writeAnnouncement } from './announcements.repository.ts'

const values = z.strictObject({
  title: z.string(),
  text: z.string(),
  roles: z.array(z.enum(roles)),
  from: day,
  to: day,
  needsQuestionBank: z.boolean(),
  isArchived: z.boolean(),
})

/** What is edited of an announcement; the text as HTML, cleaned. */
export type AnnouncementValues = z.infer<typeof values>

/** Roles in the order that they always have, each once. */
export const inOrder = (chosen: readonly Role[]) => roles.filter((role) => chosen.includes(role))

/** Announcements. A version that comes back brings its words, and leaves them archived or not. */
export const announcements = defineVersioned<AnnouncementValues>({
  kind: 'announcement',
  noun: 'The announcement',
  schema: values,
  restored: (version, { isArchived }) => ({ ...version, isArchived }),
  find: async (db, id, isHeld) => {
    const row = await findAnnouncement(db, id, isHeld)
    if (row === undefined) return undefined
    const { text, html, version, id: _id, roles: shownTo, ...rest } = row
    return {
      values: { ...rest, text: editedTextOf({ text, html }), roles: inOrder(shownTo) },
      version,
    }
  },
  write: async (within, id, { values: { text, ...rest }, version }) => {
    await writeAnnouncement(within.db, { ...rest, ...keptTextOf(text), id, version })
    // Images of versions that are kept stay, so that they are there when a version comes back.
    const kept = await findSnapshots(within.db, { kind: 'announcement', id })
    const texts = [text, ...kept.map((snapshot) => String(snapshot.text))]
    const use = { area: 'announcement', recordId: id } as const
    await attachFiles(within, use, { text: texts.flatMap(fileIdsIn) })
  },
})
