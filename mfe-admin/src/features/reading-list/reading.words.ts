import type { ReadingKind, ReadingLevel, ReadingState } from '@portal/shared/contract'
import type { Subject } from './reading.queries.ts'

/** Kinds of items as choices. */
export const kinds = [
  { value: 'book', label: 'Book' },
  { value: 'article', label: 'Article' },
  { value: 'website', label: 'Website' },
  { value: 'podcast', label: 'Podcast' },
  { value: 'video', label: 'Video' },
] as const satisfies readonly { value: ReadingKind; label: string }[]

export const levels = [
  { value: 'first', label: 'Read first' },
  { value: 'further', label: 'Further reading' },
] as const satisfies readonly { value: ReadingLevel; label: string }[]

/** The states of an item as choices, with how each is seen in a list. */
export const states = [
  { value: 'draft', label: 'Draft', tone: 'warning' },
  { value: 'published', label: 'Published', tone: 'success' },
  { value: 'archived', label: 'Archived', tone: 'neutral' },
] as const satisfies readonly { value: ReadingState; label: string; tone: string }[]

const labelIn =
  (choices: readonly { value: string; label: string }[]) =>
  (value: string): string =>
    choices.find((choice) => choice.value === value)?.label ?? ''

export const kindName = labelIn(kinds)
export const levelName = labelIn(levels)

/** How a state is called, and in which colour. */
export const stateOf = (state: ReadingState) => states.find(({ value }) => value === state)

/** Subjects as choices. */
export const subjectOptions = (subjects: readonly Subject[] | undefined) =>
  subjects?.map(({ id, name }) => ({ value: String(id), label: name }))

/** How what is kept of an item is called, and how it reads: beside two values, and in the history. */
export function readingWords(subjects: readonly Subject[] | undefined) {
  return {
    labels: {
      ...{ subjectId: 'Subject', kind: 'Kind', title: 'Title', authors: 'Authors', why: 'Why' },
      ...{ address: 'Address', bookId: 'Book', level: 'Level', minutes: 'Minutes', state: 'State' },
    },
    words: {
      subjectId: (id: unknown) =>
        subjects?.find((subject) => String(subject.id) === String(id))?.name ?? 'One that is gone',
      ...{ kind: kindName, level: levelName, state: labelIn(states) },
      address: (address: string | null) => address || 'None',
      bookId: (id: string | null) => (id === null || id === '' ? 'None' : 'A book of the library'),
      minutes: (minutes: number | null) => (minutes === null ? 'Not said' : String(minutes)),
    },
  }
}
