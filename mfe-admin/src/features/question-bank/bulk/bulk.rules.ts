import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Chosen } from '@portal/shared/lists'
import { readPlace, type Step } from '../questions/place.rules.ts'

export type BulkBody = CallInput<'POST /question/admin/Question/BulkUpdate'>['body']
export type BulkResults = CallAnswer<'GET /question/admin/Question/GetBulk'>

/** What can be done to many questions. */
export const bulkKinds = {
  file: { label: 'File', title: 'File', save: 'File' },
  unfile: { label: 'Unfile', title: 'Take filings from', save: 'Unfile' },
  difficulty: { label: 'Difficulty', title: 'Set the difficulty of', save: 'Set difficulty' },
  publish: { label: 'Publish', title: 'Publish', save: 'Publish' },
  withdraw: { label: 'Withdraw', title: 'Withdraw', save: 'Withdraw' },
} as const

export type BulkKind = keyof typeof bulkKinds

/** So many questions in words: `1 question`, `1,200 questions`. */
export const questionsInWords = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'question' : 'questions'}`

/** What is typed of a change; each kind has its field. */
export interface BulkValues {
  place: string
  difficulty: string
  reason: string
}

export const noValues: BulkValues = { place: '', difficulty: '', reason: '' }

/** What is missing, by field. */
export function bulkFaults(
  kind: BulkKind,
  { place, difficulty, reason }: BulkValues,
): Partial<Record<keyof BulkValues, string>> {
  if (kind === 'file' && readPlace(place)?.kind !== 'topic') {
    return { place: 'Choose the topic that they are filed under' }
  }
  if (kind === 'unfile' && readPlace(place) === undefined) {
    return { place: 'Choose where they are to stand no more' }
  }
  if (kind === 'difficulty' && difficulty === '') return { difficulty: 'Choose 1 to 5' }
  if (kind === 'withdraw' && reason.trim() === '') return { reason: 'Say why they are withdrawn' }
  return {}
}

/** A change as it is sent. @param steps down to the place that is chosen */
export function changeOf(
  kind: BulkKind,
  { difficulty, reason }: BulkValues,
  steps: readonly Step[],
): BulkBody['change'] {
  const idOf = (step: Step['kind']) => steps.find((each) => each.kind === step)?.id
  switch (kind) {
    case 'file':
      return {
        file: [
          {
            questionLocation: 1,
            admissiontestId: idOf('test') ?? 0,
            topicId: idOf('topic') ?? null,
          },
        ],
      }
    case 'unfile':
      return {
        unfile: {
          AdmissionTestId: idOf('test'),
          sectionId: idOf('part'),
          SubjectId: idOf('subject'),
          topicId: idOf('topic'),
        },
      }
    case 'difficulty':
      return { difficulty: Number(difficulty) }
    case 'publish':
      return { publish: true }
    case 'withdraw':
      return { withdraw: { reason: reason.trim() } }
  }
}

/** Filters that are numbers; an address has them as text. */
const numbers: ReadonlySet<string> = new Set([
  ...['AdmissionTestId', 'sectionId', 'SubjectId', 'topicId', 'paperId'],
  ...['questionType', 'questionLocation', 'difficulty', 'minFacility', 'maxFacility'],
  ...['minDiscrimination', 'maxDiscrimination'],
])

type Filter = Extract<BulkBody, { filter: unknown }>['filter']

const filterOf = (asked: object): Filter =>
  Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      numbers.has(name) && value !== undefined ? Number(value) : value,
    ]),
  )

/** Questions that were chosen of the list, as they are sent. */
export const chosenOf = (chosen: Chosen) =>
  'ids' in chosen
    ? { questionIds: chosen.ids.map(Number) }
    : {
        filter: filterOf(chosen.filter),
        expectedCount: chosen.expectedCount,
      }

/** How far a change is, as its results and the list of changes say it. */
export type Standing = Pick<BulkResults, 'state' | 'counts' | 'done' | 'total' | 'change'>

/** What came of it, in a sentence. */
export function saidOf({ state, counts, done, total }: Omit<Standing, 'change'>): string {
  const parts = [
    [counts.done, state === 'undoing' ? 'still to be changed back' : 'changed'],
    [counts.same, 'so already'],
    [counts.refused, 'refused'],
    [counts.undone, 'changed back'],
    [counts.left, 'left as they are'],
    [total - done, state === 'stopped' ? 'not reached' : 'still to come'],
  ] as const
  const said = parts.flatMap(([count, words]) =>
    count === 0 ? [] : [`${count.toLocaleString('en-GB')} ${words}`],
  )
  return said.join(', ') || 'Nothing has been done yet'
}

/** How a change stands is called and coloured. */
export const bulkStates = {
  running: { label: 'Running', tone: 'brand' },
  stopped: { label: 'Stopped', tone: 'danger' },
  done: { label: 'Done', tone: 'success' },
  undoing: { label: 'Being undone', tone: 'brand' },
  undone: { label: 'Undone', tone: 'neutral' },
} as const

/** How many questions a job that is at a change has done of how many; null where none is at it. */
export function progressOf({ state, counts, done, total }: Omit<Standing, 'change'>) {
  if (state === 'running') return { done, of: total }
  if (state !== 'undoing') return null
  const back = counts.undone + counts.left
  return { done: back, of: back + counts.done }
}

/** What a change is, in words. @param place where it files or unfiles, as the server says it */
export function changeInWords(change: Standing['change'], place: string | null): string {
  if ('file' in change) return `File under ${place ?? 'a topic'}`
  if ('unfile' in change) return `Unfile from ${place ?? 'a paper'}`
  if ('difficulty' in change) return `Set difficulty ${change.difficulty}`
  return 'publish' in change ? 'Publish' : 'Withdraw'
}

/** What is said once a change was asked to be undone. */
export function undoneInWords({
  undone,
  left,
}: CallAnswer<'POST /question/admin/Question/UndoBulk'>) {
  // A job has counted nothing yet.
  if (undone + left.length === 0) return 'The questions are being changed back.'
  const back = `${questionsInWords(undone)} changed back`
  return left.length === 0 ? `${back}.` : `${back}, ${left.length} left as they are.`
}

/** How an outcome is called and coloured. */
export const outcomes = {
  done: { label: 'Changed', tone: 'success' },
  same: { label: 'So already', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
  undone: { label: 'Changed back', tone: 'neutral' },
  left: { label: 'Left', tone: 'warning' },
} as const
