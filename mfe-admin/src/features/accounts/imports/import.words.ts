import { plural, type Tone } from '@portal/shared/ui'
import type { Counts, Import, ImportKind, ImportRow, ImportState } from './imports.queries.ts'

/** What the rows of a file are. */
export const kinds: Readonly<Record<ImportKind, { label: string; rows: string; brings: string }>> =
  {
    people: {
      label: 'People',
      rows: 'people',
      brings: 'Accounts of students, parents, tutors and school managers, one a row.',
    },
    results: {
      label: 'Results',
      rows: 'results',
      brings: 'Official results of students, one a row.',
    },
  }

/** How imports stand, as people say it. */
export const states: Readonly<Record<ImportState, { label: string; tone: Tone }>> = {
  checking: { label: 'Being checked', tone: 'brand' },
  checked: { label: 'To be applied', tone: 'warning' },
  applying: { label: 'Being applied', tone: 'brand' },
  done: { label: 'Applied', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  discarded: { label: 'Discarded', tone: 'neutral' },
  'taken back': { label: 'Taken back', tone: 'neutral' },
}

/** Whether a job is at it. */
export const isMoving = (state: ImportState) => state === 'checking' || state === 'applying'

type RowState = ImportRow['state']

/** What comes of a row, and what all such rows are called beside their number. */
export const rowStates: Readonly<
  Record<RowState, { label: string; count: string; hint: string; tone: Tone }>
> = {
  create: { label: 'New', count: 'New', hint: 'Made when applied', tone: 'success' },
  update: { label: 'Changed', count: 'Changed', hint: 'Filled cells are written', tone: 'brand' },
  unchanged: {
    ...{ label: 'Unchanged', count: 'Unchanged', hint: 'There already', tone: 'neutral' },
  },
  bad: { label: 'Bad', count: 'Bad', hint: 'Left out', tone: 'danger' },
}

export const rowStateOrder: readonly RowState[] = ['create', 'update', 'unchanged', 'bad']

const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

const separators: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
}

/** Whether how the file is written was taken for granted, since it did not say. */
export const isGuessed = (encoding: string | null) => encoding?.toLowerCase() === 'windows-1252'

/** `UTF-8, columns separated by semicolons`. */
export function readAs({ encoding, separator }: Pick<Import, 'encoding' | 'separator'>): string {
  const letters = encoding === null ? 'Not known' : (encodings[encoding.toLowerCase()] ?? encoding)
  return separator === null
    ? letters
    : `${letters}, columns separated by ${separators[separator] ?? `“${separator}”`}`
}

export const rowsInWords = (rows: number) => plural(rows, 'row')

/** `12 rows are new, 3 are changed; 7 bad rows are left out.` */
export function planInWords({ create, update, bad }: Counts): string {
  const written = [
    create > 0 ? `${plural(create, 'row is', 'rows are')} new` : null,
    update > 0
      ? `${plural(update, create > 0 ? 'is' : 'row is', create > 0 ? 'are' : 'rows are')} changed`
      : null,
  ].filter((part) => part !== null)
  const said = written.length === 0 ? 'No row is new or changed' : written.join(', ')
  return bad === 0 ? `${said}.` : `${said}; ${plural(bad, 'bad row is', 'bad rows are')} left out.`
}
