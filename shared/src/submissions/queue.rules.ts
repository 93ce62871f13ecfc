import type { CallInput } from '@portal/shared/api'
import type { Chosen } from '@portal/shared/lists'
import type { Marker, QueueCounts, QueueItem, Share } from './submissions.queries.ts'

type AssignBody = CallInput<'POST /Marking/tutor/Marking/Assign'>['body']

/** Items as the calls take them that change several: by id, or by what the list is filtered by. */
export type ChosenItems =
  | { itemIds: string[] }
  | Pick<Extract<AssignBody, { filter: unknown }>, 'filter' | 'expectedCount'>

/** The names of the filters that an address holds as text and a body as a number. */
const numbers = new Set(['round', 'admissionTestId'])

/** What was chosen of the list, as the calls take it. */
export function chosenItems(chosen: Chosen): ChosenItems {
  if ('ids' in chosen) return { itemIds: [...chosen.ids] }
  const filter = Object.entries(chosen.filter).map(([name, value]) => [
    name,
    numbers.has(name) ? Number(value) : value,
  ])
  return { filter: Object.fromEntries(filter), expectedCount: chosen.expectedCount }
}

/** What can be done with an item by the person who looks at the queue. */
export interface ItemSteps {
  mayClaim: boolean
  /** It is the person’s own and waits: it can be marked, and given back to the pool. */
  isOwn: boolean
  /** Its text can be read. Tutors claim what lies in the pool first. */
  mayOpen: boolean
}

/** @param me id of the person; undefined while that is not known */
export function stepsOf(item: QueueItem, me: string | undefined): ItemSteps {
  const { mayClaim, mayOpen, marker, state } = item
  return { mayClaim, mayOpen, isOwn: state === 'pending' && marker !== null && marker.id === me }
}

/** A quick filter with its count: what it sets in the address. */
export interface QuickFilter {
  id: string
  label: string
  count: number | undefined
  sets: Readonly<Record<string, string | undefined>>
}

/** The filters of the list that quick ones set; all others stay. */
export const quickNames = ['state', 'marker', 'round'] as const

/** The quick filters; `all` is what the filter by marker says for everybody, '' where that is its first. */
export function quickFilters(counts: QueueCounts | undefined, all: string): QuickFilter[] {
  const open = { state: 'open' }
  return [
    { id: 'mine', label: 'Mine', count: counts?.mine, sets: { ...open, marker: 'me' } },
    { id: 'pool', label: 'In the pool', count: counts?.pool, sets: { ...open, marker: 'pool' } },
    {
      ...{ id: 'overdue', label: 'Overdue', count: counts?.overdue },
      sets: { state: 'overdue', marker: all },
    },
    {
      ...{ id: 'checking', label: 'Checking', count: counts?.checking },
      sets: { state: 'checking', marker: all },
    },
    {
      ...{ id: 'second', label: 'Second looks', count: counts?.secondLooks },
      sets: { ...open, marker: all, round: '2' },
    },
  ]
}

/** Whether the list is filtered just so. */
export const isOn = ({ sets }: QuickFilter, filters: Readonly<Record<string, string>>): boolean =>
  quickNames.every((name) => (filters[name] ?? '') === (sets[name] ?? ''))

/** What else waits, for who has nothing to mark: `3 wait in the pool, 1 waits for a check.` */
export function elsewhere(counts: QueueCounts | undefined): string | undefined {
  if (counts === undefined) return undefined
  const { pool, checking } = counts
  const waits = (count: number, where: string) =>
    `${count} ${count === 1 ? 'waits' : 'wait'} ${where}`
  if (pool + checking === 0) return 'The pool is empty, too.'
  return `${[
    ...(pool > 0 ? [waits(pool, 'in the pool')] : []),
    ...(checking > 0 ? [waits(checking, 'for a check')] : []),
  ].join(', ')}.`
}

/** How many items a marker would get and lose by a sharing out; '' stands for the pool. */
export interface ShareLine {
  markerId: string
  gets: number
  gives: number
}

/** What a sharing out gives to somebody else. */
export const moved = (shares: readonly Share[]): Share[] =>
  shares.filter(({ from, to }) => from !== to)

/** Whether a marker is away on a day, `yyyy-mm-dd`; the last day counts. */
export const isAway = ({ awayUntil }: Pick<Marker, 'awayUntil'>, today: string): boolean =>
  awayUntil !== null && awayUntil >= today

/** What a sharing out comes to, by marker, those that get most first. */
export function sharesByMarker(shares: readonly Share[]): ShareLine[] {
  const lines = new Map<string, ShareLine>()
  const lineOf = (id: string | null) => {
    const markerId = id ?? ''
    const line = lines.get(markerId) ?? { markerId, gets: 0, gives: 0 }
    lines.set(markerId, line)
    return line
  }
  for (const { from, to } of moved(shares)) {
    lineOf(from).gives += 1
    lineOf(to).gets += 1
  }
  return [...lines.values()].sort((one, other) => other.gets - one.gets)
}

/** Which version of its piece an item is, and whether it is looked at again; '' for neither. */
export function versionInWords({ number, round }: Pick<QueueItem, 'number' | 'round'>): string {
  const words = [
    ...(number === null ? [] : [`Version ${number}`]),
    ...(round === 2 ? ['second look'] : []),
  ].join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
