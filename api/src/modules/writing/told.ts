import { tz } from '@date-fns/tz'
import { pathTo } from '@portal/shared/contract'
import { format } from 'date-fns'
import type { Occasion } from '../../asked.ts'
import { notify } from '../notifications/index.ts'
import { companyZone } from './due.rules.ts'
import type { PieceKind } from './rights.rules.ts'

/** Where an item is opened by those who mark it. */
export const pathOfItem = (itemId: string): string =>
  `${pathTo('/submissions', {})}?tab=queue&item=${itemId}`

/** Where a student opens a version of a piece. */
export const pathOfVersion = (version: {
  kind: PieceKind
  pieceId: string
  number: number
}): string => {
  const tab = version.kind === 'essay' ? 'essays' : 'statements'
  const { pieceId, number } = version
  return `${pathTo('/resources/submissions', {})}?tab=${tab}&piece=${pieceId}&version=${number}`
}

/** A day as notices say it: `Fri 27 Nov`. */
export const dayInWords = (moment: Date): string =>
  format(moment, 'EEE d MMM', { in: tz(companyZone) })

/** Tells somebody that an item is theirs to mark; nothing of its text. */
export async function tellAssigned(
  { db, now }: Occasion,
  item: { itemId: string; kind: PieceKind; markerId: string; dueAt: Date },
): Promise<void> {
  const what = item.kind === 'essay' ? 'An essay' : 'A personal statement'
  await notify(
    { db, now },
    {
      ...{ kind: 'writing', title: `${what} is yours to mark`, titleCode: 4 },
      description: `It was handed in today and is due by ${dayInWords(item.dueAt)}.`,
      ...{ navigatableLink: pathOfItem(item.itemId), recipients: [item.markerId] },
    },
  )
}

/** Tells a senior tutor that a student asks for a second look. */
export async function tellSecondLook(
  { db, now }: Occasion,
  item: { itemId: string; markerId: string; dueAt: Date },
): Promise<void> {
  await notify(
    { db, now },
    {
      ...{ kind: 'writing', title: 'A student asks for a second look', titleCode: 4 },
      description: `It is yours, and due by ${dayInWords(item.dueAt)}.`,
      ...{ navigatableLink: pathOfItem(item.itemId), recipients: [item.markerId] },
    },
  )
}

/** Tells one side of a marking that the other has replied; not what. */
export async function tellReply(
  { db, now }: Occasion,
  reply: { to: string; isToMarker: boolean; path: string | null },
): Promise<void> {
  await notify(
    { db, now },
    {
      kind: 'writing',
      title: reply.isToMarker ? 'A student replied to you' : 'Your marker replied to you',
      titleCode: 4,
      description: 'There is a reply beside the comments.',
      ...(reply.path !== null && { navigatableLink: reply.path }),
      recipients: [reply.to],
    },
  )
}
