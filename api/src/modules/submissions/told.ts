import { pathTo } from '@portal/shared/contract'
import type { Asked } from '../../asked.ts'
import { publish } from '../../live/publish.ts'
import { notify } from '../notifications/index.ts'
import { pathOfItem, pathOfVersion } from '../writing/index.ts'
import type { HeldItem } from './items.repository.ts'

/** What it is, at the beginning of a sentence and within one; of its text and grade nothing is said. */
const words = {
  essay: { a: 'An essay', own: 'essay' },
  statement: { a: 'A personal statement', own: 'personal statement' },
  question: { a: 'An essay', own: 'essay' },
} as const

/** The version of an item, where its student opens it; nothing for the essay of a question. */
function linkOf({ kind, pieceId, number }: HeldItem): { navigatableLink?: string } {
  return kind === 'question' || pieceId === null || number === null
    ? {}
    : { navigatableLink: pathOfVersion({ kind, pieceId, number }) }
}

/** Has open pages of all whom an item concerns read again what they show of it. */
export async function publishItem(
  { db, caller }: Asked,
  { studentId, markerId, seniorId }: HeldItem,
  alsoTo: readonly (string | null)[] = [],
): Promise<void> {
  const people = [caller.userId, studentId, markerId, seniorId, ...alsoTo]
  await publish(
    db,
    'writing',
    people.filter((id) => id !== null),
  )
}

/** Tells student and parents that a marking has come back, and who marked first of a second look. */
export async function tellReturned(within: Asked, item: HeldItem): Promise<void> {
  const { own } = words[item.kind]
  const isSecond = item.round === 2
  await notify(within, {
    kind: 'writing',
    title: isSecond ? 'Your second look is decided' : `Your ${own} has been marked`,
    titleCode: 3,
    description: isSecond
      ? `“${item.title}” was looked at again. Both markings are there.`
      : `“${item.title}” has come back with comments.`,
    ...linkOf(item),
    recipients: [item.studentId],
  })
  await notify(within, {
    kind: 'writing',
    title: isSecond ? 'A second look is decided' : `${words[item.kind].a} has been marked`,
    description: `${item.studentName}’s ${own} has come back.`,
    navigatableLink: pathTo('/:dashboard/:id', {
      dashboard: 'parent-dashboard',
      id: item.studentId,
    }),
    recipients: item.parentIds,
  })
  if (item.firstItemId === null || item.firstMarkerId === null) return
  await notify(within, {
    kind: 'writing',
    title: 'A second look is decided',
    description: `“${item.title}”, which you marked, was looked at again.`,
    navigatableLink: pathOfItem(item.firstItemId),
    recipients: [item.firstMarkerId],
  })
}

/** Tells a student that a version came back without a grade. */
export async function tellSentBack(within: Asked, item: HeldItem): Promise<void> {
  await notify(within, {
    kind: 'writing',
    title: `Your ${words[item.kind].own} was sent back`,
    titleCode: 2,
    description: `“${item.title}” was not marked. Open it to read why.`,
    ...linkOf(item),
    recipients: [item.studentId],
  })
}

/** Tells a marker that a check gave a marking back. */
export async function tellGivenBack(within: Asked, item: HeldItem): Promise<void> {
  if (item.markerId === null) return
  await notify(within, {
    kind: 'writing',
    title: 'A marking has come back to you',
    titleCode: 2,
    description: `“${item.title}” is yours to go on with. Open it to read why.`,
    navigatableLink: pathOfItem(item.id),
    recipients: [item.markerId],
  })
}
