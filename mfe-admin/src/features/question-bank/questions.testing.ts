import type { EditedQuestion, Filing, QuestionRow } from './questions.queries.ts'

/** A question of four answers, c the correct one, as its editor reads it. */
export function makeEditedQuestion(changes: Partial<EditedQuestion> = {}): EditedQuestion {
  return {
    id: 42,
    text: '<p>Which force acts on a falling stone?</p>',
    data: '<p>A stone falls.</p>',
    solution: '<p>Gravity pulls it down.</p>',
    questionType: 1,
    answers: ['Friction', 'Lift', 'Weight', 'Thrust'].map((text, at) => ({
      id: at + 1,
      letter: 'abcd'.charAt(at),
      text,
      isCorrect: at === 2,
      why: `Because of ${text.toLowerCase()}`,
    })),
    marking: null,
    questionAssignments: [],
    key: 'forces-1',
    difficulty: 3,
    state: 'live',
    stateReason: null,
    version: 3,
    changedAt: '2026-11-20T10:00:00.000Z',
    changedBy: 'Ada Byron',
    isAnswered: false,
    isGivenOut: false,
    openFlags: 0,
    ...changes,
  }
}

/** A filing for Revise. */
export function makeFiling(changes: Partial<Filing> = {}): Filing {
  return {
    id: 7,
    questionId: 42,
    questionLocation: 1,
    admissionTestId: 1,
    admissionTestName: 'ESAT',
    sectionId: 2,
    sectionNo: 'Physics',
    subjectId: 3,
    subjectName: 'Mechanics',
    topicId: 4,
    topicName: 'Forces',
    paperType: null,
    year: null,
    mockPaperNumber: null,
    paperQuestion: null,
    examSectionId: null,
    examSectionNumber: null,
    paperLink: null,
    subTopicId: null,
    isParked: false,
    ...changes,
  }
}

/** A row of the list. */
export function makeQuestionRow(changes: Partial<QuestionRow> = {}): QuestionRow {
  return {
    id: 42,
    key: 'forces-1',
    summary: 'Which force acts on a falling stone?',
    summaryHtml: 'Which force acts on a falling stone?',
    questionType: 1,
    difficulty: 3,
    state: 'live',
    filings: 1,
    filedUnder: 'ESAT, Physics, Mechanics, Forces',
    version: 3,
    changedAt: '2026-11-20T10:00:00.000Z',
    changedBy: 'Ada Byron',
    flags: 0,
    facility: 62.5,
    discriminationIndex: 41,
    check: 'none',
    isGivenOut: false,
    ...changes,
  }
}
