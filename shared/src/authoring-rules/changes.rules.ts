/** What a version says, as far as it is compared with another. */
export interface VersionContent {
  text: string
  data: string | null
  solution: string
  questionType: number
  answers: readonly { letter: string; text: string; isCorrect: boolean; why: string }[]
  marking:
    | {
        kind: 'equation'
        expected: string
        variables: readonly string[]
        unit?: string | undefined
        tolerance?: number | undefined
      }
    | { kind: 'essay'; modelAnswer: string; criteria: readonly string[] }
    | null
}

type Answer = VersionContent['answers'][number]

const correctOf = (answers: readonly Answer[]) =>
  answers.find(({ isCorrect }) => isCorrect)?.letter ?? null

/**
 * What is otherwise in one version than in the one before it, in few words and in the order of the
 * fields: `type`, `text`, `data`, `answer b`, `key`, `reason b`, `solution`, and of typed answers
 * `expected value`, `variables`, `unit`, `tolerance`, `model answer`, `criteria`. Nothing where both
 * say the same.
 */
export function changedIn(before: VersionContent, after: VersionContent): string[] {
  const letters = [...new Set([...before.answers, ...after.answers].map(({ letter }) => letter))]
  const answer = ({ answers }: VersionContent, letter: string) =>
    answers.find((one) => one.letter === letter)
  const differing = (field: 'text' | 'why') =>
    letters
      .sort()
      .filter((letter) => answer(before, letter)?.[field] !== answer(after, letter)?.[field])
  const texts = differing('text')
  const changes: (string | false)[] = [
    before.questionType !== after.questionType && 'type',
    before.text !== after.text && 'text',
    before.data !== after.data && 'data',
    ...texts.map((letter) => `answer ${letter}`),
    correctOf(before.answers) !== correctOf(after.answers) && 'key',
    // Of an answer that came or went, that it did says enough.
    ...differing('why')
      .filter((letter) => answer(before, letter) && answer(after, letter))
      .map((letter) => `reason ${letter}`),
    ...changedMarking(before.marking, after.marking),
    before.solution !== after.solution && 'solution',
  ]
  return changes.filter((change) => change !== false)
}

/** What is compared of a marking, in words. */
function fieldsOf(marking: VersionContent['marking']): Readonly<Record<string, unknown>> {
  if (marking === null) return {}
  if (marking.kind === 'essay') {
    return { 'model answer': marking.modelAnswer, criteria: marking.criteria }
  }
  const { expected, variables, unit, tolerance } = marking
  return { 'expected value': expected, variables, unit, tolerance }
}

function changedMarking(
  before: VersionContent['marking'],
  after: VersionContent['marking'],
): string[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  )
}
