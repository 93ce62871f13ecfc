import { pathTo } from '@portal/shared/contract'
import { counted } from '../../words.rules.ts'
import type { Notice } from '../notifications/index.ts'
import { dayInWords, pathOfItem } from '../writing/index.ts'
import type { ItemKind } from './queue.sql.ts'

/** An item as somebody is told of it; neither its text nor what its student calls it. */
export interface ToldItem {
  id: string
  kind: ItemKind
  dueMs: number
}

type Told = Omit<Notice, 'recipients'>

const words: Readonly<Record<ItemKind, string>> = {
  essay: 'An essay',
  statement: 'A personal statement',
  question: 'An essay',
}

const queue = `${pathTo('/submissions', {})}?tab=queue`

const dueOf = (items: readonly ToldItem[]) =>
  dayInWords(new Date(Math.min(...items.map(({ dueMs }) => dueMs))))

/** What is said of one item, or of more together; the path opens the one, or the list of them. */
function toldOf(
  items: readonly ToldItem[],
  says: { one: (what: string) => string; many: (count: string) => string; list: string },
): Pick<Told, 'kind' | 'title' | 'navigatableLink'> {
  const [only] = items
  return only !== undefined && items.length === 1
    ? { kind: 'writing', title: says.one(words[only.kind]), navigatableLink: pathOfItem(only.id) }
    : {
        kind: 'writing',
        title: says.many(counted(items.length, 'piece')),
        navigatableLink: says.list,
      }
}

/** Somebody is given items to mark. */
export function assignedNotice(items: readonly ToldItem[]): Told {
  return {
    ...toldOf(items, {
      one: (what) => `${what} is yours to mark`,
      many: (pieces) => `${pieces} are yours to mark`,
      list: `${queue}&marker=me`,
    }),
    titleCode: 4,
    description: items.length === 1 ? `Due by ${dueOf(items)}.` : `The first by ${dueOf(items)}.`,
  }
}

/** Items were taken away from somebody, who cannot open them any more. */
export function takenAwayNotice(items: readonly ToldItem[]): Told {
  return {
    ...toldOf(items, {
      one: (what) => `${what} is not yours to mark any more`,
      many: (pieces) => `${pieces} are not yours to mark any more`,
      list: queue,
    }),
    titleCode: 2,
    description: 'What you began is kept for whoever goes on.',
    navigatableLink: queue,
  }
}

/** What a marker has that is due on the next working day. */
export function dueNotice(items: readonly ToldItem[]): Told {
  return {
    ...toldOf(items, {
      one: (what) => `${what} is due ${dueOf(items)}`,
      many: (pieces) => `${pieces} are due ${dueOf(items)}`,
      list: `${queue}&marker=me`,
    }),
    titleCode: 2,
    description: 'That is the next working day.',
  }
}

/** What a marker has that is past its day. */
export function overdueNotice(items: readonly ToldItem[]): Told {
  return {
    ...toldOf(items, {
      one: (what) => `${what} is overdue`,
      many: (pieces) => `${pieces} are overdue`,
      list: `${queue}&marker=me&state=overdue`,
    }),
    titleCode: 1,
    description:
      items.length === 1 ? `It was due by ${dueOf(items)}.` : 'They wait for your marks.',
  }
}

/** What waits past its day with the team of a senior tutor, or in the pool. */
export function teamOverdueNotice(items: readonly ToldItem[]): Told {
  return {
    ...overdueNotice(items),
    ...toldOf(items, {
      one: (what) => `${what} is overdue in your team`,
      many: (pieces) => `${pieces} are overdue in your team`,
      list: `${queue}&state=overdue`,
    }),
    description: 'It can be given to somebody else.',
  }
}
