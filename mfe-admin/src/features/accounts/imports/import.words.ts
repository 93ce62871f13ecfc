import { formatNumber, plural, type Tone } from '@portal/shared/ui'
import type { Counts, Import, ImportKind, ImportRow, ImportState } from './imports.queries.ts'

interface KindWords {
  label: string
  /** For `Import people`. */
  rows: string
  brings: string
  /** What a row becomes: one, and several. */
  nouns: readonly [string, string]
}

/** What the rows of a file are. */
export const kinds: Readonly<Record<ImportKind, KindWords>> = {
  people: {
    ...{ label: 'People', rows: 'people', nouns: ['account', 'accounts'] },
    brings:
      'Each row is one person: a student, a parent, a tutor or a school manager. An email that has an account already changes that one.',
  },
  results: {
    ...{ label: 'Results', rows: 'results', nouns: ['result', 'results'] },
    brings: 'Each row is one official result of a student.',
  },
}

/** The kinds, for a choice among them. */
export const kindOptions: readonly { value: ImportKind; label: string }[] = [
  { value: 'people', label: kinds.people.label },
  { value: 'results', label: kinds.results.label },
]

/** How imports stand, as people say it. */
export const states: Readonly<Record<ImportState, { label: string; tone: Tone }>> = {
  checking: { label: 'Being checked', tone: 'brand' },
  checked: { label: 'Not applied yet', tone: 'warning' },
  applying: { label: 'Being applied', tone: 'brand' },
  done: { label: 'Applied', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  discarded: { label: 'Discarded', tone: 'neutral' },
  'taking back': { label: 'Being taken back', tone: 'brand' },
  'taken back': { label: 'Taken back', tone: 'neutral' },
}

/** Whether a job is at it. */
export const isMoving = (state: ImportState) =>
  state === 'checking' || state === 'applying' || state === 'taking back'

type RowState = ImportRow['state']

/** What comes of a row. */
export const rowStates: Readonly<Record<RowState, { label: string; tone: Tone; hint: string }>> = {
  create: { label: 'New', tone: 'success', hint: 'Made by this file' },
  update: { label: 'Changed', tone: 'brand', hint: 'Changed by this file' },
  unchanged: { label: 'Unchanged', tone: 'neutral', hint: 'There already, the same' },
  bad: { label: 'Bad', tone: 'danger', hint: 'Cannot be taken as it is' },
}

/** In the order in which they are counted. */
export const rowStateNames: readonly RowState[] = ['create', 'update', 'unchanged', 'bad']

const separators = { ',': 'commas', ';': 'semicolons', tab: 'tabs' } as const

/** `UTF-8, columns divided by semicolons`. */
export const readAs = ({ encoding, separator }: Pick<Import, 'encoding' | 'separator'>) =>
  `${encoding}, columns divided by ${separators[separator]}`

/** `32 accounts are made, 3 changed.` */
export function planInWords(kind: ImportKind, { create, update }: Counts): string {
  const [one, many] = kinds[kind].nouns
  const counted = (count: number) => plural(count, `${one} is`, `${many} are`)
  if (create === 0) return `${counted(update)} changed.`
  const made = `${counted(create)} made`
  return update === 0 ? `${made}.` : `${made}, ${formatNumber(update)} changed.`
}

/** What was done by one that is applied: `32 accounts made, 3 changed.` */
export const doneInWords = (kind: ImportKind, { create, update }: Counts) =>
  `${plural(create, ...kinds[kind].nouns)} made, ${formatNumber(update)} changed.`

/** `29 accounts are gone.` */
export const goneInWords = ({ kind, removed }: Pick<Import, 'kind' | 'removed'>) => {
  const [one, many] = kinds[kind].nouns
  return `${plural(removed, `${one} is`, `${many} are`)} gone.`
}

/** The longest cell that is shown whole. */
const longestShown = 240

/** The beginning of what a cell says, where that is long. */
export const shortened = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text

/** `, such as ann@x.test, bo@x.test`. */
export const examplesInWords = (examples: readonly string[]) =>
  examples.length === 0
    ? ''
    : `, such as ${examples.map((one) => (one.length > 60 ? `${one.slice(0, 60)}…` : one)).join(', ')}`
