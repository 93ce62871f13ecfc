import type { CallInput } from '@portal/shared/api'
import { longestQuestionText } from '@portal/shared/api/schemas'
import { changedIn, hasContent } from '@portal/shared/authoring-rules'
import type { StoredMarking } from '../../database/schema/index.ts'
import type { FieldError } from '../../problem.ts'
import { cleanHtml } from '../../rich-text/index.ts'

/** What a question says, as a version stores it: texts cleaned, answers in the order of letters. */
export interface QuestionContent {
  text: string
  data: string | null
  solution: string
  questionType: number
  answers: { letter: string; text: string; isCorrect: boolean; why: string }[]
  marking: StoredMarking | null
}

/** The same as an editor or a file brings it. */
export type SentContent = Pick<
  CallInput<'POST /question/admin/Question/Create'>['body'],
  'text' | 'data' | 'solution' | 'questionType' | 'answers' | 'marking'
>

type Answer = QuestionContent['answers'][number]

/** A text as it is stored; one without anything to see is empty. */
function tidy(html: string): string {
  const clean = cleanHtml(html)
  return hasContent(clean) ? clean : ''
}

/**
 * The reason of an answer that is sent without one: that of the answer with the same text, wherever
 * it stood, or else of the one with its letter.
 */
function reasonKept(sent: { letter: string; text: string }, before: readonly Answer[]): string {
  const known =
    before.find(({ text }) => text !== '' && text === sent.text) ??
    before.find(({ letter }) => letter === sent.letter)
  return known?.why ?? ''
}

function tidyAnswers(sent: SentContent['answers'], before: readonly Answer[]): Answer[] {
  return sent
    .map((answer) => ({ ...answer, text: tidy(answer.text) }))
    .toSorted((one, other) => (one.letter.toLowerCase() < other.letter.toLowerCase() ? -1 : 1))
    .map(({ letter, text, isCorrect, why }, index) => ({
      letter: String.fromCharCode(97 + index),
      text,
      isCorrect,
      why:
        why === undefined ? reasonKept({ letter: letter.toLowerCase(), text }, before) : tidy(why),
    }))
}

/** How a new question of a type is marked before anybody has said so. */
function emptyMarking(questionType: number): StoredMarking | null {
  if (questionType === 2) return { kind: 'essay', modelAnswer: '', criteria: [] }
  if (questionType === 4) return { kind: 'equation', expected: '', variables: [] }
  return null
}

function tidyMarking(
  { questionType, marking }: SentContent,
  before: QuestionContent | null,
): StoredMarking | null {
  // The form of before has no marking: what is there stays.
  if (marking === null || marking === undefined) {
    const isSameType = before?.questionType === questionType
    return isSameType ? before.marking : emptyMarking(questionType)
  }
  if (marking.kind === 'essay') {
    return {
      kind: 'essay',
      modelAnswer: tidy(marking.modelAnswer),
      criteria: marking.criteria.map(tidy),
    }
  }
  const { expected, variables, unit, tolerance } = marking
  return {
    kind: 'equation',
    expected,
    variables: [...variables],
    ...(unit && { unit }),
    ...(tolerance && { tolerance }),
  }
}

/**
 * What is sent of a question as a version would store it: texts cleaned, pictures of equations as
 * LaTeX, letters small and closed up in order. Reasons and a marking that are left out stay as they
 * were.
 * @param before what it says now; null for a new one
 */
export function tidyContent(sent: SentContent, before: QuestionContent | null): QuestionContent {
  return {
    text: tidy(sent.text),
    data: sent.data === null ? null : tidy(sent.data) || null,
    solution: tidy(sent.solution),
    questionType: sent.questionType,
    answers: tidyAnswers(sent.answers, before?.answers ?? []),
    marking: tidyMarking(sent, before),
  }
}

/** A text of a question with where it stands. */
export interface PlacedText {
  path: string
  html: string
}

/** All texts of a question, in the order of its fields. */
export function textsOf(content: QuestionContent): PlacedText[] {
  const { text, data, solution, answers, marking } = content
  return [
    { path: 'text', html: text },
    ...(data === null ? [] : [{ path: 'data', html: data }]),
    { path: 'solution', html: solution },
    ...answers.flatMap((answer, index) => [
      { path: `answers.${index}.text`, html: answer.text },
      { path: `answers.${index}.why`, html: answer.why },
    ]),
    ...(marking?.kind === 'essay'
      ? [
          { path: 'marking.modelAnswer', html: marking.modelAnswer },
          ...marking.criteria.map((html, index) => ({ path: `marking.criteria.${index}`, html })),
        ]
      : []),
  ]
}

/** The same question with each of its texts turned into another. */
export function withTexts(
  content: QuestionContent,
  turn: (html: string) => string,
): QuestionContent {
  const { marking } = content
  return {
    ...content,
    text: turn(content.text),
    data: content.data === null ? null : turn(content.data),
    solution: turn(content.solution),
    answers: content.answers.map((one) => ({ ...one, text: turn(one.text), why: turn(one.why) })),
    marking:
      marking?.kind === 'essay'
        ? {
            ...marking,
            modelAnswer: turn(marking.modelAnswer),
            criteria: marking.criteria.map(turn),
          }
        : marking,
  }
}

/** Whether two contents say the same, so that the one is no new version of the other. */
export const sayTheSame = (one: QuestionContent, other: QuestionContent): boolean =>
  changedIn(one, other).length === 0

/**
 * What no question may be, draft or not, by the fields of a body: texts that are too long, a marking
 * of another type, answers of a typed one, several correct ones, a tolerance beside variables.
 */
export function faultsOf(content: QuestionContent): FieldError[] {
  const { questionType, answers, marking } = content
  const faults: FieldError[] = []
  const say = (path: string, message: string) => faults.push({ path: `body.${path}`, message })
  for (const { path, html } of textsOf(content)) {
    if (html.length <= longestQuestionText) continue
    const most = longestQuestionText.toLocaleString('en-GB')
    say(path, `This text has more than ${most} signs. Make it shorter, or two of it`)
  }
  const isChoice = questionType === 1 || questionType === 3
  if (!isChoice && answers.length > 0) say('answers', 'A question of this type has no answers')
  if (answers.filter(({ isCorrect }) => isCorrect).length > 1) {
    say('answers', 'Choose one correct answer')
  }
  if ((marking?.kind ?? null) !== (emptyMarking(questionType)?.kind ?? null)) {
    say('marking', 'This marking is of another type of question')
  }
  if (marking?.kind === 'equation' && marking.tolerance && marking.variables.length > 0) {
    say('marking.tolerance', 'A tolerance is for plain numbers; take the variables or it away')
  }
  return faults
}
