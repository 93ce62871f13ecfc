import type { BookState } from '@portal/shared/contract'

/** How states are called, and in which colour. */
export const states = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'success' },
  withdrawn: { label: 'Withdrawn', tone: 'warning' },
} as const satisfies Readonly<Record<BookState, { label: string; tone: string }>>

type Named = readonly { id: number; name: string }[] | undefined

/** The words of a text without its markup, for comparing two of them. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A file by its name; in the history, which has no more than its id, by `kept`. */
const fileOr = (kept: string) => (file: { name: string } | string | null) => {
  if (file === null) return 'None'
  return typeof file === 'string' ? kept : file.name
}

/** How what is edited of a book is called, and how it reads: beside two values, and in its history. */
export function bookWords(subjects: Named) {
  const subjectsIn = (ids: readonly (string | number)[]) =>
    ids
      .map(
        (id) => subjects?.find((one) => String(one.id) === String(id))?.name ?? 'One that is gone',
      )
      .join(', ') || 'None'
  const textOr = (none: string) => (text: string | null) => text || none
  return {
    labels: {
      isbn: 'ISBN',
      subjectIds: 'Subjects',
      mayDownload: 'May be downloaded',
      coverFileId: 'Cover',
      fileId: 'PDF',
    },
    words: {
      authors: (authors: readonly string[]) => authors.join(', ') || 'None',
      description: (html: string) => wordsOf(html) || 'None',
      isbn: textOr('None'),
      publisher: textOr('None'),
      state: (state: BookState) => states[state].label,
      subjectIds: subjectsIn,
      coverFileId: fileOr('An image'),
      fileId: fileOr('A file of its own'),
    },
  }
}
