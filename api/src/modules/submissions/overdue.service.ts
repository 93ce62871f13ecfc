import { inTransaction, type Occasion } from '../../asked.ts'
import { publish } from '../../live/publish.ts'
import { type Notice, notify } from '../notifications/index.ts'
import { overdueNotice, type ToldItem, teamOverdueNotice } from './giving.notices.ts'
import { takeOverdue } from './reminders.repository.ts'

/** Items of one transaction. */
const batch = 500

/**
 * Tells of what has become overdue: its marker and the senior tutor of the team; of what nobody has,
 * those of the student's tutors. Each item is told of once, each person gets one notice of all.
 */
export async function tellOverdue(occasion: Occasion): Promise<void> {
  let told = batch
  while (told === batch) told = await inTransaction(occasion, tellOfSome)
}

async function tellOfSome(within: Occasion): Promise<number> {
  const { db: tx, now } = within
  const items = await takeOverdue(tx, now, batch)
  const markers = new Map<string, ToldItem[]>()
  const seniors = new Map<string, ToldItem[]>()
  for (const item of items) {
    if (item.markerId !== null) add(markers, item.markerId, item)
    for (const id of item.seniors) if (id !== item.markerId) add(seniors, id, item)
  }
  await tell(within, markers, overdueNotice)
  await tell(within, seniors, teamOverdueNotice)
  await publish(tx, 'writing', [...markers.keys(), ...seniors.keys()])
  return items.length
}

function add(lists: Map<string, ToldItem[]>, id: string, item: ToldItem): void {
  lists.set(id, [...(lists.get(id) ?? []), item])
}

async function tell(
  { db: tx, now }: Occasion,
  lists: ReadonlyMap<string, readonly ToldItem[]>,
  noticeOf: (items: readonly ToldItem[]) => Omit<Notice, 'recipients'>,
): Promise<void> {
  for (const [id, items] of lists) {
    await notify({ db: tx, now }, { ...noticeOf(items), recipients: [id] })
  }
}
