import { plural } from '@portal/shared/ui'
import type { ReadingItem } from './reading.queries.ts'

/** A subject with its items in their order. */
export interface ReadingSubject {
  id: number
  name: string
  items: ReadingItem[]
}

/** Items by subject, both in the order of the list. */
export function bySubject(items: readonly ReadingItem[]): ReadingSubject[] {
  return [...Map.groupBy(items, ({ subject }) => subject.id)].flatMap(([id, own]) => {
    const name = own[0]?.subject.name
    return name === undefined ? [] : [{ id, name, items: own }]
  })
}

/** How many of some items are read. */
export const readOf = (items: readonly ReadingItem[]) =>
  items.filter(({ readAt }) => readAt !== null).length

/** What an address shows of the list: one subject where there is such a one, and what is not read. */
export interface Shown {
  /** Id of a subject as the address has it. */
  subject: string | null
  onlyUnread: boolean
  /** Ids that stay although they are read: they were marked just now, and can be taken back. */
  stay: ReadonlySet<string>
}

/** The subjects that are shown, each with what is shown of it; one with nothing to show is left out. */
export function shownOf(
  subjects: readonly ReadingSubject[],
  { subject, onlyUnread, stay }: Shown,
): ReadingSubject[] {
  return subjects
    .filter(({ id }) => subject === null || String(id) === subject)
    .map((one) => ({
      ...one,
      items: one.items.filter(({ id, readAt }) => !onlyUnread || readAt === null || stay.has(id)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** What kinds of items are called. */
export const kindNames: Readonly<Record<ReadingItem['kind'], string>> = {
  book: 'Book',
  article: 'Article',
  website: 'Website',
  podcast: 'Podcast',
  video: 'Video',
}

export const levelNames: Readonly<Record<ReadingItem['level'], string>> = {
  first: 'Read first',
  further: 'Further reading',
}

/** How long something takes, in words; nothing where nobody has said. */
export function lengthOf(minutes: number | null): string | undefined {
  if (minutes === null) return undefined
  if (minutes < 120) return plural(minutes, 'minute', 'minutes')
  return `About ${plural(Math.round(minutes / 60), 'hour', 'hours')}`
}

/** What is said of an item under its title. */
export const factsOf = ({ kind, minutes }: Pick<ReadingItem, 'kind' | 'minutes'>): string =>
  [kindNames[kind], lengthOf(minutes)].filter((part) => part !== undefined).join(', ')

const indented = (text: string) => text.replace(/\r?\n/g, '\r\n    ')

function linesOf(item: ReadingItem): string {
  const { title, authors, level, why, to, link, note, readAt } = item
  const lines = [
    `[${readAt === null ? ' ' : 'x'}] ${title}${authors === '' ? '' : `, ${authors}`}`,
    `    ${factsOf(item)}. ${levelNames[level]}.`,
    why === '' ? '' : `    ${indented(why)}`,
    to !== null && link === 'elsewhere' ? `    ${to}` : '',
    note === '' ? '' : `    My note: ${indented(note)}`,
  ]
  return lines.filter((line) => line !== '').join('\r\n')
}

/** The list as plain text, with own notes. */
export function textOf(subjects: readonly ReadingSubject[]): string {
  const parts = subjects.map(({ name, items }) =>
    [
      `${name} (${readOf(items)} of ${items.length} read)`,
      '',
      items.map(linesOf).join('\r\n\r\n'),
    ].join('\r\n'),
  )
  return `${['Reading list', ...parts].join('\r\n\r\n')}\r\n`
}
