import type { CallAnswer } from '@portal/shared/api'
import { partOfText, textOf } from '@portal/shared/writing-rules'
import type { ListedEssay, ListedStatement, PieceRead, WritingTask } from './submissions.queries.ts'

const uidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const testPieceId = uidOf(1)

type Last = NonNullable<ListedEssay['last']>
type Version = NonNullable<PieceRead['lastMarking']>
type Marking = Version['markings'][number]
type MarkComment = Marking['comments'][number]

/** How the last version of a piece stands, in a list. */
export const makeLast = (changes: Partial<Last> = {}): Last => ({
  ...{ versionId: uidOf(200), number: 1, state: 'pending', handedInAt: '2026-11-20T10:00:00Z' },
  ...{ dueAt: '2026-11-27T23:59:59Z', markedAt: null, percent: null },
  ...changes,
})

/** An essay as a list has it. */
export const makeEssay = (changes: Partial<ListedEssay> = {}): ListedEssay => ({
  ...{ id: testPieceId, title: 'On punishment', taskTitle: 'Should prisons be abolished?' },
  ...{ words: 512, savedAt: '2026-11-24T10:00:00Z', setBy: null, dueOn: null, last: null },
  ...changes,
})

/** A statement as a list has it. */
export const makeStatement = (changes: Partial<ListedStatement> = {}): ListedStatement => ({
  ...{ id: testPieceId, title: 'Law statement', course: 'Law', entryYear: 2027 },
  ...{ characters: 3_210, savedAt: null, setBy: null, dueOn: null, last: null },
  ...changes,
})

/** A task as students find it. */
export const makeTask = (changes: Partial<WritingTask> = {}): WritingTask => ({
  ...{ taskId: uidOf(50), kind: 'essay', title: 'Should prisons be abolished?' },
  ...{ brief: '<p>Argue for one side.</p>', admissionTest: 'LNAT', minWords: 500, maxWords: 600 },
  ...{ questions: null, maxCharacters: null, setBy: null, dueOn: null, note: null },
  criteria: [{ title: 'Argument', description: 'Reasons that hold', weight: 100 }],
  ...changes,
})

/** The task of a statement. */
export const statementTask = (): PieceRead['task'] =>
  makeTask({
    ...{ kind: 'statement', title: 'Personal statement', brief: '', admissionTest: null },
    ...{ minWords: null, maxWords: null, maxCharacters: 4_000 },
    questions: ['Why this course?', 'How have you prepared?', 'What else?'].map((text) => ({
      text,
      minCharacters: 350,
    })),
  })

/** An essay with its draft; nothing was handed in. */
export const makePiece = (changes: Partial<PieceRead> = {}): PieceRead => ({
  piece: {
    ...{ pieceId: testPieceId, kind: 'essay', title: 'On punishment', course: null },
    ...{ entryYear: null, createdAt: '2026-11-01T10:00:00Z' },
  },
  draft: {
    ...{ revision: 3, savedAt: '2026-11-24T10:00:00Z', device: null },
    parts: [partOfText('Prisons punish. Courts judge.')],
  },
  task: makeTask(),
  ...{ versions: [], file: null, lastMarking: null, openItem: null },
  ...{ mayHandIn: true, whyNot: null, isReadOnly: false },
  ...changes,
})

/** A statement with three answers. */
export const makeStatementPiece = (
  texts: readonly string[],
  changes: Partial<PieceRead> = {},
): PieceRead =>
  makePiece({
    piece: {
      ...{ pieceId: testPieceId, kind: 'statement', title: 'Law statement', course: 'Law' },
      ...{ entryYear: 2027, createdAt: '2026-11-01T10:00:00Z' },
    },
    draft: { revision: 3, savedAt: null, device: null, parts: texts.map(partOfText) },
    task: statementTask(),
    ...changes,
  })

/** A comment on the words of a version’s first text. */
export function makeComment(
  text: string,
  quote: string,
  changes: Partial<MarkComment> & { id?: string } = {},
): MarkComment {
  const start = text.indexOf(quote)
  return {
    ...{ id: uidOf(300 + start), text: `About ${quote}`, sort: 'suggestion', criterion: null },
    ...{ part: 0, start, end: start + quote.length, quote, prefix: '', suffix: '' },
    ...changes,
  } as MarkComment
}

/** A version with one marking that has come back. */
export function makeMarked(
  text: string,
  comments: readonly MarkComment[],
  marking: Partial<Marking> = {},
): Version {
  const part = partOfText(text)
  return {
    piece: { pieceId: testPieceId, kind: 'essay', title: 'On punishment', studentName: 'Ada Ash' },
    ...{ versionId: uidOf(200), number: 2, source: 'written', parts: [part] },
    ...{ texts: [textOf(part)], words: 20, characters: [text.length], file: null },
    ...{ task: makeTask(), criteria: [], note: '', handedInAt: '2026-11-10T10:00:00Z' },
    ...{ state: 'marked', dueAt: null, mayAskSecondLook: false, sentBackFor: null },
    markings: [
      {
        ...{ markingId: uidOf(400), role: 'first', state: 'returned', markerName: 'Mo Marker' },
        ...{ returnedAt: '2026-11-16T10:00:00Z', outcome: null, grades: [], overall: 'Good.' },
        ...{ percent: 63, file: null, replies: [], ticks: [] },
        comments: [...comments],
        ...marking,
      },
    ],
  }
}

/** A version in the list of a piece. */
export const makeVersionRow = (
  changes: Partial<PieceRead['versions'][number]> = {},
): PieceRead['versions'][number] => ({
  ...{ versionId: uidOf(200), number: 2, source: 'written', state: 'marked', words: 20 },
  ...{ handedInAt: '2026-11-10T10:00:00Z', dueAt: null, markedAt: '2026-11-16T10:00:00Z' },
  ...{ overall: 'Good.', percent: 63, characters: [100] },
  ...changes,
})

/** Kept states of a draft. */
export const makeSnapshots = (): CallAnswer<'GET /Writing/Writing/GetSnapshots'> => [
  {
    ...{ snapshotId: uidOf(500), at: '2026-11-24T09:00:00Z', cause: 'cut' },
    ...{ words: 5, characters: [30] },
  },
]
