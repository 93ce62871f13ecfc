import { pathTo } from '@portal/shared/contract'
import { dayInWords, pathOfItem, pathOfVersion } from '../../../modules/writing/index.ts'
import { seededId } from '../../ids.ts'
import { notificationRecipients, notifications } from '../../schema/index.ts'
import { parentWithNone } from '../notifications.ts'
import { at } from '../world.ts'
import type { Making } from './rows.ts'

/** A notice of the demo world, as it was told when what it tells of happened. */
interface Told {
  at: Date
  to: readonly string[]
  title: string
  titleCode?: number
  description: string
  navigatableLink: string
}

/** How long ago the first of them was, in days, and after how many each has been read. */
const [firstDays, readDays] = [45, 5]

const words = {
  essay: { a: 'An essay', own: 'essay' },
  statement: { a: 'A personal statement', own: 'personal statement' },
} as const

/** Tells of items by their ids, and opens them as their student does. */
function itemsOf({ rows }: Making) {
  const versions = new Map(rows.versions.map((version) => [version.id, version]))
  const items = rows.items.flatMap(({ kind, versionId = null, ...item }) => {
    const version = versionId === null ? undefined : versions.get(versionId)
    if (version === undefined || kind === 'question') return []
    const path = pathOfVersion({ kind, pieceId: version.writingId, number: version.number })
    return [[item.id, { ...item, ...words[kind], path }] as const]
  })
  return new Map(items)
}

/** Markers were told of what was given to them; what they claimed they know of. */
function assigned({ rows }: Making, items: ReturnType<typeof itemsOf>): Told[] {
  return rows.events.flatMap(({ itemId, at, what, toId = null }) => {
    const item = items.get(itemId)
    if (what !== 'handed in' || toId === null || item === undefined) return []
    const due = dayInWords(item.dueAt)
    const isSecond = item.round === 2
    return {
      ...{ at, to: [toId], navigatableLink: pathOfItem(itemId), titleCode: 4 },
      title: isSecond ? 'A student asks for a second look' : `${item.a} is yours to mark`,
      description: isSecond
        ? `It is yours, and due by ${due}.`
        : `It was handed in today and is due by ${due}.`,
    }
  })
}

/** Students and parents were told of what came back. */
function returned({ rows, world }: Making, items: ReturnType<typeof itemsOf>): Told[] {
  return rows.markings.flatMap(({ itemId, returnedAt }) => {
    const item = items.get(itemId)
    if (!returnedAt || item === undefined) return []
    const { studentId, title, a, own, path } = item
    const isSecond = item.round === 2
    const student = world.students.find(({ id }) => id === studentId)
    const parents = world.parents.filter(
      ({ childIds }, at) => at !== parentWithNone && childIds.includes(studentId),
    )
    return [
      {
        ...{ at: returnedAt, to: [studentId], navigatableLink: path, titleCode: 3 },
        title: isSecond ? 'Your second look is decided' : `Your ${own} has been marked`,
        description: isSecond
          ? `“${title}” was looked at again. Both markings are there.`
          : `“${title}” has come back with comments.`,
      },
      {
        ...{ at: returnedAt, to: parents.map(({ id }) => id) },
        title: isSecond ? 'A second look is decided' : `${a} has been marked`,
        description: `${student?.firstName} ${student?.lastName}’s ${own} has come back.`,
        navigatableLink: pathTo('/:dashboard/:id', {
          ...{ dashboard: 'parent-dashboard', id: studentId },
        }),
      },
    ]
  })
}

/** Each side was told of what the other replied. */
function replied({ rows }: Making, items: ReturnType<typeof itemsOf>): Told[] {
  const markings = new Map(rows.markings.map((marking) => [marking.id, marking]))
  return rows.replies.flatMap(({ markingId, byId, at }) => {
    const marking = markings.get(markingId)
    const item = items.get(marking?.itemId ?? '')
    const markerId = marking?.markerId
    if (!markerId || item === undefined) return []
    const isToMarker = byId === item.studentId
    return {
      ...{ at, to: [isToMarker ? markerId : item.studentId], titleCode: 4 },
      title: isToMarker ? 'A student replied to you' : 'Your marker replied to you',
      description: 'There is a reply beside the comments.',
      navigatableLink: isToMarker ? pathOfItem(item.id) : item.path,
    }
  })
}

/** Puts into the bell what was told of the writing that is there. */
export async function addNotices(making: Making): Promise<void> {
  const { db, world, random } = making
  const items = itemsOf(making)
  const since = at(world, -firstDays)
  const all = [...assigned(making, items), ...returned(making, items), ...replied(making, items)]
  const rows: {
    notifications: (typeof notifications.$inferInsert)[]
    recipients: (typeof notificationRecipients.$inferInsert)[]
  } = { notifications: [], recipients: [] }
  for (const { at: createdAt, to, ...told } of all) {
    if (to.length === 0 || createdAt < since) continue
    const id = seededId(random, createdAt.getTime())
    rows.notifications.push({ ...told, id, kind: 'writing', createdAt, expiresAt: null })
    const isRead = createdAt < at(world, -readDays)
    const readAt = isRead ? new Date(createdAt.getTime() + 2 * 3_600_000) : null
    for (const userId of to) {
      rows.recipients.push({
        ...{ userId, notificationId: id, createdAt, readAt },
        ...{ inPortal: true, email: 'none' as const },
      })
    }
  }
  await db.insert(notifications).values(rows.notifications)
  await db.insert(notificationRecipients).values(rows.recipients)
}
