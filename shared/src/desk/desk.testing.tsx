import { ApiError, type CallInput } from '@portal/shared/api'
import { queueCall } from '@portal/shared/submissions/having'
import {
  type FakeCalls,
  type RenderScreenOptions,
  renderScreen,
  screen,
  testUid,
} from '@portal/shared/testing'
import { partOfText } from '@portal/shared/writing-rules'
import { vi } from 'vitest'
import { bankCall } from './desk.queries.ts'
import { Desk } from './desk.tsx'
import {
  type Comment,
  type Criterion,
  type DeskMarking,
  type DeskRead,
  itemCall,
  type TextComment,
} from './desk.types.ts'

export const saveCall = 'POST /Marking/tutor/Marking/SaveMarking'
export const returnCall = 'POST /Marking/tutor/Marking/Return'
export const testItemId = testUid(700)

export const essay =
  'I read law because I like arguments. My brother likes maths.\nLast year I visited a court.'

export const criteria: Criterion[] = ['Argument', 'Style'].map((title, index) => ({
  ...{ key: `k${index + 1}`, title, description: `How good the ${title.toLowerCase()} is.` },
  weight: 50,
  levels: [
    { points: 50, label: 'Fair', description: 'Some of it holds.' },
    { points: 75, label: 'Good', description: 'Most of it holds.' },
    { points: 100, label: 'Excellent', description: 'All of it holds.' },
  ],
}))

/** A comment on words of the essay. */
export function makeComment(number: number, quote: string, changes: Partial<TextComment> = {}) {
  const start = essay.indexOf(quote)
  return {
    ...{ id: testUid(number), part: 0, start, end: start + quote.length, quote },
    ...{ prefix: '', suffix: '', text: `On ${quote}`, sort: 'suggestion', criterion: null },
    ...changes,
  } satisfies Comment
}

export function makeDeskMarking(changes: Partial<DeskMarking> = {}): DeskMarking {
  return {
    ...{ markingId: testUid(710), revision: 3, state: 'draft', grades: [], overall: '' },
    ...{ privateNote: '', comments: [], file: null, savedAt: '2026-11-26T10:00:00Z' },
    ...changes,
  }
}

/** A marking that lacks nothing. */
export const wholeMarking = (changes: Partial<DeskMarking> = {}) =>
  makeDeskMarking({
    grades: [
      { key: 'k1', points: 75 },
      { key: 'k2', points: 50 },
    ],
    overall: 'A clear start; say more of why you read law.',
    ...changes,
  })

type Changes = Omit<Partial<DeskRead>, 'item'> & { item?: Partial<DeskRead['item']> }

/** An essay of Maya's, with Tom, not begun. */
export function makeDeskRead({ item, ...changes }: Changes = {}): DeskRead {
  return {
    item: {
      ...{ itemId: testItemId, kind: 'essay', studentId: testUid(1), studentName: 'Maya Clarke' },
      ...{ title: 'Why law', number: 1, round: 1, state: 'pending', isOverdue: false, words: 17 },
      ...{ handedInAt: '2026-11-20T10:00:00Z', dueAt: '2026-11-27T23:59:59Z', markedAt: null },
      ...{ marker: { id: testUid(2), name: 'Tom Harper' }, asksCheck: false, reason: null },
      ...{ mayMark: true, mayCheck: false },
      ...item,
    },
    version: makeVersion(),
    ...{ question: null, marking: null, first: null, before: null, takeOver: null, events: [] },
    ...{ heldBy: null, said: null },
    ...changes,
  }
}

export function makeVersion(
  changes: Partial<NonNullable<DeskRead['version']>> = {},
): NonNullable<DeskRead['version']> {
  return {
    ...{ versionId: testUid(720), number: 1, source: 'written', words: 17, characters: [89] },
    ...{ parts: [partOfText(essay)], texts: [essay], file: null, criteria },
    ...{ note: 'Is the end too short?', handedInAt: '2026-11-20T10:00:00Z' },
    task: {
      ...{ taskId: testUid(730), kind: 'essay', title: 'Why this course?' },
      ...{ brief: '<p>Say why you chose it.</p>', admissionTest: null, minWords: null },
      ...{ maxWords: null, questions: null, maxCharacters: null, criteria: [] },
      ...{ setBy: null, dueOn: null, note: null },
    },
    ...changes,
  }
}

export const makeReadMarking = (
  changes: Partial<NonNullable<DeskRead['first']>> = {},
): NonNullable<DeskRead['first']> => ({
  ...{ markingId: testUid(740), role: 'first', state: 'returned', markerName: 'Tom Harper' },
  ...{ returnedAt: '2026-11-24T10:00:00Z', outcome: null, percent: 63, comments: [], file: null },
  grades: [
    { key: 'k1', points: 75, label: 'Good' },
    { key: 'k2', points: 50, label: 'Fair' },
  ],
  ...{ overall: 'A clear start; say more of why you read law.', replies: [], ticks: [] },
  privateNote: '',
  ...changes,
})

export type SaveBody = CallInput<typeof saveCall>['body']

let people = 0

/** Opens the desk, each time as somebody else: what a device keeps is of one person. */
export async function openDesk(
  read: DeskRead | ApiError,
  calls: FakeCalls = {},
  options: RenderScreenOptions = {},
) {
  people += 1
  const onClose = vi.fn()
  const onNext = vi.fn()
  const rendered = renderScreen(<Desk itemId={testItemId} onClose={onClose} onNext={onNext} />, {
    role: 'Tutor',
    claims: { userId: testUid(900 + people), isEssayPsTutor: true },
    calls: {
      [itemCall]: read,
      [bankCall]: [],
      [queueCall]: {
        ...{ items: [], totalCount: 0 },
        counts: { mine: 0, pool: 0, overdue: 0, checking: 0, secondLooks: 0 },
      },
      [saveCall]: ({ body }) => ({
        ...{ markingId: testUid(710), revision: body.baseRevision + 1 },
        savedAt: '2026-11-26T10:01:00Z',
      }),
      'GET /User/Account/GetMe': new ApiError({ status: 404, message: '' }),
      ...calls,
    },
    ...options,
  })
  return { ...rendered, onClose, onNext }
}

/** The text with the focus, as after Tab, once the desk may be written at. */
export async function focusText(): Promise<HTMLElement> {
  const text = await screen.findByRole('application', { name: /^Text of/ })
  // What an earlier tab left behind is looked for first.
  await screen.findByRole('button', { name: 'Return' })
  text.focus()
  return text
}

/** The page is left, so that what waits is sent at once. */
export const leavePageNow = () => dispatchEvent(new Event('pagehide'))
