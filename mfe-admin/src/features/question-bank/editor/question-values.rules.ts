import type { CallInput } from '@portal/shared/api'
import type { EditedQuestion, updateCall } from '../questions.queries.ts'

/** What a form of a question holds. Answers are lettered by their place. */
export interface QuestionValues {
  questionType: '1' | '2' | '3' | '4'
  difficulty: string
  key: string
  text: string
  data: string
  solution: string
  answers: AnswerValues[]
  /** Of types 2 and 4; what the type does not have is kept until it is saved. */
  marking: {
    modelAnswer: string
    criteria: string[]
    expected: string
    variables: string[]
    unit: string
    tolerance: number | null
  }
  note: string
  startsStatistics: boolean
  /** The version that is edited, once something is changed; 0 before. */
  basis: number
}

export interface AnswerValues {
  text: string
  isCorrect: boolean
  /** Why it is right or wrong. */
  why: string
}

/** A question's content as the calls take it. */
export type SentContent = Pick<
  CallInput<typeof updateCall>['body'],
  'text' | 'data' | 'solution' | 'questionType' | 'answers' | 'marking'
>

export const questionTypes = [
  { value: '1', label: 'MCQ' },
  { value: '2', label: 'Essay Response' },
  { value: '3', label: 'Fill in the Blanks' },
  { value: '4', label: 'Equation Response' },
] as const

/** As many answers as there are letters. */
export const mostAnswers = 26

/** The letter of an answer, by its place from 0, as it is shown. */
export const letterAt = (at: number): string => String.fromCharCode(65 + at)

/** Whether a type has answers to choose from. */
export const hasAnswers = ({ questionType }: Pick<QuestionValues, 'questionType'>) =>
  questionType === '1' || questionType === '3'

/** The place of the correct answer as a value of a choice; '' where none is chosen. */
export function correctOf(answers: readonly AnswerValues[]): string {
  const at = answers.findIndex(({ isCorrect }) => isCorrect)
  return at < 0 ? '' : String(at)
}

/** The answers with another one correct. */
export const withCorrect = (answers: readonly AnswerValues[], correct: string): AnswerValues[] =>
  answers.map((answer, at) => ({ ...answer, isCorrect: String(at) === correct }))

export const newAnswer: AnswerValues = { text: '', isCorrect: false, why: '' }

const noMarking: QuestionValues['marking'] = {
  ...{ modelAnswer: '', criteria: [], expected: '', variables: [], unit: '', tolerance: null },
}

/** A question that is still to be written. */
export const newQuestion: QuestionValues = {
  ...{ questionType: '1', difficulty: '3', key: '', text: '', data: '', solution: '' },
  answers: Array.from({ length: 4 }, () => newAnswer),
  marking: noMarking,
  ...{ note: '', startsStatistics: false, basis: 0 },
}

const typeOf = (type: number): QuestionValues['questionType'] =>
  questionTypes.find(({ value }) => Number(value) === type)?.value ?? '1'

/** What a form shows of a question. */
export function valuesOf(question: EditedQuestion): QuestionValues {
  const { marking } = question
  return {
    questionType: typeOf(question.questionType),
    difficulty: String(question.difficulty),
    key: question.key,
    text: question.text,
    data: question.data ?? '',
    solution: question.solution,
    answers: question.answers
      .toSorted((one, other) => one.letter.localeCompare(other.letter))
      .map(({ text, isCorrect, why }) => ({ text, isCorrect, why })),
    marking: {
      ...noMarking,
      ...(marking?.kind === 'essay' && {
        modelAnswer: marking.modelAnswer,
        criteria: [...marking.criteria],
      }),
      ...(marking?.kind === 'equation' && {
        expected: marking.expected,
        variables: [...marking.variables],
        unit: marking.unit ?? '',
        tolerance: marking.tolerance ?? null,
      }),
    },
    ...{ note: '', startsStatistics: false, basis: 0 },
  }
}

/** The content as it is sent: letters in order, and nothing of what another type has. */
export function contentOf(values: QuestionValues): SentContent {
  const { text, data, solution, questionType } = values
  return {
    text,
    data: data === '' ? null : data,
    solution,
    questionType: Number(questionType),
    answers: hasAnswers(values)
      ? values.answers.map((answer, at) => ({ letter: letterAt(at).toLowerCase(), ...answer }))
      : [],
    marking: markingOf(values),
  }
}

function markingOf({ questionType, marking }: QuestionValues): SentContent['marking'] {
  const { modelAnswer, criteria, expected, variables, unit, tolerance } = marking
  if (questionType === '2') return { kind: 'essay', modelAnswer, criteria }
  if (questionType !== '4') return null
  return {
    ...{ kind: 'equation', expected, variables },
    ...(unit.trim() !== '' && { unit: unit.trim() }),
    // Of an expression no single number is off by anything.
    ...(tolerance !== null && variables.length === 0 && { tolerance }),
  }
}

/** Whether name or difficulty are others, which make no version. */
export const hasOtherDetails = (
  values: Pick<QuestionValues, 'key' | 'difficulty'>,
  question: Pick<EditedQuestion, 'key' | 'difficulty'>,
) => values.key.trim() !== question.key || Number(values.difficulty) !== question.difficulty

/**
 * Whether what counts as right is otherwise than it was saved: another answer is correct, or an
 * expected value, its variables, unit or tolerance are others. Criteria of essays are no key.
 */
export function hasOtherKey(values: QuestionValues, question: EditedQuestion): boolean {
  const before = valuesOf(question)
  if (hasAnswers(values)) return correctOf(values.answers) !== correctOf(before.answers)
  if (values.questionType !== '4') return false
  const keyOf = (all: QuestionValues) => JSON.stringify(markingOf(all))
  return keyOf(values) !== keyOf(before)
}

/** The fields of a question in words. */
export const questionLabels = {
  ...{ questionType: 'Type', text: 'Question Text', data: 'Question Data', solution: 'Solution' },
  ...{ answers: 'Answers', 'marking.modelAnswer': 'Model answer' },
  ...{ 'marking.criteria': 'Criteria', 'marking.expected': 'Expected value' },
  ...{ 'marking.variables': 'Variables', 'marking.unit': 'Unit' },
  ...{ 'marking.tolerance': 'Tolerance', difficulty: 'Difficulty', key: 'Name' },
} as const
