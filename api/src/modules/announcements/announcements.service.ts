import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { chosenIds, pageOf } from '../../lists/index.ts'
import { Problem } from '../../problem.ts'
import { cleanHtml } from '../../rich-text/index.ts'
import { saveVersioned } from '../../versions/index.ts'
import { announcements, inOrder } from './announcement.kind.ts'
import { editedTextOf, keptTextOf, wordsOf } from './announcement-text.rules.ts'
import {
  type AnnouncementFilters,
  announcementsFitting,
  announcementsListed,
  bannersWithin,
  type ListedAnnouncement,
} from './announcements.repository.ts'
import { bannerOf } from './banner-of.ts'

const listCall = 'GET /Announcement/admin/Announcement/GetAnnouncements'
const previewCall = 'POST /Announcement/admin/Announcement/Preview'
const saveCall = 'POST /Announcement/admin/Announcement/Save'
const archiveCall = 'POST /Announcement/admin/Announcement/Archive'
const manyCall = 'POST /Announcement/admin/Announcement/ArchiveMany'

type ListIn = AnnouncementFilters & { pageNo: number; pageSize: number } & Parameters<
    typeof announcementsListed
  >[1]

/** A page of the announcements. */
export async function getAnnouncements(
  { db, caller, now }: Asked,
  query: ListIn,
): Promise<CallAnswer<typeof listCall>> {
  const fits = announcementsFitting(query, caller.userId, now)
  const listed = announcementsListed(fits, query)
  const { rows, totalCount } = await pageOf<ListedAnnouncement>(db, listed, query)
  return {
    announcements: rows.map(({ html, text, roles, ...row }) => ({
      ...row,
      text: editedTextOf({ text, html }),
      roles: inOrder(roles),
    })),
    totalCount,
  }
}

/** A text as it is kept: cleaned, and not without anything to see. */
function cleaned(text: string): string {
  const clean = cleanHtml(text, 'page')
  if (wordsOf(clean) === '' && !clean.includes('<img')) {
    const message = 'Write a text'
    throw new Problem(422, message, { errors: [{ path: 'body.text', message }] })
  }
  // As it comes back when it is read, so that what has not changed is seen to be the same.
  return editedTextOf(keptTextOf(clean))
}

/**
 * An announcement as each of its roles would see it on its first day, among the others of that day.
 * @throws Problem 422 for a text without anything to see.
 */
export async function previewAnnouncement(
  { db }: Asked,
  { announcementId, title, text, roles, from, to }: CallInput<typeof previewCall>['body'],
): Promise<CallAnswer<typeof previewCall>> {
  const own = { id: announcementId ?? newId(), title, from, to, ...keptTextOf(cleaned(text)) }
  const others = await bannersWithin(db, { from, to, id: announcementId })
  const shared = others.filter((one) => one.roles.some((role) => roles.includes(role)))
  return {
    overlaps: shared.map((one) => ({
      ...{ announcementId: one.id, title: one.title, from: one.from, to: one.to },
      roles: inOrder(one.roles.filter((role) => roles.includes(role))),
    })),
    roles: inOrder(roles).map((role) => ({
      role,
      banners: [
        own,
        // What begins later is not there yet on the first day.
        ...others.filter((one) => one.roles.includes(role) && one.from <= from),
      ].map(bannerOf),
    })),
  }
}

/**
 * Makes an announcement or changes one.
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 for a text without anything
 * to see and for an image that is not the caller's to show.
 */
export async function saveAnnouncement(
  asked: Asked,
  { announcementId, version, needsQuestionBank, ...body }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  const values = { ...body, text: cleaned(body.text), roles: inOrder(body.roles) }
  const saved = await saveVersioned(asked, announcements, {
    version,
    ...(announcementId === null
      ? { values: { ...values, needsQuestionBank: needsQuestionBank ?? false, isArchived: false } }
      : {
          id: announcementId,
          change: (before) => ({
            ...before,
            ...values,
            needsQuestionBank: needsQuestionBank ?? before.needsQuestionBank,
          }),
        }),
  })
  return { announcementId: saved.id, version: saved.version }
}

/**
 * Takes an announcement from everybody, or brings it back.
 * @throws Problem 404 for an unknown one, 409 for a stale version.
 */
export async function archiveAnnouncement(
  asked: Asked,
  { announcementId: id, version: edited, isArchived }: CallInput<typeof archiveCall>['body'],
): Promise<CallAnswer<typeof archiveCall>> {
  const { version } = await saveVersioned(asked, announcements, {
    id,
    version: edited,
    change: (before) => ({ ...before, isArchived }),
  })
  return { version }
}

/**
 * The same for several, or for all that match.
 * @throws Problem 404 for an unknown one, 409 where others match by now; then nothing is done.
 */
export async function archiveMany(
  asked: Asked,
  body: { isArchived: boolean } & (
    | { announcementIds: readonly string[] }
    | { filter: AnnouncementFilters; expectedCount: number }
  ),
): Promise<CallAnswer<typeof manyCall>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const chosen = 'filter' in body ? body : { ids: body.announcementIds }
    const found = await chosenIds(db, chosen, (filters) => ({
      fits: announcementsFitting(filters, caller.userId, now),
    }))
    const batch = newId(now.getTime())
    const { isArchived } = body
    const announcementIds: string[] = []
    for (const id of found) {
      let isOther = false
      await saveVersioned(within, announcements, {
        id,
        batch,
        change: (before) => {
          isOther = before.isArchived !== isArchived
          return { ...before, isArchived }
        },
      })
      if (isOther) announcementIds.push(id)
    }
    return { announcementIds }
  })
}
