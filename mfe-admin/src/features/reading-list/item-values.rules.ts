import type { CallInput } from '@portal/shared/api'
import {
  isWebAddress,
  type ReadingKind,
  type ReadingLevel,
  type ReadingState,
} from '@portal/shared/contract'
import type { AdminItem } from './reading.queries.ts'

type Body = CallInput<'POST /readinglist/admin/reading-list/Save'>['body']

/** An item as its fields have it, by the names of the call; '' where nothing is chosen or typed. */
export interface ItemValues {
  subjectId: string
  kind: ReadingKind
  title: string
  authors: string
  why: string
  address: string
  bookId: string
  level: ReadingLevel
  minutes: number | null
  state: ReadingState
  version: number | undefined
}

/** What the call saves, as fields begin with it. */
export function valuesOf(saved: Omit<Body, 'id'>): ItemValues {
  const { subjectId, kind, title, authors, why, address, bookId, level, minutes, state } = saved
  return {
    ...{ subjectId: String(subjectId), kind, title, authors, why, level, minutes, state },
    ...{ address: address ?? '', bookId: bookId ?? '', version: saved.version },
  }
}

/** An item of the list, as fields begin with it. */
export const valuesOfItem = ({ subject, book, ...item }: AdminItem): ItemValues =>
  valuesOf({ ...item, subjectId: subject.id, bookId: book?.id ?? null })

/** What a new one begins with. */
export const newValues = (subjectId: string): ItemValues => ({
  ...{ subjectId, kind: 'book', title: '', authors: '', why: '', address: '', bookId: '' },
  ...{ level: 'first', minutes: null, state: 'draft', version: undefined },
})

/** What is wrong with the place that an item leads to; the server says the same. */
export function addressFault({ address, bookId }: Pick<ItemValues, 'address' | 'bookId'>) {
  const typed = address.trim()
  if (typed === '') return undefined
  if (!isWebAddress(typed)) return 'Enter an address that begins with https://'
  return bookId === '' ? undefined : 'An item has an address or a book, not both'
}

/** What is sent of an item. */
export const sentOf = (
  { subjectId, address, bookId, ...values }: ItemValues,
  id: string | undefined,
) => ({
  ...values,
  ...(id !== undefined && { id }),
  subjectId: Number(subjectId),
  address: address.trim() === '' ? null : address,
  bookId: bookId === '' ? null : bookId,
})
